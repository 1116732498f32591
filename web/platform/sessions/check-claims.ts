import { type ClaimValidator, type InvalidClaim, invalidClaims } from '#foundation/session-claims.ts'
import type { SessionClient } from './session-client.ts'
import type { SessionPayload } from './stored-session.ts'

/** A validator that can ask the shop for the current value of its claim. */
export interface RefreshableClaim extends ClaimValidator {
  /** True if the claim should be refreshed before it is checked. */
  needsRefresh?(payload: SessionPayload, nowMs: number): boolean
  /** Requests the claim from the shop. The answer contains the new payload. */
  refresh?(): Promise<void>
}

export interface ClaimNeeds {
  readonly session: Pick<SessionClient, 'payload'>
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly now: () => number
  readonly pause?: (ms: number) => Promise<void>
}

const lockName = 'session-claims'
/** How often a tab tries to get the lock for refreshing claims. After that it checks the claims that it has. */
const mostTries = 100
const betweenTriesMs = 50

/** Refreshes the claims that need it, in one tab at a time, then checks all of them. Returns the invalid ones with their reasons. */
export async function checkClaims(needs: ClaimNeeds, validators: readonly RefreshableClaim[]): Promise<InvalidClaim[]> {
  const { session, now, pause = sleep } = needs
  const readAnew = async (): Promise<void> => {
    for (const one of validators)
      if (one.refresh && one.needsRefresh?.(await session.payload(), now())) await one.refresh()
  }
  for (let tries = 0; tries < mostTries; tries++) {
    if (await withLock(needs.locks, readAnew)) break
    await pause(betweenTriesMs)
  }
  return invalidClaims(validators, await session.payload(), now())
}

/** False if another tab has the lock. */
async function withLock(locks: ClaimNeeds['locks'], work: () => Promise<void>): Promise<boolean> {
  if (!locks) {
    await work()
    return true
  }
  return locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await work()
    return true
  })
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
