import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { callerOf } from '#server/platform/limits.ts'
import { nameOfAddress } from '#server/platform/mail-secret.ts'
import { guess } from '#server/platform/rate-counts.repository.ts'
import { giveSession, leaveSession, type Sessions } from '#server/sessions/index.ts'
import type { AcceptedTerms, Account, NewsletterConsent } from './account.ts'
import { accountSecretsIn } from './account-secrets.repository.ts'
import { accountsIn, type NewAccount } from './accounts.repository.ts'
import { domainOf, readEmail } from './email-field.ts'
import { HashingBusy, type PasswordHashes } from './password-hashes.service.ts'
import { passwordProblem } from './password-rule.ts'
import { fieldsOf, readSignUp, type SignUp } from './read-sign-up.ts'
import type {
  FormField,
  GeneralError,
  ResetAsked,
  ResetOutcome,
  SignInOutcome,
  SignInRequest,
  SignUpOutcome,
  VerifyOutcome,
} from './sign-in.ts'
import { deviceCookie, newDevice, tryPassword } from './sign-in-tries.service.ts'

export interface AccountsNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly sessions: Sessions
  readonly hashes: PasswordHashes
  readonly markets: Pick<Markets, 'find'>
  readonly toggle: (
    market: Market,
    key: 'loginMaintenanceMode' | 'signupTermsAndDoubleOptIn' | 'birthdayField',
  ) => boolean
  /** Addresses of this domain belong to staff, who sign in by the company's directory. */
  readonly staffDomain: string | undefined
  /** Name of a cookie in this shop's browsers. */
  readonly cookieName: (name: string) => string
  readonly alert: (code: string, details: object) => void
  /** What else happens when somebody has signed in: baskets are joined. */
  readonly signedIn: (ask: SignInRequest, accountId: string) => Promise<void>
}

/** Accounts: signing up, in and out, by whatever way, and the addresses and passwords of accounts. */
export interface Accounts {
  signUp(ask: SignInRequest, fields: readonly FormField[]): Promise<SignUpOutcome>
  signIn(ask: SignInRequest, fields: readonly FormField[]): Promise<SignInOutcome>
  signOut(ask: SignInRequest): Promise<void>
  /** Undefined once too many were asked. */
  emailExists(ask: SignInRequest, email: string): Promise<boolean | undefined>
  askReset(ask: SignInRequest, typed: string): Promise<ResetAsked>
  reset(ask: SignInRequest, token: string, password: string): Promise<ResetOutcome>
  /** The owner of a reset link that still works. */
  resetEmail(token: string): Promise<string | undefined>
  askVerification(
    ask: SignInRequest,
  ): Promise<{ readonly status: 'OK' | 'EMAIL_ALREADY_VERIFIED_ERROR' } | GeneralError>
  verify(ask: SignInRequest, token: string): Promise<VerifyOutcome>
  /** True if the account's address is verified; a session that does not say so yet is told. */
  isVerified(ask: SignInRequest): Promise<boolean>
  find(id: string): Promise<Account | undefined>
  byProvider(provider: string, subject: string): Promise<Account | undefined>
  byEmail(email: string): Promise<Account | undefined>
  /** Makes an account without a password, for somebody whom a provider knows; undefined if the address has an account. */
  addFromProvider(ask: SignInRequest, person: ProvenPerson): Promise<Account | undefined>
  /** The provider vouches for the address of this account: from now on it opens it. An address nobody had verified loses its password and its sessions. */
  linkProvider(account: Account, person: ProvenPerson): Promise<Account>
  /** Signs an account in whose owner has been proven. */
  welcome(ask: SignInRequest, account: Account, created: boolean): Promise<void>
  isStaff(email: string): boolean
  /** Marketing is agreed to apart, where the market asks for it together with its terms. */
  acceptTerms(
    accountId: string,
    accepted: { readonly market: Market; readonly version: string; readonly marketing?: boolean },
  ): Promise<AcceptedTerms>
  areTermsDue(account: Account, market: Market): boolean
}

/** Somebody as an identity provider describes them. */
export interface ProvenPerson {
  readonly provider: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

export function openAccounts(needs: AccountsNeeds): Accounts {
  const { clock, database, hashes, sessions } = needs
  const accounts = accountsIn(database)
  const secrets = accountSecretsIn(database)

  const isStaff = (email: string): boolean =>
    needs.staffDomain !== undefined && domainOf(email.toLowerCase()) === needs.staffDomain.toLowerCase()

  /** A mail is written by a job for every address, known or not, so that the answer takes the same time. */
  const queueAccountMail = (inside: Database, kind: string, { email, market }: { email: string; market: Market }) =>
    needs.jobs.send(inside, 'account-mail', { kind, email, market: market.id })

  const termsOf = (market: Market): AcceptedTerms => ({
    version: market.choices.termsVersion,
    at: clock().toISOString(),
    market: market.id,
  })

  const welcome: Accounts['welcome'] = async (ask, account, created) => {
    const device = ask.sentCookies[needs.cookieName(deviceCookie.name)]
    const isKnown = await secrets.isKnownDevice(account.id, device)
    const secret = isKnown ? device! : newDevice()
    const userAgent = String(ask.answer.headers['user-agent'] ?? '')
    const tokens = await database.transaction(async (inside) => {
      if (!isKnown) await secrets.rememberDevice(inside, account.id, secret)
      if (!isKnown && !created)
        await needs.jobs.send(inside, 'account-mail', {
          ...{ kind: 'new-device', email: account.email, market: ask.market.id, userAgent },
          at: clock().toISOString(),
        })
      return sessions.start(inside, {
        ...{ accountId: account.id, emailVerified: account.emailVerified, device: { userAgent } },
      })
    })
    giveSession(ask.answer, tokens)
    ask.answer.cookies.set(deviceCookie.name, secret, deviceCookie.maxAgeSeconds)
    await needs.signedIn(ask, account.id)
  }

  const newAccountOf = (ask: SignInRequest, signUp: SignUp, password: string): NewAccount => ({
    ...{ id: newId(), email: signUp.email, emailVerified: false, password },
    ...{ firstName: signUp.firstName, lastName: signUp.lastName },
    ...{ phoneNumber: signUp.phoneNumber, birthday: signUp.birthday, market: ask.market.id },
    terms: signUp.acceptTerms ? termsOf(ask.market) : null,
    newsletter: signUp.acceptNewsletter ? newsletterOf(ask.market) : null,
  })

  const newsletterOf = (market: Market): NewsletterConsent => ({
    ...termsOf(market),
    confirmedAt: needs.toggle(market, 'signupTermsAndDoubleOptIn') ? null : clock().toISOString(),
  })

  const signUp = async (ask: SignInRequest, fields: readonly FormField[]): Promise<SignUpOutcome> => {
    if (ask.visitor.session) return { status: 'ERROR' }
    if (needs.toggle(ask.market, 'loginMaintenanceMode'))
      return { status: 'SIGN_UP_NOT_ALLOWED', code: 'sign-in.maintenance' }
    const read = readSignUp(fieldsOf(fields), {
      needsTerms: needs.toggle(ask.market, 'signupTermsAndDoubleOptIn'),
      asksBirthday: needs.toggle(ask.market, 'birthdayField'),
      today: clock().toISOString().slice(0, 10),
    })
    if (!read.signUp) return { status: 'FIELD_ERROR', formFields: read.problems }
    if (isStaff(read.signUp.email)) return { status: 'SIGN_UP_NOT_ALLOWED', code: 'sign-in.staff' }
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
      if (added) await queueAccountMail(inside, 'verify', { email: it.email, market: ask.market })
      return added
    })
    if (!stored) return { status: 'FIELD_ERROR', formFields: [{ id: 'email', code: 'sign-in.email-taken' }] }
    await welcome(ask, stored.account, true)
    return { status: 'OK', account: stored.account, created: true }
  }

  const signIn = async (ask: SignInRequest, fields: readonly FormField[]): Promise<SignInOutcome> => {
    if (ask.visitor.session) return { status: 'ERROR' }
    if (needs.toggle(ask.market, 'loginMaintenanceMode'))
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
    if (isStaff(email)) return { status: 'SIGN_IN_NOT_ALLOWED', code: 'sign-in.staff' }
    if (password.length > 400) return { status: 'WRONG_CREDENTIALS_ERROR' }
    return tried(ask, email, password)
  }

  const tried = async (ask: SignInRequest, email: string, password: string): Promise<SignInOutcome> => {
    const stored = await accounts.byEmail(email)
    const device = ask.sentCookies[needs.cookieName(deviceCookie.name)]
    const isKnownDevice = await secrets.isKnownDevice(stored?.account.id, device)
    const isRight = await tryPassword(
      { database, alert: needs.alert },
      { email, device, isKnownDevice, address: ask.visitor.address },
      async () => {
        const right = await hashes.isRight(stored?.password, password)
        return { right, value: right }
      },
    )
    if (isRight === 'too-often') return tooOften
    if (!isRight || !stored) return { status: 'WRONG_CREDENTIALS_ERROR' }
    if (hashes.isOutdated(stored.password!))
      await accounts.setPassword(database, stored.account.id, await hashes.make(password))
    await welcome(ask, stored.account, false)
    return { status: 'OK', account: stored.account, created: false }
  }

  const reset = async (ask: SignInRequest, token: string, password: string): Promise<ResetOutcome> => {
    const owner = await secrets.findToken('reset', token)
    if (!owner) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
    const code = password === '' ? 'form.required' : passwordProblem(password, owner.email)
    if (code) return { status: 'FIELD_ERROR', formFields: [{ id: 'password', code }] }
    const hash = await hashes.make(password)
    const wasVerified = (await accounts.find(owner.accountId))?.account.emailVerified
    const done = await database.transaction(async (inside) => {
      const used = await secrets.useToken(inside, 'reset', token)
      // The link went to this address, so whoever used it holds it.
      if (!used || !(await accounts.verifyEmail(inside, used.accountId, used.email))) return undefined
      await accounts.setPassword(inside, used.accountId, hash)
      if (!wasVerified) await accounts.unlinkAll(inside, used.accountId)
      await secrets.dropTokens(inside, used.accountId)
      await secrets.forgetDevices(inside, used.accountId)
      await sessions.setEmailVerified(inside, used.accountId)
      await sessions.endAll(inside, used.accountId)
      return used.accountId
    })
    if (done === undefined) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
    if (ask.visitor.session?.accountId === done) leaveSession(ask.answer)
    return { status: 'OK' }
  }

  const verify = async (ask: SignInRequest, token: string): Promise<VerifyOutcome> => {
    const accountId = await database.transaction(async (inside) => {
      const used = await secrets.useToken(inside, 'verify', token)
      if (!used || !(await accounts.verifyEmail(inside, used.accountId, used.email))) return undefined
      await sessions.setEmailVerified(inside, used.accountId)
      return used.accountId
    })
    const stored = accountId === undefined ? undefined : await accounts.find(accountId)
    if (!stored) return { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
    await tellVerified(ask, stored.account)
    return { status: 'OK', account: stored.account }
  }

  /** A session that still says that the address is not verified gets new tokens. */
  const tellVerified = async ({ visitor: { session }, answer }: SignInRequest, account: Account) => {
    if (session && session.accountId === account.id && session.emailVerified !== account.emailVerified)
      giveSession(answer, await sessions.renew(session, { emailVerified: account.emailVerified }))
  }

  return {
    signUp: (ask, fields) => unlessBusy(() => signUp(ask, fields)),
    signIn: (ask, fields) => unlessBusy(() => signIn(ask, fields)),
    reset: (ask, token, password) => unlessBusy(() => reset(ask, token, password)),
    verify,
    welcome,
    isStaff,

    async signOut({ visitor: { session }, answer }) {
      if (session) await sessions.end(session.id)
      leaveSession(answer)
    },

    async emailExists(ask, typed) {
      const network = callerOf(ask.visitor.address)
      const asked = await guess(
        database,
        [
          { what: 'email-exists-by-basket', who: ask.visitor.basketId ?? network },
          { what: 'email-exists-by-network', who: network },
        ],
        async () => {
          const email = readEmail(typed)
          return { right: false, value: email !== undefined && (await accounts.byEmail(email)) !== undefined }
        },
      )
      return asked.allowed ? asked.value : undefined
    },

    async askReset({ market, visitor }, typed) {
      const email = readEmail(typed)
      if (email === undefined)
        return {
          status: 'FIELD_ERROR',
          formFields: [{ id: 'email', code: typed.trim() === '' ? 'form.required' : 'sign-in.email-wrong' }],
        }
      if (isStaff(email)) return { status: 'PASSWORD_RESET_NOT_ALLOWED', code: 'sign-in.staff' }
      await guess(
        database,
        [
          { what: 'reset-by-email', who: nameOfAddress(email) },
          { what: 'reset-by-network', who: callerOf(visitor.address) },
        ],
        async () => ({ right: false, value: await queueAccountMail(database, 'reset', { email, market }) }),
      )
      return { status: 'OK' }
    },
    resetEmail: async (token) => (await secrets.findToken('reset', token))?.email,

    async askVerification({ market, visitor }) {
      const stored = await accounts.find(visitor.accountId!)
      if (!stored || stored.account.emailVerified) return { status: 'EMAIL_ALREADY_VERIFIED_ERROR' }
      const { email } = stored.account
      const asked = await guess(database, [{ what: 'verify-by-account', who: stored.account.id }], async () => ({
        right: false,
        value: await queueAccountMail(database, 'verify', { email, market }),
      }))
      return asked.allowed ? { status: 'OK' } : tooOften
    },

    async isVerified(ask) {
      const stored = await accounts.find(ask.visitor.accountId!)
      if (stored) await tellVerified(ask, stored.account)
      return stored?.account.emailVerified ?? false
    },

    find: async (id) => (await accounts.find(id))?.account,
    byEmail: async (email) => (await accounts.byEmail(email))?.account,
    byProvider: async (provider, subject) => (await accounts.byProvider(provider, subject))?.account,

    addFromProvider: (ask, person) =>
      database.transaction(async (inside) => {
        const { provider, subject, email, emailVerified, firstName = '', lastName = '' } = person
        const added = await accounts.add(inside, {
          ...{ id: newId(), email, emailVerified, password: null, firstName, lastName, market: ask.market.id },
          ...{ phoneNumber: null, birthday: null, terms: null, newsletter: null },
        })
        if (!added) return undefined
        await accounts.link(inside, added.account.id, { id: provider, subject })
        if (!emailVerified) await queueAccountMail(inside, 'verify', { email, market: ask.market })
        return { ...added.account, providers: [{ id: provider, subject }] }
      }),

    async linkProvider(account, { provider, subject }) {
      await database.transaction(async (inside) => {
        if (!account.emailVerified) {
          // Whoever made the account never proved the address; its owner now does.
          await accounts.setPassword(inside, account.id, null)
          await accounts.unlinkAll(inside, account.id)
          await secrets.dropTokens(inside, account.id)
          await secrets.forgetDevices(inside, account.id)
          await sessions.endAll(inside, account.id)
          await accounts.verifyEmail(inside, account.id, account.email)
        }
        await accounts.link(inside, account.id, { id: provider, subject })
      })
      return (await accounts.find(account.id))!.account
    },

    async acceptTerms(accountId, { market, version, marketing }) {
      const terms = { ...termsOf(market), version }
      await database.transaction(async (inside) => {
        await accounts.setTerms(inside, accountId, terms)
        if (marketing) await accounts.setNewsletter(inside, accountId, newsletterOf(market))
      })
      return terms
    },
    areTermsDue: ({ terms }, { choices }) => terms?.version !== choices.termsVersion,
  }
}

const tooOften: GeneralError = { status: 'GENERAL_ERROR', code: 'sign-in.too-often' }

async function unlessBusy<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | GeneralError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HashingBusy) return { status: 'GENERAL_ERROR', code: 'sign-in.busy' }
    throw error
  }
}
