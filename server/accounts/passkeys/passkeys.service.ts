import type { CreatedCredential, CreationOptions, RequestOptions, UsedCredential } from '#contracts/passkeys.ts'
import type { Clock } from '#foundation/clock.ts'
import { isId, newId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/limits.ts'
import { guess } from '#server/platform/rate-counts.repository.ts'
import { deviceName, type Sessions } from '#server/sessions/index.ts'
import type { Account } from '../account.ts'
import type { Accounts, SignInChangeTold } from '../accounts.ts'
import type { SignInRequest } from '../sign-in.ts'
import { challengeLifeMs, openChallenges } from './challenges.service.ts'
import { readPasskeyName } from './passkey-name.ts'
import type { PasskeyProblem } from './passkeys.problems.ts'
import { passkeysIn, type StoredPasskey } from './passkeys.repository.ts'
import { algorithms, verifyNew, verifyUse } from './verify-credential.service.ts'

export interface PasskeysNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: readonly string[]
  readonly publicUrl: string
  readonly shopName: string
  readonly accounts: Pick<Accounts, 'find' | 'isStaff' | 'tellOfChange' | 'welcome'>
  readonly sessions: Pick<Sessions, 'startedAt'>
  readonly toggle: (market: Market, key: 'passkeys' | 'loginMaintenanceMode') => boolean
  /** Told of a passkey whose counter did not grow. */
  readonly copied: (passkey: { readonly passkeyId: string; readonly accountId: string }) => void
}

type Answer<Value> = Promise<Result<Value, PasskeyProblem>>

/** Passkeys of accounts. They are bound to the host of the shop's public address, so that another site can have no use of them. */
export interface Passkeys {
  list(ask: SignInRequest): Answer<{ readonly passkeys: readonly StoredPasskey[]; readonly canAdd: boolean }>
  /** Options from which a browser makes a passkey. */
  beginToAdd(ask: SignInRequest): Answer<CreationOptions>
  add(ask: SignInRequest, credential: CreatedCredential, name: string | undefined): Answer<StoredPasskey>
  rename(ask: SignInRequest, id: string, name: string): Answer<undefined>
  remove(ask: SignInRequest, id: string): Answer<undefined>
  beginSignIn(ask: SignInRequest): Result<RequestOptions, PasskeyProblem>
  signIn(ask: SignInRequest, credential: UsedCredential): Answer<undefined>
}

const mostOfAccount = 20
/** Whoever holds a session that is older than this proves again who they are, before they may add a way to sign in. */
const recentMs = 60 * 60_000
const timeout = 5 * 60_000

export function openPasskeys(needs: PasskeysNeeds): Passkeys {
  const { accounts, clock, database, publicUrl } = needs
  const { origin, hostname: rpId } = new URL(publicUrl)
  const challenges = openChallenges(needs.secrets, clock)
  const verifying = { challenges, origin, rpId }
  const table = passkeysIn(database)

  const whyNot = (ask: SignInRequest): PasskeyProblem | undefined =>
    needs.toggle(ask.market, 'passkeys') ? undefined : { code: 'passkey.off' }

  const whyNotAdd = async ({ visitor: { session } }: SignInRequest, account: Account) => {
    if (accounts.isStaff(account.email)) return { code: 'passkey.staff' } as const
    // Until the address is proven, the account may have been made for somebody else, who must not find a foreign passkey in it.
    if (!account.emailVerified) return { code: 'passkey.verify-email-first' } as const
    const startedAt = await needs.sessions.startedAt(session!.id)
    if (!startedAt || clock().getTime() - startedAt.getTime() > recentMs)
      return { code: 'passkey.sign-in-again' } as const
    return undefined
  }

  /** The account of a session may be deleted meanwhile. */
  const own = async ({ visitor }: SignInRequest) => (await accounts.find(visitor.accountId!)) ?? undefined

  const tell = (inside: Database, { market }: SignInRequest, { email }: Account, told: SignInChangeTold) =>
    accounts.tellOfChange(inside, { email, market }, told)

  const beginToAdd = async (ask: SignInRequest): Answer<CreationOptions> => {
    const account = await own(ask)
    const why = whyNot(ask) ?? (account ? await whyNotAdd(ask, account) : ({ code: 'passkey.missing' } as const))
    if (why || !account) return refused(why!)
    const held = await table.list(account.id)
    if (held.length >= mostOfAccount) return refused({ code: 'passkey.too-many', limit: mostOfAccount })
    return accepted({
      rp: { id: rpId, name: needs.shopName },
      user: { id: handleOf(account.id), name: account.email, displayName: nameOf(account) },
      challenge: challenges.make({ accountId: account.id }),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout,
      excludeCredentials: held.map(({ credentialId, transports }) => ({
        ...{ id: credentialId, type: 'public-key' as const, transports: [...transports] },
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    })
  }

  const add: Passkeys['add'] = async (ask, credential, typedName) => {
    const account = await own(ask)
    const why = whyNot(ask) ?? (account ? await whyNotAdd(ask, account) : ({ code: 'passkey.missing' } as const))
    if (why || !account) return refused(why!)
    const name = readPasskeyName(typedName?.trim() || deviceOf(ask) || needs.shopName)
    if (!name.ok) return name
    const verified = await verifyNew(verifying, credential, { accountId: account.id })
    if (!verified.ok) return verified
    const { challenge, ...proven } = verified.value
    return database.transaction(async (inside): Answer<StoredPasskey> => {
      if (!(await table.answerChallenge(inside, challenge, challengeLifeMs))) return refused({ code: 'passkey.used' })
      if ((await table.lock(inside, account.id)).length >= mostOfAccount)
        return refused({ code: 'passkey.too-many', limit: mostOfAccount })
      const added = await table.add(inside, {
        ...{ id: newId(), accountId: account.id, credentialId: credential.id, ...proven, name: name.value },
        transports: credential.response.transports ?? [],
      })
      if (!added) return refused({ code: 'passkey.taken' })
      await tell(inside, ask, account, { change: 'passkey-added', name: added.name })
      return accepted(added)
    })
  }

  const remove = async (ask: SignInRequest, id: string): Answer<undefined> => {
    const account = await own(ask)
    return database.transaction(async (inside): Answer<undefined> => {
      const held = await table.lock(inside, ask.visitor.accountId!)
      const passkey = held.find((one) => one.id === id)
      if (!account || !passkey) return refused({ code: 'passkey.missing' })
      if (held.length === 1 && !account.hasPassword && account.providers.length === 0)
        return refused({ code: 'passkey.last' })
      await table.remove(inside, id)
      await tell(inside, ask, account, { change: 'passkey-removed', name: passkey.name })
      return accepted(undefined)
    })
  }

  const proven = async (credential: UsedCredential): Answer<Account> => {
    const stored = await table.byCredential(credential.id)
    const account = stored && (await accounts.find(stored.accountId))
    if (!stored || !account) return refused({ code: 'passkey.not-known' })
    const { userHandle } = credential.response
    if (userHandle && userHandle !== handleOf(account.id)) return refused({ code: 'passkey.wrong' })
    const verified = await verifyUse(verifying, credential, stored)
    if (!verified.ok) return verified
    if (accounts.isStaff(account.email)) return refused({ code: 'passkey.staff' })
    const { challenge, counter, backedUp } = verified.value
    if (!(await table.answerChallenge(database, challenge, challengeLifeMs))) return refused({ code: 'passkey.used' })
    if (await table.use(database, { id: stored.id, counter, backedUp })) return accepted(account)
    needs.copied({ passkeyId: stored.id, accountId: account.id })
    return refused({ code: 'passkey.copied' })
  }

  const whyNoSignIn = (ask: SignInRequest): PasskeyProblem | undefined =>
    whyNot(ask) ??
    (needs.toggle(ask.market, 'loginMaintenanceMode') ? { code: 'passkey.maintenance' } : undefined) ??
    (ask.visitor.session ? { code: 'passkey.signed-in' } : undefined)

  return {
    ...{ beginToAdd, add, remove },

    async list(ask) {
      const why = whyNot(ask)
      if (why) return refused(why)
      const account = await own(ask)
      const passkeys = await table.list(ask.visitor.accountId!)
      const canAdd = account !== undefined && passkeys.length < mostOfAccount && !(await whyNotAdd(ask, account))
      return accepted({ passkeys, canAdd })
    },

    async rename(ask, id, typed) {
      const name = readPasskeyName(typed)
      if (!name.ok) return name
      if (isId(id) && (await table.rename(ask.visitor.accountId!, id, name.value))) return accepted(undefined)
      return refused({ code: 'passkey.missing' })
    },

    beginSignIn(ask) {
      const why = whyNoSignIn(ask)
      if (why) return refused(why)
      return accepted({ rpId, challenge: challenges.make('sign-in'), timeout, userVerification: 'required' })
    },

    async signIn(ask, credential) {
      const why = whyNoSignIn(ask)
      if (why) return refused(why)
      const network = { what: 'passkey-by-network', who: callerOf(ask.visitor.address) } as const
      const tried = await guess(database, [network], async () => {
        const value = await proven(credential)
        return { right: value.ok, value }
      })
      if (!tried.allowed) return refused({ code: 'passkey.too-often', retryAfterSeconds: tried.retryAfterSeconds })
      if (!tried.value.ok) return tried.value
      await accounts.welcome(ask, tried.value.value, false)
      return accepted(undefined)
    },
  }
}

/** The id of an account in the form of a passkey, which must hold nothing personal. */
const handleOf = (accountId: string): string => Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')

const nameOf = ({ firstName, lastName, email }: Account): string => `${firstName} ${lastName}`.trim() || email

const deviceOf = ({ answer }: SignInRequest): string => deviceName(String(answer.headers['user-agent'] ?? ''))
