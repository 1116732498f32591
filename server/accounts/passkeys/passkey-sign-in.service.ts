import type { UsedCredential } from '#contracts/passkeys.ts'
import { accepted, refused } from '#foundation/result.ts'
import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import type { Account } from '../account.ts'
import type { SignInRequest } from '../sign-in.ts'
import { handleOf } from './add-passkey.service.ts'
import { challengeLifeMs } from './challenges.service.ts'
import { type Answer, passkeysOff, type Steps } from './passkey-steps.service.ts'
import type { PasskeyProblem } from './passkeys.problems.ts'
import type { PasskeysNeeds } from './passkeys-needs.ts'
import { verifyUse } from './verify-credential.service.ts'

export const whyNoSignIn = (needs: PasskeysNeeds, ask: SignInRequest): PasskeyProblem | undefined =>
  passkeysOff(needs, ask) ??
  (needs.toggle(ask.market, 'loginMaintenanceMode') ? { code: 'passkey.maintenance' } : undefined) ??
  (ask.visitor.session ? { code: 'passkey.signed-in' } : undefined)

export async function signIn(steps: Steps, ask: SignInRequest, credential: UsedCredential): Answer<undefined> {
  const { needs } = steps
  const why = whyNoSignIn(needs, ask)
  if (why) return refused(why)
  const network = { what: 'passkey-by-network', who: callerOf(ask.visitor.address) } as const
  const tried = await countedAttempt(needs.database, [network], async () => {
    const value = await provenBy(steps, credential)
    return { right: value.ok, value }
  })
  if (!tried.allowed) return refused({ code: 'passkey.too-often', retryAfterSeconds: tried.retryAfterSeconds })
  if (!tried.value.ok) return tried.value
  await needs.accounts.welcome(ask, tried.value.value, false)
  return accepted(undefined)
}

/** The account whose owner signed in with a passkey. */
async function provenBy(steps: Steps, credential: UsedCredential): Answer<Account> {
  const { needs, table } = steps
  const stored = await table.byCredential(credential.id)
  const account = stored && (await needs.accounts.find(stored.accountId))
  if (!stored || !account) return refused({ code: 'passkey.not-known' })
  const { userHandle } = credential.response
  if (userHandle && userHandle !== handleOf(account.id)) return refused({ code: 'passkey.wrong' })
  const verified = await verifyUse(steps, credential, stored)
  if (!verified.ok) return verified
  if (needs.accounts.isStaff(account.email)) return refused({ code: 'passkey.staff' })
  const { challenge, counter, backedUp } = verified.value
  if (!(await table.answerChallenge(needs.database, challenge, challengeLifeMs)))
    return refused({ code: 'passkey.used' })
  if (await table.use(needs.database, { id: stored.id, counter, backedUp })) return accepted(account)
  needs.copied({ passkeyId: stored.id, accountId: account.id })
  return refused({ code: 'passkey.copied' })
}
