import { newId } from '#foundation/ids.ts'
import { callerOf } from '#server/platform/limits.ts'
import { guess } from '#server/platform/rate-counts.repository.ts'
import { type AccountParts, tooOften, unlessBusy } from './account-parts.service.ts'
import type { NewAccount } from './accounts.repository.ts'
import type { Accounts } from './accounts.ts'
import { readEmail } from './email-field.ts'
import { fieldsOf, readSignUp, type SignUp } from './read-sign-up.ts'
import type { FormField, SignInOutcome, SignInRequest, SignUpOutcome } from './sign-in.ts'

/** Signing up and in by email and password. */
export function passwordSignIn(parts: AccountParts, welcome: Accounts['welcome']): Pick<Accounts, 'signUp' | 'signIn'> {
  const { accounts, clock, database, hashes, secrets } = parts

  const newAccountOf = (ask: SignInRequest, signUp: SignUp, password: string): NewAccount => ({
    ...{ id: newId(), email: signUp.email, emailVerified: false, password },
    ...{ firstName: signUp.firstName, lastName: signUp.lastName },
    ...{ phoneNumber: signUp.phoneNumber, birthday: signUp.birthday, market: ask.market.id },
    terms: signUp.acceptTerms ? parts.termsOf(ask.market) : null,
    newsletter: signUp.acceptNewsletter ? parts.newsletterOf(ask.market) : null,
  })

  const signUp = async (ask: SignInRequest, fields: readonly FormField[]): Promise<SignUpOutcome> => {
    if (ask.visitor.session) return { status: 'ERROR' }
    if (parts.toggle(ask.market, 'loginMaintenanceMode'))
      return { status: 'SIGN_UP_NOT_ALLOWED', code: 'sign-in.maintenance' }
    const read = readSignUp(fieldsOf(fields), {
      needsTerms: parts.toggle(ask.market, 'signupTermsAndDoubleOptIn'),
      asksBirthday: parts.toggle(ask.market, 'birthdayField'),
      today: clock().toISOString().slice(0, 10),
    })
    if (!read.signUp) return { status: 'FIELD_ERROR', formFields: read.problems }
    if (parts.isStaff(read.signUp.email)) return { status: 'SIGN_UP_NOT_ALLOWED', code: 'sign-in.staff' }
    const network = { what: 'sign-up-by-network', who: callerOf(ask.visitor.address) } as const
    const made = await guess(database, [network], async () => ({
      right: false,
      value: await makeAccount(ask, read.signUp!),
    }))
    return made.allowed ? made.value : tooOften
  }

  const makeAccount = async (ask: SignInRequest, it: SignUp): Promise<SignUpOutcome> => {
    const password = await hashes.make(it.password)
    const stored = await database.transaction(async (inside) => {
      const added = await accounts.add(inside, newAccountOf(ask, it, password))
      if (added) await parts.queueMail(inside, 'verify', { email: it.email, market: ask.market })
      return added
    })
    if (!stored) return { status: 'FIELD_ERROR', formFields: [{ id: 'email', code: 'sign-in.email-taken' }] }
    await welcome(ask, stored.account, true)
    return { status: 'OK', account: stored.account, created: true }
  }

  const signIn = async (ask: SignInRequest, fields: readonly FormField[]): Promise<SignInOutcome> => {
    if (ask.visitor.session) return { status: 'ERROR' }
    if (parts.toggle(ask.market, 'loginMaintenanceMode'))
      return { status: 'SIGN_IN_NOT_ALLOWED', code: 'sign-in.maintenance' }
    const given = fieldsOf(fields)
    const email = readEmail(given.get('email') ?? '')
    const password = given.get('password') ?? ''
    const formFields = [
      ...(email === undefined
        ? [{ id: 'email', code: (given.get('email') ?? '') === '' ? 'form.required' : 'sign-in.email-wrong' }]
        : []),
      ...(password === '' ? [{ id: 'password', code: 'form.required' }] : []),
    ]
    if (email === undefined || formFields.length > 0) return { status: 'FIELD_ERROR', formFields }
    if (parts.isStaff(email)) return { status: 'SIGN_IN_NOT_ALLOWED', code: 'sign-in.staff' }
    if (password.length > 400) return { status: 'WRONG_CREDENTIALS_ERROR' }
    return tried(ask, email, password)
  }

  const tried = async (ask: SignInRequest, email: string, password: string): Promise<SignInOutcome> => {
    const device = parts.deviceOf(ask)
    if (device === undefined && parts.tries.isClosedToUnknown()) return tooOften
    const stored = await accounts.byEmail(email)
    const isKnownDevice = await secrets.isKnownDevice(stored?.account.id, device)
    const isRight = await parts.tries.tryPassword({ email, device, isKnownDevice, address: ask.visitor.address }, () =>
      hashes.isRight(stored?.password, password),
    )
    if (isRight === 'too-often') return tooOften
    if (!isRight || !stored) return { status: 'WRONG_CREDENTIALS_ERROR' }
    if (hashes.isOutdated(stored.password!))
      await accounts.setPassword(database, stored.account.id, await hashes.make(password))
    await welcome(ask, stored.account, false)
    return { status: 'OK', account: stored.account, created: false }
  }

  return {
    signUp: (ask, fields) => unlessBusy(() => signUp(ask, fields)),
    signIn: (ask, fields) => unlessBusy(() => signIn(ask, fields)),
  }
}
