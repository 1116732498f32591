import { setTimeout as pause } from 'node:timers/promises'
import { accepted, refused } from '#foundation/result.ts'
import type { LoyaltyAnswer } from './loyalty.ts'
import type { Redemption } from './loyalty-provider.port.ts'
import type { RewardKey, StoredRewards } from './rewards.repository.ts'

export interface RedeemNeeds {
  readonly rewards: StoredRewards
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

interface RedemptionCalls {
  readonly redeem: () => Promise<Redemption>
  /** When it was redeemed according to the provider; undefined if it was not. */
  readonly redeemedAt: () => Promise<Date | undefined>
}

/** The clocks of the shop and the provider may differ by this much. */
const skewMs = 60_000
const lookAgainMs = 100
const waitAtMostMs = 6_000

/**
 * Redeems a reward once, however many requests there are, and gives all of them the first outcome. If an answer was
 * lost, a redemption counts as ours unless the provider's time is before our first request. Returns when it was
 * redeemed.
 */
export async function redeemOnce(
  needs: RedeemNeeds,
  key: RewardKey,
  calls: RedemptionCalls,
): Promise<LoyaltyAnswer<Date>> {
  const { rewards, clock } = needs
  const deadline = performance.now() + waitAtMostMs
  while (performance.now() < deadline) {
    const known = await rewards.find(key)
    if (known?.redeemedAt) return accepted(known.redeemedAt)
    const turn = await rewards.takeTurn(key, clock())
    if (turn) return askProvider(needs, { key, calls, isFirst: turn.asked === 1, since: turn.firstAskedAt ?? clock() })
    await pause(lookAgainMs)
  }
  return refused({ code: 'loyalty.unavailable' })
}

interface Turn {
  readonly key: RewardKey
  readonly calls: RedemptionCalls
  /** True if no earlier request is without an answer. */
  readonly isFirst: boolean
  readonly since: Date
}

async function askProvider(
  { rewards, clock, log }: RedeemNeeds,
  { key, calls, isFirst, since }: Turn,
): Promise<LoyaltyAnswer<Date>> {
  try {
    const outcome = await calls.redeem()
    const before = outcome === 'redeemed-before' && !isFirst ? await calls.redeemedAt() : undefined
    const isOurs = before !== undefined && before.getTime() >= since.getTime() - skewMs
    const redeemedAt = outcome === 'redeemed' ? clock() : isOurs ? before : undefined
    await rewards.endTurn(key, redeemedAt ? { redeemedAt } : { refused: true })
    return redeemedAt ? accepted(redeemedAt) : refused({ code: 'loyalty.reward-not-found' })
  } catch (fault) {
    log(fault)
    await rewards.endTurn(key, {})
    return refused({ code: 'loyalty.unavailable' })
  }
}
