import { minorOf } from '../own-form.ts'
import type { Rows } from '../rows.ts'
import { feedMoney, feedPeriod } from './feed-cells.ts'
import type { FeedItem } from './feed-item.ts'
import type { FeedShop } from './feed-shop.ts'

export interface FeedPrices {
  readonly rows: readonly Rows['prices'][]
  readonly currency: string
  readonly warned: readonly string[]
}

/**
 * The prices in every list with this currency, or why there are none. A sale without dates is a reduction from now on.
 * A sale with dates ends by itself.
 */
export function feedPrices(shop: FeedShop, sku: string, cells: FeedItem['cells']): FeedPrices | string {
  const regular = feedMoney(cells.price ?? '')
  if (!regular) return `"${(cells.price ?? '').slice(0, 40)}" is not a price such as 199.00 EUR`
  const currency = regular.currency ?? shop.currencies.usual
  const lists = shop.lists(currency)
  if (lists.length === 0) return `no price list is in ${currency}`
  const minor = minorOf(regular.amount, currency)
  if (Number(regular.amount) === 0) return `price is ${regular.amount}; goods without a price are not sold`
  if (minor === undefined) return `price ${cells.price} is no amount of ${currency}`
  const sale = saleOf(cells, { minor, currency, now: shop.now })
  const rows = lists.flatMap((list): Rows['prices'][] => {
    const row = { sku, list, currency, memberMinor: undefined, endsAt: null, startsAt: null }
    const full = { ...row, minor, listMinor: null, kind: 'regular' as const }
    if (sale.minor === undefined) return [full]
    const reduced = { ...row, minor: sale.minor, listMinor: minor, kind: 'reduction' as const }
    if (!sale.period) return [reduced]
    const running = sale.period.from <= shop.now
    return [
      { ...full, startsAt: running ? sale.period.until : null },
      { ...reduced, startsAt: sale.period.from, endsAt: sale.period.until },
    ]
  })
  return { rows, currency, warned: sale.warned ? [sale.warned] : [] }
}

interface Sale {
  readonly minor?: number
  readonly period?: { readonly from: Date; readonly until: Date }
  readonly warned?: string
}

/** The sale price, unless its period has ended. A sale that cannot be read is reported and ignored. */
function saleOf(
  { sale_price: told = '', sale_price_effective_date: days = '' }: FeedItem['cells'],
  { minor: full, currency, now }: { minor: number; currency: string; now: Date },
): Sale {
  if (told.trim() === '') return {}
  const sale = feedMoney(told)
  const minor = sale && minorOf(sale.amount, currency)
  if (!sale || minor === undefined)
    return { warned: `sale_price "${told.slice(0, 40)}" is no amount; it was passed over` }
  if (sale.currency !== undefined && sale.currency !== currency)
    return { warned: `sale_price is in ${sale.currency} and price in ${currency}; it was passed over` }
  if (minor >= full)
    return minor === full ? {} : { warned: `sale_price ${told} is not below price; it was passed over` }
  if (days.trim() === '') return { minor }
  const period = feedPeriod(days)
  if (!period)
    return { warned: `sale_price_effective_date "${days.slice(0, 60)}" is no period; the sale was passed over` }
  return period.until <= now ? {} : { minor, period }
}
