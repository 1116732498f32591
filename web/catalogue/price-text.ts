import type { PriceView } from '#contracts/pricing.ts'
import type { PriceTagProps } from '#ui/price-tag/index.ts'
import type { MarketView } from '#web/markets/index.ts'

type PriceText = Omit<PriceTagProps, 'size'>
type View = Pick<MarketView, 'money' | 'reduction' | 't'>

/**
 * The texts of a price in the market's language and format. With `brief`, the only note below the price is the prior
 * price, which a law may require.
 */
export function priceText(shown: PriceView, view: View, brief = false): PriceText {
  const { isFrom, isReduced, before, isBeforeFirst, percent, member } = shown
  const { t, money, reduction } = view
  const now = money(shown.now)
  return {
    now: isFrom ? t('price.from', now) : now,
    ...(isReduced ? { reduced: true, localized: t('price.now') } : {}),
    was: before && { label: t('price.was'), figure: money(before) },
    wasFirst: isBeforeFirst,
    cut: percent === undefined ? undefined : reduction(percent),
    notes: brief
      ? priorNotes({ ...shown, priorPercent: undefined }, view)
      : [...discountNotes(shown, view), ...priorNotes(shown, view)],
    member: member && { label: t('price.member'), figure: money(member) },
  }
}

const discountNotes = ({ discounts = [] }: PriceView, { t, money }: View): string[] =>
  discounts.flatMap(({ kind, name, off, callout }) => [
    `${name ?? t(`price.${kind}`)} −${money(off)}`,
    ...(callout ? [callout] : []),
  ])

function priorNotes({ prior, priorPercent }: PriceView, { t, money, reduction }: View): string[] {
  if (!prior) return []
  const note = t('price.prior', money(prior))
  return [priorPercent ? `${note} (${reduction(priorPercent)})` : note]
}
