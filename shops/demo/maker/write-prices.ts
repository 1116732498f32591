import type { Chance } from './chance.ts'
import type { CsvFile } from './csv-file.ts'
import type { PriceHistory, PricePeriod } from './price-histories.ts'
import { type PriceList, priceLists } from './price-ladders.ts'

export const priceColumns = [
  'sku',
  'price_list',
  'price',
  'list_price',
  'member_price',
  'currency',
  'from',
  'until',
  'kind',
]

const dayMs = 86_400_000

/** Midnight (UTC) of the day that is `days` days after today. */
export const dayAfter = (today: Date, days: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()) + days * dayMs).toISOString()

/** The price step of a colour in each price list. Some lists are one step lower, and distant markets do not sell all goods. */
export function priceStepsOf(chance: Chance, rung: number, everywhere: boolean): ReadonlyMap<string, number> {
  const rungs = new Map<string, number>()
  for (const { id, like } of priceLists) {
    if (like !== undefined) continue
    const off = chance.happens(0.12) ? 1 : 0
    const missing = !everywhere && (id === 'en-us' || id === 'ar-ae') && chance.happens(0.12)
    if (!missing) rungs.set(id, Math.max(0, rung - off))
  }
  for (const { id, like = id } of priceLists) if (rungs.has(like)) rungs.set(id, rungs.get(like)!)
  return rungs
}

interface PriceBook {
  readonly file: CsvFile
  readonly lists: readonly PriceList[]
  readonly today: Date
}

/** Writes the whole price history of a colour, which is the same for every size. */
export function writePrices(
  { file, lists, today }: PriceBook,
  skus: readonly string[],
  history: PriceHistory,
  rungs: ReadonlyMap<string, number>,
): void {
  for (const list of lists) {
    const rung = rungs.get(list.id)
    if (rung === undefined) continue
    const full = list.rungs[Math.min(rung, list.rungs.length - 1)]!
    const amount = (share: number): string => (share === 1 ? full : list.usual(full * share)).toFixed(2)
    for (const period of withEnd(history.periods)) {
      const inForce = period.fromDay <= 0 && (period.untilDay ?? 1) > 0
      const cells = [
        list.id,
        amount(period.share),
        period.kind === 'reduction' ? full.toFixed(2) : '',
        history.memberShare && inForce ? amount(history.memberShare) : '',
        list.currency,
        dayAfter(today, period.fromDay),
        period.untilDay === undefined ? '' : dayAfter(today, period.untilDay),
        period.kind,
      ]
      for (const sku of skus) file.row(sku, ...cells)
    }
  }
}

/** If the last reduction has an end, the regular price returns after it. */
function withEnd(periods: readonly PricePeriod[]): readonly PricePeriod[] {
  const last = periods.at(-1)
  if (last?.kind !== 'reduction' || last.untilDay === undefined) return periods
  return [...periods, { fromDay: last.untilDay, kind: 'regular', share: 1 }]
}
