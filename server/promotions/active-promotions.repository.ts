import type { Clock } from '#foundation/clock.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import {
  hasBudget,
  type PromoCode,
  type Promotion,
  type PromotionRule,
  type PromotionText,
  promotionsAt,
  promotionsOf,
} from './promotion.ts'

/** The change feed topic for promotions, codes and rewards. */
export const promotionsChanged = 'promotions'

/** Promotions cached in memory, since every basket needs all of them. Codes are read only for baskets that have some. */
export interface ActivePromotions {
  /** The current promotions of a market, in their order. `spent` replaces the cached budgets, by promotion. */
  in(market: Market, spent?: ReadonlyMap<string, number>): readonly Promotion[]
  /** The smallest amount left of any budget in a market; Infinity if there is no budget. */
  leastBudget(market: Market): number
  /** Codes in normal form; unknown ones are left out. Uses that the basket's own payment holds do not count against it. */
  codes(
    codes: readonly string[],
    on?: { readonly basketId?: string | undefined; readonly inside?: Database | undefined },
  ): Promise<ReadonlyMap<string, PromoCode>>
  /** Products of a promotion's reward, in the order they are offered; none if the promotion is not active. */
  rewards(market: Market, reward: { readonly promotionId: string; readonly rewardId: string }): readonly string[]
  /** Reads the promotions again. */
  renew(): Promise<void>
}

interface Row {
  readonly id: string
  readonly rule: PromotionRule
  readonly texts: Readonly<Record<string, PromotionText>>
  readonly budgetMinor: number | null
  readonly spentMinor: number
  readonly rewards: readonly string[] | null
}

const readText = `
  select promotion_id as id, rule, texts, budget_minor as "budgetMinor", spent_minor as "spentMinor",
    (select array_agg(r.product_id order by r.position, r.product_id) from promotion_reward r
      where r.promotion_id = p.promotion_id and r.reward_id = p.rule -> 'bonus' ->> 'rewardId') as rewards
  from promotion p where not retired`

const codesText = `
  select c.code, c.promotion_id as "promotionId", c.exclusive, c.starts_at as "startsAt", c.ends_at as "endsAt",
    case when c.most_uses is null or c.uses < c.most_uses then false else c.uses - (
      select count(*) from payment p join promotion_use u on u.payment_id = p.id and u.code = c.code and u.state = 'used'
      where p.basket_id = $2
    ) >= c.most_uses end as "isUsedUp"
  from promotion_code c where c.code = any($1) and not c.retired`

interface Chosen {
  readonly at: number
  readonly promotions: readonly Promotion[]
  readonly leastBudget: number
}

const chosenOf = (promotions: readonly Promotion[], at: number): Chosen => ({
  at,
  promotions: promotions.filter(hasBudget),
  leastBudget: Math.min(
    ...promotions.map(({ budgetMinor, spentMinor }) =>
      budgetMinor === null ? Number.POSITIVE_INFINITY : budgetMinor - spentMinor,
    ),
  ),
})

/** The active promotions of a market are cached for this long, so their start and end take effect at most this late. */
const cacheMs = 1_000

export async function openPromotions(database: Database, clock: Clock): Promise<ActivePromotions> {
  const read = async (): Promise<Promotion[]> =>
    (await database.prepared<Row>('promotions-all', readText)).map(({ rule, rewards, ...row }) => ({
      ...rule,
      ...row,
      rewards: rewards ?? [],
    }))
  let all = await read()
  const chosen = new Map<string, Chosen>()
  const inMarket = (market: Market): Chosen => {
    const now = clock()
    const known = chosen.get(market.id)
    if (known && Math.abs(now.getTime() - known.at) < cacheMs) return known
    const fresh = chosenOf(promotionsOf(all, market, now), now.getTime())
    chosen.set(market.id, fresh)
    return fresh
  }
  return {
    in: (market, spent) => {
      if (!spent || spent.size === 0) return inMarket(market).promotions
      const others = all.map((it) => ({ ...it, spentMinor: spent.get(it.id) ?? it.spentMinor }))
      return promotionsAt(others, market, clock())
    },
    leastBudget: (market) => inMarket(market).leastBudget,
    rewards: (market, { promotionId, rewardId }) =>
      inMarket(market).promotions.find(({ id, bonus }) => id === promotionId && bonus?.rewardId === rewardId)
        ?.rewards ?? [],
    codes: async (codes, { basketId = null, inside = database } = {}) => {
      if (codes.length === 0) return new Map()
      const rows = await inside.prepared<PromoCode>('promotion-codes', codesText, [codes, basketId])
      return new Map(rows.map((row) => [row.code, row]))
    },
    renew: async () => {
      all = await read()
      chosen.clear()
    },
  }
}
