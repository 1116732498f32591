import { callerOf } from '#server/platform/limits.ts'
import { guess } from '#server/platform/rate-counts.repository.ts'
import { nameOfAddress } from '#server/platform/secret.ts'
import { giveSession, leaveSession } from '#server/sessions/index.ts'
import type { Account } from './account.ts'
import { type AccountParts, tooOften, unlessBusy } from './account-parts.service.ts'
import type { Accounts } from './accounts.ts'
import { readEmail } from './email-field.ts'
import { passwordProblem } from './password-rule.ts'
import type { ResetOutcome, SignInRequest, VerifyOutcome } from './sign-in.ts'
import { deviceCookie, newDevice } from './sign-in-tries.service.ts'

type EmailLinks = Pick<Accounts, 'askReset' | 'reset' | 'resetEmail' | 'askVerification' | 'verify' | 'isVerified'>

/** New passwords and confirmed addresses, by the links of mails. */
export function emailLinks(parts: AccountParts): EmailLinks {
  const { accounts, database, hashes, secrets, sessions } = parts

  const reset = async (ask: SignInRequest, token: string, password: string): Promise<ResetOutcome> => {
    const owner = await secrets.findToken('reset', token)
    if (!owner) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
    const code = password === '' ? 'form.required' : passwordProblem(password, owner.email)
    if (code) return { status: 'FIELD_ERROR', formFields: [{ id: 'password', code }] }
    const hash = await hashes.make(password)
    const before = (await accounts.find(owner.accountId))?.account
    const device = newDevice()
    const done = await database.transaction(async (inside) => {
      const used = await secrets.useToken(inside, 'reset', token)
      // The link went to this address, so whoever used it holds it.
      if (!used || !(await accounts.verifyEmail(inside, used.accountId, used.email))) return undefined
      await accounts.setPassword(inside, used.accountId, hash)
      if (!before?.emailVerified) await accounts.unlinkAll(inside, used.accountId)
      await parts.endAccess(inside, used.accountId)
      // Whoever resets holds the address, so their next sign-in is not one of a stranger.
      await secrets.rememberDevice(inside, used.accountId, device)
      await parts.tellOfChange(inside, { email: used.email, market: ask.market }, { change: 'password-changed' })
      return used.accountId
    })
    if (done === undefined) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
    if (ask.visitor.session?.accountId === done) leaveSession(ask.answer)
    ask.answer.cookies.set(deviceCookie.name, device, deviceCookie.maxAgeSeconds)
    return { status: 'OK', hasPasskeys: (before?.passkeys.length ?? 0) > 0 }
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
    verify,
    reset: (ask, token, password) => unlessBusy(() => reset(ask, token, password)),

    async askReset({ market, visitor }, typed) {
      const email = readEmail(typed)
      if (email === undefined)
        return {
          status: 'FIELD_ERROR',
          formFields: [{ id: 'email', code: typed.trim() === '' ? 'form.required' : 'sign-in.email-wrong' }],
        }
      if (parts.isStaff(email)) return { status: 'PASSWORD_RESET_NOT_ALLOWED', code: 'sign-in.staff' }
      await guess(
        database,
        [
          { what: 'reset-by-email', who: nameOfAddress(email) },
          { what: 'reset-by-network', who: callerOf(visitor.address) },
        ],
        async () => ({ right: false, value: await parts.queueMail(database, 'reset', { email, market }) }),
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
        value: await parts.queueMail(database, 'verify', { email, market }),
      }))
      return asked.allowed ? { status: 'OK' } : tooOften
    },

    async isVerified(ask) {
      const stored = await accounts.find(ask.visitor.accountId!)
      if (stored) await tellVerified(ask, stored.account)
      return stored?.account.emailVerified ?? false
    },
  }
}
