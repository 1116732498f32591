import { currenciesOfSign, feedMoney, withoutSign } from './feed-cells.ts'
import type { FeedItem, FeedRemark } from './feed-item.ts'

export interface CurrencyRules {
  /** The currency that the operator chose with a price list or market. */
  readonly chosen: string | undefined
  /** For a file that names no currency. */
  readonly usual: string
  readonly isSold: (currency: string) => boolean
}

export interface ItemsWithCurrency {
  readonly items: readonly FeedItem[]
  readonly remarks: readonly FeedRemark[]
}

/**
 * Adds a currency to prices without one: the operator's choice, else the only currency in the file, else the usual one.
 * If the file has several, the currency is unknown and the price is refused. Items come in portions; an assumption is
 * reported once.
 */
export function currencyGiver({
  chosen,
  usual,
  isSold,
}: CurrencyRules): (all: readonly FeedItem[]) => ItemsWithCurrency {
  const named = new Set<string>()
  let said = false
  return (told) => {
    const { items: all, remarks: unclear } = withSignsRead(told, { chosen, usual, isSold })
    const currencies = all.map(({ cells }) => feedMoney(cells.price ?? '')?.currency)
    for (const currency of currencies) if (currency && isSold(currency)) named.add(currency)
    const remarks: FeedRemark[] = [...unclear]
    const items = all.flatMap((item, at): FeedItem[] => {
      const { line, cells } = item
      if (currencies[at] || !feedMoney(cells.price ?? '')) return [item]
      const currency = chosen ?? (named.size > 1 ? undefined : ([...named][0] ?? usual))
      if (!currency) {
        const why = `price ${cells.price} names no currency where others are in ${[...named].join(' and ')} (--list says which)`
        remarks.push({ line, refused: why, ...(cells.id && { names: cells.id.trim() }) })
        return []
      }
      if (!said)
        remarks.push({
          line: 0,
          warned: `has prices without a currency; they count as ${currency} (--list says another)`,
        })
      said = true
      return [{ ...item, cells: { ...cells, price: `${cells.price} ${currency}` } }]
    })
    return { items, remarks }
  }
}

/**
 * An ambiguous sign means the operator's currency, else the only currency of that sign in which the shop sells.
 * Otherwise the price is refused.
 */
function withSignsRead(
  told: readonly FeedItem[],
  { chosen, isSold }: CurrencyRules,
): { readonly items: readonly FeedItem[]; readonly remarks: readonly FeedRemark[] } {
  const remarks: FeedRemark[] = []
  const items = told.flatMap((item): FeedItem[] => {
    const { price = '' } = item.cells
    const may = feedMoney(price) ? [] : currenciesOfSign(price)
    if (may.length === 0) return [item]
    const sold = may.filter(isSold)
    const currency = chosen !== undefined && may.includes(chosen) ? chosen : sold.length === 1 ? sold[0] : undefined
    if (currency) return [{ ...item, cells: inCurrency(item.cells, currency) }]
    const why = `price ${price} may be in ${may.join(', ')} (--market says which)`
    remarks.push({ line: item.line, refused: why, ...(item.cells.id && { names: item.cells.id.trim() }) })
    return []
  })
  return { items, remarks }
}

const inCurrency = (cells: FeedItem['cells'], currency: string): FeedItem['cells'] => ({
  ...cells,
  price: `${withoutSign(cells.price!)} ${currency}`,
  ...(cells.sale_price ? { sale_price: `${withoutSign(cells.sale_price)} ${currency}` } : {}),
})
