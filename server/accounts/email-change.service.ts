import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import { sqlState } from '#server/platform/sql-state.ts'
import { giveSession, leaveSession } from '#server/sessions/index.ts'
import { type AccountParts, tooOften, unlessBusy } from './account-parts.service.ts'
import type { UsedToken } from './account-secrets.repository.ts'
import { accountsIn } from './accounts.repository.ts'
import type { Accounts } from './accounts.ts'
import { readEmail } from './email-field.ts'
import type { WhyNotOwner } from './owner-proof.service.ts'
import type { EmailChangeRequestOutcome, SignInRequest } from './sign-in.ts'

type EmailChanges = Pick<Accounts, 'requestEmailChange' | 'changeEmail' | 'stopEmailChange'>

const uniqueKeyMetTwice = '23505'

const refusedAt = (id: 'email' | 'password', code: string): EmailChangeRequestOutcome => ({
  status: 'FIELD_ERROR',
  formFields: [{ id, code }],
})

/**
 * Changes the address of an account. The change takes effect when the new address is confirmed. The previous address is
 * notified immediately, and can stop or undo the change for a week.
 */
export const emailChanges = (parts: AccountParts, whyNotOwner: WhyNotOwner): EmailChanges => ({
  requestEmailChange: (request, typed) => unlessBusy(() => requestEmailChange(parts, whyNotOwner, { request, typed })),
  changeEmail: (request, token) => changeEmail(parts, request, token),
  stopEmailChange: (request, token) => stopEmailChange(parts, request, token),
})

interface EmailChangeInput {
  readonly request: SignInRequest
  readonly typed: Parameters<EmailChanges['requestEmailChange']>[1]
}

async function requestEmailChange(
  parts: AccountParts,
  whyNotOwner: WhyNotOwner,
  { request, typed }: EmailChangeInput,
): Promise<EmailChangeRequestOutcome> {
  const stored = await parts.accounts.find(request.visitor.accountId!)
  if (!stored) return { status: 'GENERAL_ERROR', code: 'profile.account-gone' }
  const { account } = stored
  const email = readEmail(typed.email)
  if (email === undefined)
    return refusedAt('email', typed.email.trim() === '' ? 'form.required' : 'sign-in.email-wrong')
  if (email === account.email) return refusedAt('email', 'email-change.same')
  if (parts.isStaff(email) || parts.isStaff(account.email)) return { status: 'GENERAL_ERROR', code: 'sign-in.staff' }
  const why = await whyNotOwner(request, typed.password)
  if (why) return why
  const limited = [
    { what: 'email-change-by-account', who: account.id },
    { what: 'email-change-by-network', who: callerOf(request.visitor.address) },
  ] as const
  const letter = { kind: 'change-email', email: account.email, newEmail: email, market: request.market.id } as const
  const asked = await countedAttempt(parts.database, limited, async () => ({
    right: false,
    value: await parts.jobs.send(
      parts.database,
      'account-mail',
      { ...letter, at: parts.clock().toISOString() },
      { isSecret: true },
    ),
  }))
  return asked.allowed ? { status: 'OK' } : tooOften
}

interface UsedLink {
  readonly kind: 'change-email' | 'stop-email-change'
  readonly token: string
  readonly then: (inside: Database, owner: UsedToken) => Promise<boolean>
}

/** Undefined for a link that is no longer valid, and for an address that meanwhile has an account. */
const used = ({ database, secrets }: AccountParts, { kind, token, then }: UsedLink): Promise<UsedToken | undefined> =>
  database
    .transaction(async (inside) => {
      const owner = await secrets.useToken(inside, kind, token)
      return owner && (await then(inside, owner)) ? owner : undefined
    })
    .catch((error: unknown) => {
      // Somebody made an account with the address at the same moment.
      if (sqlState(error) === uniqueKeyMetTwice) return undefined
      throw error
    })

interface NewEmail {
  readonly accountId: string
  readonly email: string
  readonly isUndo: boolean
}

/** False if another account has the address. Other parts of the shop are informed only if the previous address was verified. */
async function setEmail(
  { accounts, emailChanged }: AccountParts,
  inside: Database,
  { accountId, email, isUndo }: NewEmail,
): Promise<boolean> {
  const before = (await accountsIn(inside).find(accountId))?.account
  if (!(await accounts.setEmail(inside, accountId, email))) return false
  if (before?.emailVerified && before.email !== email)
    await emailChanged(inside, { accountId, from: before.email, isUndo })
  return true
}

async function changeEmail(parts: AccountParts, { visitor: { session }, answer }: SignInRequest, token: string) {
  const { secrets, sessions } = parts
  const then: UsedLink['then'] = async (inside, { accountId, email }) => {
    if (!(await setEmail(parts, inside, { accountId, email, isUndo: false }))) return false
    // Links sent to the previous address become invalid, except the link that undoes the change.
    for (const kind of ['verify', 'reset', 'change-email'] as const) await secrets.dropTokens(inside, accountId, kind)
    await sessions.setEmailVerified(inside, accountId)
    return true
  }
  const owner = await used(parts, { kind: 'change-email', token, then })
  if (!owner) return false
  if (session?.accountId === owner.accountId)
    giveSession(answer, await sessions.renew(session, { emailVerified: true }))
  return true
}

async function stopEmailChange(parts: AccountParts, { visitor: { session }, answer }: SignInRequest, token: string) {
  const { accounts } = parts
  const then: UsedLink['then'] = async (inside, { accountId, email, madeAt }) => {
    await setEmail(parts, inside, { accountId, email, isUndo: true })
    // The person who requested the change knew the password, and may have added ways to sign in since then.
    await accounts.setPassword(inside, accountId, null)
    await accounts.dropWaysSince(inside, accountId, madeAt)
    await parts.endAccess(inside, accountId)
    return true
  }
  const owner = await used(parts, { kind: 'stop-email-change', token, then })
  if (owner && session?.accountId === owner.accountId) leaveSession(answer)
  return owner !== undefined
}
