import type { CalloutAttributes } from '#contracts/catalogue.ts'
import type { WireMoney } from '#contracts/money.ts'
import type { Price } from '#contracts/pricing.ts'
import type { PriceTagProps } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'

type PriceText = Omit<PriceTagProps, 'size'>
type View = Pick<MarketView, 'market' | 'money' | 'reduction' | 't' | 'toggle'>

/** What else decides how a price is told. */
export interface PriceCircumstances {
  readonly memberPrice?: WireMoney | undefined
  /** Other sizes or parts cost more. */
  readonly isFrom?: boolean | undefined
  /** What the product's offer wants hidden; never what the law wants told. */
  readonly callout?: Pick<CalloutAttributes, 'hideDiscountBadge' | 'hideListPrice'> | undefined
}

/**
 * How a price is told. Where reductions are told against the prior price, a price that is at its lowest carries neither percentage nor
 * colour; elsewhere the list price is struck. A list price equal to the price is none.
 */
export function priceText(
  price: Price,
  view: View,
  { memberPrice, isFrom, callout }: PriceCircumstances = {},
): PriceText {
  const {
    was,
    cut,
    notes = [],
    ...told
  } = view.market.reductions === 'prior' ? againstPrior(price, view) : againstList(price, view)
  const isPlain = memberPrice !== undefined && view.market.plainMemberPrice
  const now = view.money(price.salesPrice)
  return {
    now: isFrom ? view.t('price.from', now) : now,
    ...told,
    was: isPlain || callout?.hideListPrice ? undefined : was,
    wasFirst: view.toggle('listPriceBeforeSalesPrice') || undefined,
    cut: isPlain || callout?.hideDiscountBadge ? undefined : cut,
    notes: isPlain ? notes : [...discountNotes(price, view), ...notes],
    member: memberPrice && { label: view.t('price.member'), figure: view.money(memberPrice) },
  }
}

function againstPrior({ salesPrice, historicPrice, historicPercentage }: Price, view: View): Partial<PriceText> {
  if (!historicPrice) return {}
  const notes = [view.t('price.prior', view.money(historicPrice))]
  if (salesPrice.amount >= historicPrice.amount) return { notes }
  return { reduced: true, localized: view.t('price.now'), notes, cut: cutOf(historicPercentage, view) }
}

function againstList(price: Price, view: View): Partial<PriceText> {
  const { salesPrice, listPrice, percentage } = price
  const notes = lowestNotes(price, view)
  if (!listPrice || listPrice.amount <= salesPrice.amount) return { notes }
  return {
    reduced: true,
    localized: view.t('price.now'),
    was: { label: view.t('price.was'), figure: view.money(listPrice) },
    cut: cutOf(percentage, view),
    notes,
  }
}

/** Where the law does not ask for the lowest price of the last 30 days, a shop may still tell it. */
function lowestNotes(price: Price, { toggle, t, money, reduction }: View): string[] {
  const { historicPrice, historicPercentage, percentage } = price
  if (!historicPrice || !toggle('priceTransparency')) return []
  const note = t('price.prior', money(historicPrice))
  return [historicPercentage && historicPercentage !== percentage ? `${note} (${reduction(historicPercentage)})` : note]
}

/** Reductions below 10 % carry no figure unless the shop wants them to. */
const cutOf = (percent: number | undefined, { reduction, toggle }: View): string | undefined =>
  percent && (percent >= 10 || toggle('singleDigitDiscountBadge')) ? reduction(percent) : undefined

/** Two discounts, the first a markdown, are named one by one; a single promotion where the shop tells promotions with prices. */
function discountNotes({ discounts }: Price, { money, t, toggle }: View): string[] {
  const isDouble = discounts.length === 2 && discounts[0]?.reference === 'markdown'
  const named = toggle('promotionDiscountDisplay')
  const told = discounts.filter(({ reference }) => isDouble || (named && reference !== 'markdown'))
  return told.flatMap(({ reference, promotionName, callout, amount, currency }) => {
    const promotion = named && promotionName ? promotionName : t('price.promotion')
    const name = reference === 'markdown' ? t('price.markdown') : promotion
    return [`${name} −${money({ amount, currency })}`, ...(callout ? [callout] : [])]
  })
}
