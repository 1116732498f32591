import type { ProductCard } from '#contracts/catalogue.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { Product } from './assortment.ts'
import { launchAt } from './launches.ts'
import type { Moment } from './localized-range.ts'

/** How many days a product counts as new, unless a search uses another number. */
export const newDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** A product is new if it was launched later than `after`, and not later than `until`. */
export const newBetween = ({ now, newDays }: Moment): { readonly after: number; readonly until: number } => ({
  after: now - newDays * dayMs,
  until: now,
})

export function isNew(
  { availableFrom }: Pick<Product, 'availableFrom'>,
  market: Pick<Market, 'country'>,
  moment: Moment,
): boolean {
  const { after, until } = newBetween(moment)
  const launch = launchAt(availableFrom, market)
  return launch > after && launch <= until
}

/** The span of time around `now` in which a product stays coming, new, or neither. */
export function launchSpan(
  { availableFrom }: Pick<Product, 'availableFrom'>,
  market: Pick<Market, 'country'>,
  { now, newDays }: Moment,
): { readonly from: number; readonly until: number } {
  const launch = launchAt(availableFrom, market)
  const newUntil = launch + newDays * dayMs
  if (now < launch) return { from: Number.NEGATIVE_INFINITY, until: launch }
  return now < newUntil ? { from: launch, until: newUntil } : { from: newUntil, until: Number.POSITIVE_INFINITY }
}

/** The badges of the product itself. Badges for reductions come with the price. */
export const badgesOf = (
  product: Product,
  market: Pick<Market, 'country'>,
  moment: Moment,
  t: Translate,
): ProductCard['badges'] => (isNew(product, market, moment) ? [{ id: 'new', title: t('badge.new') }] : [])
