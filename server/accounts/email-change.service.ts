import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/limits.ts'
import { guess } from '#server/platform/rate-counts.repository.ts'
import { sqlState } from '#server/platform/sql-state.ts'
import { giveSession, leaveSession } from '#server/sessions/index.ts'
import { type AccountParts, tooOften, unlessBusy } from './account-parts.service.ts'
import type { UsedToken } from './account-secrets.repository.ts'
import type { StoredAccount } from './accounts.repository.ts'
import type { Accounts } from './accounts.ts'
import { readEmail } from './email-field.ts'
import type { EmailChangeAsked, SignInRequest } from './sign-in.ts'

type EmailChanges = Pick<Accounts, 'askEmailChange' | 'changeEmail' | 'stopEmailChange'>

const uniqueKeyMetTwice = '23505'

/** An account without a password shows by a sign-in this young that its owner is there. */
const recentMs = 10 * 60_000

const refusedAt = (id: 'email' | 'password', code: string): EmailChangeAsked => ({
  status: 'FIELD_ERROR',
  formFields: [{ id, code }],
})

/**
 * Another address for an account. It counts once its holder confirms it. The address before is told at once, and for a week its holder can
 * stop the change, or undo it.
 */
export function emailChanges(parts: AccountParts): EmailChanges {
  const { accounts, clock, database, hashes, secrets, sessions } = parts

  const whyNotOwner = async (
    ask: SignInRequest,
    { account, password }: StoredAccount,
    typed: string,
  ): Promise<EmailChangeAsked | undefined> => {
    if (password === null) {
      const startedAt = await sessions.startedAt(ask.visitor.session!.id)
      const isRecent = startedAt !== undefined && clock().getTime() - startedAt.getTime() <= recentMs
      return isRecent ? undefined : { status: 'GENERAL_ERROR', code: 'email-change.sign-in-again' }
    }
    if (typed === '') return refusedAt('password', 'form.required')
    const device = parts.deviceOf(ask)
    const isKnownDevice = await secrets.isKnownDevice(account.id, device)
    const tried = { email: account.email, device, isKnownDevice, address: ask.visitor.address }
    const isRight = await parts.tries.tryPassword(
      tried,
      async () => typed.length <= 400 && hashes.isRight(password, typed),
    )
    if (isRight === 'too-often') return tooOften
    return isRight ? undefined : refusedAt('password', 'email-change.password-wrong')
  }

  const ask: EmailChanges['askEmailChange'] = async (request, typed) => {
    const stored = await accounts.find(request.visitor.accountId!)
    if (!stored) return { status: 'GENERAL_ERROR', code: 'profile.account-gone' }
    const { account } = stored
    const email = readEmail(typed.email)
    if (email === undefined)
      return refusedAt('email', typed.email.trim() === '' ? 'form.required' : 'sign-in.email-wrong')
    if (email === account.email) return refusedAt('email', 'email-change.same')
    if (parts.isStaff(email) || parts.isStaff(account.email)) return { status: 'GENERAL_ERROR', code: 'sign-in.staff' }
    const why = await whyNotOwner(request, stored, typed.password)
    if (why) return why
    const limited = [
      { what: 'email-change-by-account', who: account.id },
      { what: 'email-change-by-network', who: callerOf(request.visitor.address) },
    ] as const
    const asked = await guess(database, limited, async () => ({
      right: false,
      value: await parts.jobs.send(
        database,
        'account-mail',
        {
          ...{ kind: 'change-email', email: account.email, newEmail: email, market: request.market.id },
          at: clock().toISOString(),
        },
        { isSecret: true },
      ),
    }))
    return asked.allowed ? { status: 'OK' } : tooOften
  }

  /** Undefined for a link that works no more, and for an address that somebody has made an account with meanwhile. */
  const used = (
    kind: 'change-email' | 'stop-email-change',
    token: string,
    then: Then,
  ): Promise<UsedToken | undefined> =>
    database
      .transaction(async (inside) => {
        const owner = await secrets.useToken(inside, kind, token)
        return owner && (await then(inside, owner)) ? owner : undefined
      })
      .catch((error: unknown) => {
        // Somebody made an account with the address in this very moment.
        if (sqlState(error) === uniqueKeyMetTwice) return undefined
        throw error
      })

  return {
    askEmailChange: (request, typed) => unlessBusy(() => ask(request, typed)),

    async changeEmail({ visitor: { session }, answer }, token) {
      const owner = await used('change-email', token, async (inside, { accountId, email }) => {
        if (!(await accounts.setEmail(inside, accountId, email))) return false
        // Links that went to the address before open nothing any more, but for the one that undoes this.
        for (const kind of ['verify', 'reset', 'change-email'] as const)
          await secrets.dropTokens(inside, accountId, kind)
        await sessions.setEmailVerified(inside, accountId)
        return true
      })
      if (!owner) return false
      if (session?.accountId === owner.accountId)
        giveSession(answer, await sessions.renew(session, { emailVerified: true }))
      return true
    },

    async stopEmailChange({ visitor: { session }, answer }, token) {
      const owner = await used('stop-email-change', token, async (inside, { accountId, email, madeAt }) => {
        await accounts.setEmail(inside, accountId, email)
        // Whoever asked for the change knew the password, and may have added other ways in since.
        await accounts.setPassword(inside, accountId, null)
        await accounts.dropWaysSince(inside, accountId, madeAt)
        await parts.endAccess(inside, accountId)
        return true
      })
      if (owner && session?.accountId === owner.accountId) leaveSession(answer)
      return owner !== undefined
    },
  }
}

type Then = (inside: Database, owner: UsedToken) => Promise<boolean>
