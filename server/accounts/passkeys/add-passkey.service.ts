import type { CreatedCredential, CreationOptions } from '#contracts/passkeys.ts'
import { newId } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import { deviceName } from '#server/sessions/index.ts'
import type { Account } from '../account.ts'
import type { SignInRequest } from '../sign-in.ts'
import { challengeLifeMs } from './challenges.service.ts'
import { readPasskeyName } from './passkey-name.ts'
import { type Answer, mailPasskeyChange, ownAccount, passkeysOff, type Steps } from './passkey-steps.service.ts'
import type { PasskeyProblem } from './passkeys.problems.ts'
import type { StoredPasskey } from './passkeys.repository.ts'
import type { PasskeysNeeds } from './passkeys-needs.ts'
import { algorithms, verifyNew } from './verify-credential.service.ts'

export const mostOfAccount = 20

/** If the session is older than this, the shopper must sign in again before adding a way to sign in. */
const recentMs = 60 * 60_000

export const timeout = 5 * 60_000

export async function addRefusal(
  { accounts, clock, sessions }: PasskeysNeeds,
  { visitor: { session } }: SignInRequest,
  account: Account,
): Promise<PasskeyProblem | undefined> {
  if (accounts.isStaff(account.email)) return { code: 'passkey.staff' }
  // An account with an unverified address may have been made for somebody else. That person must not find a stranger's
  // passkey in it.
  if (!account.emailVerified) return { code: 'passkey.verify-email-first' }
  const startedAt = await sessions.startedAt(session!.id)
  if (!startedAt || clock().getTime() - startedAt.getTime() > recentMs) return { code: 'passkey.sign-in-again' }
  return undefined
}

/** The account that a passkey may be added to. */
async function ownToAddTo(needs: PasskeysNeeds, ask: SignInRequest): Answer<Account> {
  const account = await ownAccount(needs, ask)
  const off = passkeysOff(needs, ask)
  if (off) return refused(off)
  if (!account) return refused({ code: 'passkey.missing' })
  const why = await addRefusal(needs, ask, account)
  return why ? refused(why) : accepted(account)
}

export async function beginToAdd(
  { needs, table, challenges, rpId }: Steps,
  ask: SignInRequest,
): Answer<CreationOptions> {
  const found = await ownToAddTo(needs, ask)
  if (!found.ok) return found
  const account = found.value
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

interface ToAdd {
  readonly credential: CreatedCredential
  readonly typedName: string | undefined
}

export async function add(steps: Steps, ask: SignInRequest, { credential, typedName }: ToAdd): Answer<StoredPasskey> {
  const { needs, table } = steps
  const found = await ownToAddTo(needs, ask)
  if (!found.ok) return found
  const account = found.value
  const name = readPasskeyName(typedName?.trim() || deviceOf(ask) || needs.shopName)
  if (!name.ok) return name
  const verified = await verifyNew(steps, credential, { accountId: account.id })
  if (!verified.ok) return verified
  const { challenge, ...proven } = verified.value
  return needs.database.transaction(async (inside): Answer<StoredPasskey> => {
    if (!(await table.answerChallenge(inside, challenge, challengeLifeMs))) return refused({ code: 'passkey.used' })
    if ((await table.lock(inside, account.id)).length >= mostOfAccount)
      return refused({ code: 'passkey.too-many', limit: mostOfAccount })
    const added = await table.add(inside, {
      ...{ id: newId(), accountId: account.id, credentialId: credential.id, ...proven, name: name.value },
      transports: credential.response.transports ?? [],
    })
    if (!added) return refused({ code: 'passkey.taken' })
    await mailPasskeyChange(needs, inside, ask, { account, change: { change: 'passkey-added', name: added.name } })
    return accepted(added)
  })
}

/** The account's id as a passkey's user handle, which must not contain personal data. */
export const handleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')

const nameOf = ({ firstName, lastName, email }: Account): string => `${firstName} ${lastName}`.trim() || email

const deviceOf = ({ answer }: SignInRequest): string => deviceName(String(answer.headers['user-agent'] ?? ''))
