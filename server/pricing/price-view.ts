import { toWire, type WireMoney } from '#contracts/money.ts'
import type { Price, PriceView, ShownPrice } from '#contracts/pricing.ts'
import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { type ContainedPromotion, priceIn } from './price-block.ts'
import type { PriceDisplay } from './price-display.ts'
import type { CurrentPrice } from './pricing.ts'

/** Flags from an offer's `CalloutAttributes`. */
interface HiddenByOffer {
  readonly hideDiscountBadge?: boolean | undefined
  readonly hideListPrice?: boolean | undefined
}

/** Facts that decide how a price is shown, besides the price itself. */
export interface PriceCircumstances {
  /** True if other sizes or parts cost more. */
  readonly isFrom?: boolean
  /** The promotion the price contains. */
  readonly promotion?: ContainedPromotion | undefined
  /** The parts of the price hidden by the product's offer; never those required by law. */
  readonly callout?: HiddenByOffer | undefined
}

/** A price in a market, and how the shop shows it there. Only this function decides that. */
export function shownPrice(
  current: CurrentPrice,
  { market, display }: { readonly market: Market; readonly display: PriceDisplay },
  circumstances: PriceCircumstances = {},
): ShownPrice {
  const price = priceIn(current, market, circumstances.promotion)
  const member = display.memberPrice ? memberPrice(current, market) : undefined
  const shown = priceView(price, { market, display, member, ...circumstances })
  return { ...price, shown }
}

/** The price for members, if it is lower. */
const memberPrice = (
  { minor, memberMinor }: CurrentPrice,
  { currency }: Pick<Market, 'currency'>,
): WireMoney | undefined =>
  memberMinor !== null && memberMinor < minor ? toWire(money(memberMinor, currency)) : undefined

interface ViewNeeds extends PriceCircumstances {
  readonly market: Market
  readonly display: PriceDisplay
  readonly member: WireMoney | undefined
}

/**
 * In the EEA a reduction is measured against the prior price (`reducedPercent`), and no price is struck through; elsewhere against the list
 * price, which is struck through. A price that is not reduced has neither a percentage nor the colour of reduced prices.
 */
function priceView(price: Price, { market, display, member, isFrom, callout }: ViewNeeds): PriceView {
  const { salesPrice, listPrice } = price
  const isPlain = member !== undefined && market.country.plainMemberPrice
  const percent = isPlain ? undefined : reducedPercent(price, market)
  // The crossed-out price.
  const before = percent && !market.country.eea && !callout?.hideListPrice ? listPrice : undefined
  const isTold = percent !== undefined && (percent >= leastPercent || display.singleDigitDiscountBadge)
  const discounts = isPlain ? [] : namedDiscounts(price, display)
  const { priorPercent, ...prior } = priorOf(price, market, display)
  return {
    now: salesPrice,
    ...(isFrom ? { isFrom: true } : {}),
    ...(percent ? { isReduced: true } : {}),
    ...(before ? { before } : {}),
    ...(before && display.listPriceBeforeSalesPrice ? { isBeforeFirst: true } : {}),
    ...(isTold && !callout?.hideDiscountBadge ? { percent } : {}),
    ...(discounts.length > 0 ? { discounts } : {}),
    ...prior,
    ...(priorPercent && !isPlain ? { priorPercent } : {}),
    ...(member ? { member } : {}),
  }
}

/** A reduction below this percentage is shown without a figure, unless the shop wants the figure. */
const leastPercent = 10

/** The percentage of a reduction; undefined if the reference price is missing or not higher than the price. */
function reducedPercent({ salesPrice, listPrice, historicPrice, ...price }: Price, { country }: Market) {
  const reference = country.eea ? historicPrice : listPrice
  if (!reference || reference.amount <= salesPrice.amount) return undefined
  return country.eea ? price.historicPercentage : price.percentage
}

/** The prior price (`historicPrice` on the wire) is shown where the law requires it; elsewhere if the shop has set `priceTransparency`. */
function priorOf(
  { historicPrice, historicPercentage, percentage }: Price,
  { country }: Market,
  { priceTransparency }: PriceDisplay,
): Pick<PriceView, 'prior' | 'priorPercent'> {
  if (!historicPrice || !(country.eea || priceTransparency)) return {}
  const isAnother = historicPercentage && historicPercentage !== percentage
  return { prior: historicPrice, ...(isAnother ? { priorPercent: historicPercentage } : {}) }
}

/**
 * Two discounts, the first of which is a markdown, are listed separately; a single promotion only if the shop shows
 * promotions with prices.
 */
function namedDiscounts(
  { discounts }: Price,
  { promotionDiscountDisplay }: PriceDisplay,
): NonNullable<PriceView['discounts']> {
  const isDouble = discounts.length === 2 && discounts[0]?.reference === markdown
  return discounts
    .filter(({ reference }) => isDouble || (promotionDiscountDisplay && reference !== markdown))
    .map(({ reference, promotionName, callout, amount, currency }) => ({
      kind: reference === markdown ? 'markdown' : 'promotion',
      off: { amount, currency },
      ...(promotionDiscountDisplay && promotionName && reference !== markdown ? { name: promotionName } : {}),
      ...(callout ? { callout } : {}),
    }))
}

const markdown = 'markdown'

/** The price that a reduction is compared with, if the page shows it: the struck list price, else the prior price. */
export function comparedPrice({ now, isReduced, before, prior }: PriceView): WireMoney | undefined {
  const shown = before ?? prior
  return isReduced && shown && shown.amount > now.amount ? shown : undefined
}
