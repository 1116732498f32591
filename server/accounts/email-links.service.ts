import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import { nameOfAddress } from '#server/platform/secret.ts'
import { giveSession, leaveSession } from '#server/sessions/index.ts'
import type { Account } from './account.ts'
import { type AccountParts, tooOften, unlessBusy } from './account-parts.service.ts'
import type { Accounts } from './accounts.ts'
import { readEmail } from './email-field.ts'
import { passwordProblem } from './password-rule.ts'
import type { ResetOutcome, SignInRequest, VerifyOutcome } from './sign-in.ts'
import { deviceCookie, newDevice } from './sign-in-tries.service.ts'

type EmailLinks = Pick<
  Accounts,
  'requestReset' | 'reset' | 'resetEmail' | 'requestVerification' | 'verify' | 'isVerified'
>

/** New passwords and confirmed addresses, through links in mails. */
export const emailLinks = (parts: AccountParts): EmailLinks => ({
  verify: (ask, token) => verify(parts, ask, token),
  reset: (ask, token, password) => unlessBusy(() => reset(parts, ask, { token, password })),
  requestReset: (ask, typed) => requestReset(parts, ask, typed),
  requestVerification: (ask) => requestVerification(parts, ask),
  resetEmail: async (token) => (await parts.secrets.findToken('reset', token))?.email,

  async isVerified(ask) {
    const stored = await parts.accounts.find(ask.visitor.accountId!)
    if (stored) await tellVerified(parts, ask, stored.account)
    return stored?.account.emailVerified ?? false
  },
})

interface NewPassword {
  readonly token: string
  readonly password: string
}

async function reset(parts: AccountParts, ask: SignInRequest, { token, password }: NewPassword): Promise<ResetOutcome> {
  const { accounts, database, hashes, secrets } = parts
  const owner = await secrets.findToken('reset', token)
  if (!owner) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
  const code = password === '' ? 'form.required' : passwordProblem(password, owner.email)
  if (code) return { status: 'FIELD_ERROR', formFields: [{ id: 'password', code }] }
  const hash = await hashes.make(password)
  const before = (await accounts.find(owner.accountId))?.account
  const device = newDevice()
  const done = await database.transaction(async (inside) => {
    const used = await secrets.useToken(inside, 'reset', token)
    // The link was sent to this address, so using the link proves the address.
    if (!used || !(await accounts.verifyEmail(inside, used.accountId, used.email))) return undefined
    await accounts.setPassword(inside, used.accountId, hash)
    if (!before?.emailVerified) await accounts.unlinkAll(inside, used.accountId)
    await parts.endAccess(inside, used.accountId)
    // The person who resets the password has access to the address, so their browser counts as known at the next
    // sign-in.
    await secrets.rememberDevice(inside, used.accountId, device)
    await parts.mailSignInChange(inside, { email: used.email, market: ask.market }, { change: 'password-changed' })
    return used.accountId
  })
  if (done === undefined) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
  if (ask.visitor.session?.accountId === done) leaveSession(ask.answer)
  ask.answer.cookies.set(deviceCookie.name, device)
  return { status: 'OK', hasPasskeys: (before?.passkeys.length ?? 0) > 0 }
}

async function verify(parts: AccountParts, ask: SignInRequest, token: string): Promise<VerifyOutcome> {
  const { accounts, database, secrets, sessions } = parts
  const accountId = await database.transaction(async (inside) => {
    const used = await secrets.useToken(inside, 'verify', token)
    if (!used || !(await accounts.verifyEmail(inside, used.accountId, used.email))) return undefined
    await sessions.setEmailVerified(inside, used.accountId)
    return used.accountId
  })
  const stored = accountId === undefined ? undefined : await accounts.find(accountId)
  if (!stored) return { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
  await tellVerified(parts, ask, stored.account)
  return { status: 'OK', account: stored.account }
}

/** Gives new tokens to a session whose tokens still say that the address is not verified. */
async function tellVerified(
  { sessions }: Pick<AccountParts, 'sessions'>,
  { visitor: { session }, answer }: SignInRequest,
  account: Account,
): Promise<void> {
  if (session && session.accountId === account.id && session.emailVerified !== account.emailVerified)
    giveSession(answer, await sessions.renew(session, { emailVerified: account.emailVerified }))
}

async function requestReset(
  parts: AccountParts,
  { market, visitor }: SignInRequest,
  typed: string,
): ReturnType<EmailLinks['requestReset']> {
  const email = readEmail(typed)
  if (email === undefined)
    return {
      status: 'FIELD_ERROR',
      formFields: [{ id: 'email', code: typed.trim() === '' ? 'form.required' : 'sign-in.email-wrong' }],
    }
  if (parts.isStaff(email)) return { status: 'PASSWORD_RESET_NOT_ALLOWED', code: 'sign-in.staff' }
  const limits = [
    { what: 'reset-by-email', who: nameOfAddress(email) },
    { what: 'reset-by-network', who: callerOf(visitor.address) },
  ] as const
  await countedAttempt(parts.database, limits, async () => ({
    right: false,
    value: await parts.queueMail(parts.database, 'reset', { email, market }),
  }))
  return { status: 'OK' }
}

async function requestVerification(
  parts: AccountParts,
  { market, visitor }: SignInRequest,
): ReturnType<EmailLinks['requestVerification']> {
  const stored = await parts.accounts.find(visitor.accountId!)
  if (!stored || stored.account.emailVerified) return { status: 'EMAIL_ALREADY_VERIFIED_ERROR' }
  const { email } = stored.account
  const limit = { what: 'verify-by-account', who: stored.account.id } as const
  const asked = await countedAttempt(parts.database, [limit], async () => ({
    right: false,
    value: await parts.queueMail(parts.database, 'verify', { email, market }),
  }))
  return asked.allowed ? { status: 'OK' } : tooOften
}
