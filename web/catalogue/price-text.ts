import type { WireMoney } from '#contracts/money.ts'
import type { Price } from '#contracts/pricing.ts'
import type { PriceTagProps } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'

type PriceText = Omit<PriceTagProps, 'size'>
type View = Pick<MarketView, 'market' | 'money' | 'reduction' | 't'>

/**
 * How a price is told. Where reductions are told against the prior price, a price that is at its lowest carries neither percentage nor
 * colour; elsewhere the list price is struck. A list price equal to the price is none.
 */
export function priceText(price: Price, view: View, memberPrice?: WireMoney): PriceText {
  const reduced = view.market.reductions === 'prior' ? againstPrior(price, view) : againstList(price, view)
  const notes = [...discountNotes(price, view), ...(reduced.notes ?? [])]
  return {
    now: view.money(price.salesPrice),
    ...reduced,
    notes,
    member: memberPrice && { label: view.t('price.member'), figure: view.money(memberPrice) },
  }
}

function againstPrior(
  { salesPrice, historicPrice, historicPercentage }: Price,
  { money, reduction, t }: View,
): Partial<PriceText> {
  if (!historicPrice) return {}
  const notes = [t('price.prior', money(historicPrice))]
  if (salesPrice.amount >= historicPrice.amount) return { notes }
  return {
    reduced: true,
    spoken: t('price.now'),
    notes,
    cut: historicPercentage ? reduction(historicPercentage) : undefined,
  }
}

function againstList({ salesPrice, listPrice, percentage }: Price, { money, reduction, t }: View): Partial<PriceText> {
  if (!listPrice || listPrice.amount <= salesPrice.amount) return {}
  return {
    reduced: true,
    spoken: t('price.now'),
    was: { label: t('price.was'), figure: money(listPrice) },
    cut: percentage ? reduction(percentage) : undefined,
  }
}

/** Two discounts, the first a markdown, are named one by one; a single one is told by the price itself. */
function discountNotes({ discounts }: Price, { money, t }: View): string[] {
  if (discounts.length !== 2 || discounts[0]?.reference !== 'markdown') return []
  return discounts.map(({ reference, promotionName, amount, currency }) => {
    const name = reference === 'markdown' ? t('price.markdown') : (promotionName ?? reference)
    return `${name} −${money({ amount, currency })}`
  })
}
