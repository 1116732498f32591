import { isoDay } from '#foundation/date-format.ts'
import { newId } from '#foundation/ids.ts'
import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import { type AccountParts, busy, tooOften, unlessBusy } from './account-parts.service.ts'
import type { Accounts } from './accounts.ts'
import type { NewAccount } from './accounts-table.ts'
import { readEmail } from './email-field.ts'
import { fieldsOf, readSignUp, type SignUp } from './read-sign-up.ts'
import type { FormField, GeneralError, SignInOutcome, SignInRequest, SignUpOutcome } from './sign-in.ts'

interface Needs {
  readonly parts: AccountParts
  readonly welcome: Accounts['welcome']
}

/** Sign-up and sign-in by email and password. */
export function passwordSignIn(
  parts: AccountParts,
  welcome: Accounts['welcome'],
): Pick<Accounts, 'signUp' | 'signIn' | 'refusesUnknown'> {
  const needs: Needs = { parts, welcome }
  return {
    signUp: (ask, fields) => unlessBusy(() => signUp(needs, ask, fields)),
    signIn: (ask, fields) => unlessBusy(() => signIn(needs, ask, fields)),
    refusesUnknown: () => refusedAtOnce(parts, undefined),
  }
}

/** Refuses without a database query, so that somebody who tries thousands of passwords does not slow down shoppers. */
function refusedAtOnce({ hashes, tries }: AccountParts, device: string | undefined): GeneralError | undefined {
  if (device === undefined && tries.isClosedToUnknown()) return tooOften
  return hashes.isFull() ? busy : undefined
}

async function signUp(needs: Needs, ask: SignInRequest, fields: readonly FormField[]): Promise<SignUpOutcome> {
  const { parts } = needs
  if (ask.visitor.session) return { status: 'ERROR' }
  if (parts.toggle(ask.market, 'loginMaintenanceMode'))
    return { status: 'SIGN_UP_NOT_ALLOWED', code: 'sign-in.maintenance' }
  const read = readSignUp(fieldsOf(fields), {
    needsTerms: parts.toggle(ask.market, 'signupTermsAndDoubleOptIn'),
    asksBirthday: parts.toggle(ask.market, 'birthdayField'),
    today: isoDay(parts.clock(), ask.market.country.timeZone),
  })
  const { signUp: given } = read
  if (!given) return { status: 'FIELD_ERROR', formFields: read.problems }
  if (parts.isStaff(given.email)) return { status: 'SIGN_UP_NOT_ALLOWED', code: 'sign-in.staff' }
  const network = { what: 'sign-up-by-network', who: callerOf(ask.visitor.address) } as const
  const made = await countedAttempt(parts.database, [network], async () => ({
    right: false,
    value: await makeAccount(needs, ask, given),
  }))
  return made.allowed ? made.value : { status: 'GENERAL_ERROR', code: 'sign-up.too-often' }
}

async function makeAccount({ parts, welcome }: Needs, ask: SignInRequest, it: SignUp): Promise<SignUpOutcome> {
  const account = newAccountOf(parts, ask, it, await parts.hashes.make(it.password))
  const stored = await parts.database.transaction(async (inside) => {
    const added = await parts.accounts.add(inside, account)
    if (added) await parts.queueMail(inside, 'verify', { email: it.email, market: ask.market })
    if (added && it.acceptNewsletter)
      await parts.newsletter(inside, {
        ...{ market: ask.market, email: it.email, accountId: added.account.id, source: 'sign-up' },
      })
    if (added && it.joinProgramme) await parts.joinProgramme(inside, { market: ask.market, account: added.account })
    return added
  })
  if (!stored) return { status: 'FIELD_ERROR', formFields: [{ id: 'email', code: 'sign-in.email-taken' }] }
  await welcome(ask, stored.account, true)
  return { status: 'OK', account: stored.account, created: true }
}

const newAccountOf = (parts: AccountParts, ask: SignInRequest, signUp: SignUp, password: string): NewAccount => ({
  ...{ id: newId(), email: signUp.email, emailVerified: false, password },
  ...{ firstName: signUp.firstName, lastName: signUp.lastName },
  ...{ phoneNumber: signUp.phoneNumber, birthday: signUp.birthday, market: ask.market.id },
  terms: signUp.acceptTerms ? parts.termsOf(ask.market) : null,
})

async function signIn(needs: Needs, ask: SignInRequest, fields: readonly FormField[]): Promise<SignInOutcome> {
  const { parts } = needs
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
  if (password.length > longestTried) return { status: 'WRONG_CREDENTIALS_ERROR' }
  return tryPassword(needs, ask, { email, password })
}

/** The longest password that is still compared, in characters; a valid one has at most a hundred. */
const longestTried = 400

interface Typed {
  readonly email: string
  readonly password: string
}

async function tryPassword(
  { parts, welcome }: Needs,
  ask: SignInRequest,
  { email, password }: Typed,
): Promise<SignInOutcome> {
  const { accounts, database, hashes, secrets, tries } = parts
  const device = parts.deviceOf(ask)
  const refused = refusedAtOnce(parts, device)
  if (refused) return refused
  const stored = await accounts.byEmail(email)
  const isKnownDevice = await secrets.isKnownDevice(stored?.account.id, device)
  const isRight = await tries.tryPassword({ email, device, isKnownDevice, address: ask.visitor.address }, () =>
    hashes.isRight(stored?.password, password),
  )
  if (isRight === 'too-often') return tooOften
  if (!isRight || !stored) return { status: 'WRONG_CREDENTIALS_ERROR' }
  if (hashes.isOutdated(stored.password!))
    await accounts.setPassword(database, stored.account.id, await hashes.make(password))
  await welcome(ask, stored.account, false)
  return { status: 'OK', account: stored.account, created: false }
}
