import type { Chance } from './chance.ts'

/** A period with one price: a share of the regular price, with days counted from the day of the import. */
export interface PricePeriod {
  readonly fromDay: number
  readonly untilDay?: number
  readonly kind: 'regular' | 'reduction'
  /** Share of the regular price; 1 is the regular price itself. */
  readonly share: number
}

/** The price history of a colour. The last period that is in force today gives the current price. */
export interface PriceHistory {
  readonly name: PriceHistoryName
  readonly periods: readonly PricePeriod[]
  /** Share of the regular price that members pay, if they have their own price. */
  readonly memberShare?: number
}
export type PriceHistoryName =
  | 'regular'
  | 'member'
  | 'reduced'
  | 'reduced-again'
  | 'reduced-for-long'
  | 'raised-before'
  | 'lowest-before'
  | 'reduced-member'
  | 'was-reduced'

const shares = [0.8, 0.7, 0.7, 0.6, 0.5]
const oldEnough = 100

/** Share of reduced goods whose price also includes a promotion. */
export const promotedShare = 0.16
/** Whole percent that the promotion takes off the marked-down price. */
export const promotionPercent = 20

/** Makes a random price history. Goods that are less than a hundred days old have had only one price. */
export function makePriceHistory(chance: Chance, ageDays: number): PriceHistory {
  if (ageDays < oldEnough || !chance.happens(0.29)) {
    return chance.happens(0.12)
      ? withMembers('member', [regular(-ageDays)])
      : { name: 'regular', periods: [regular(-ageDays)] }
  }
  const share = chance.pick(shares)
  const since = chance.whole(3, 24)
  const [first] = [regular(-ageDays, -since)]
  const now: PricePeriod = {
    fromDay: -since,
    kind: 'reduction',
    share,
    ...(chance.happens(0.6) ? { untilDay: chance.whole(4, 21) } : {}),
  }
  const name = chance.pick<PriceHistoryName>([
    'reduced',
    'reduced',
    'reduced',
    'reduced-again',
    'reduced-for-long',
    'raised-before',
    'lowest-before',
    'reduced-member',
    'was-reduced',
    'was-reduced',
    'was-reduced',
  ])
  switch (name) {
    case 'reduced-again':
      return { name, periods: [regular(-ageDays, -30), reduction(-30, -6, 0.8), { ...now, fromDay: -6, share: 0.6 }] }
    case 'reduced-for-long':
      return { name, periods: [regular(-ageDays, -44), reduction(-44, 1, share)] }
    case 'raised-before':
      return { name, periods: [{ ...regular(-ageDays, -10), share: 0.8 }, regular(-10, 0), reduction(0, 14, 0.75)] }
    case 'lowest-before':
      return {
        name,
        periods: [regular(-ageDays, -25), reduction(-25, -15, 0.7), regular(-15, -5), reduction(-5, 9, 0.75)],
      }
    case 'was-reduced':
      return { name, periods: [regular(-ageDays, -40), reduction(-40, -19, share), regular(-19)] }
    case 'reduced-member':
      return withMembers(name, [first!, { ...now, share: 0.8 }], 0.7)
    default:
      return { name, periods: [first!, now] }
  }
}

/** True if today's price is a reduction. */
export const reducedToday = ({ periods }: PriceHistory): boolean =>
  periods.some(({ kind, fromDay, untilDay }) => kind === 'reduction' && fromDay <= 0 && (untilDay ?? 1) > 0)

const withMembers = (name: PriceHistoryName, periods: PricePeriod[], memberShare = 0.88): PriceHistory => ({
  name,
  periods,
  memberShare,
})
const regular = (fromDay: number, untilDay?: number): PricePeriod => ({
  fromDay,
  kind: 'regular',
  share: 1,
  ...(untilDay === undefined ? {} : { untilDay }),
})
const reduction = (fromDay: number, untilDay: number, share: number): PricePeriod => ({
  fromDay,
  untilDay,
  kind: 'reduction',
  share,
})
