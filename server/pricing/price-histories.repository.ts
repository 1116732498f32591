import type { Database } from '#server/platform/database.ts'
import { type PriceRow, priceAt } from './price-history.ts'
import type { CurrentPriceRow } from './pricing.ts'

/** The complete logged prices of these skus, in the sequence of logging, by sku and list. */
export async function priceHistories(database: Database, skus: readonly string[]): Promise<Map<string, PriceRow[]>> {
  const rows = await database.prepared<LogRow>(
    'price-histories',
    `select id, sku, list, currency, minor, list_minor as "listMinor", member_minor as "memberMinor", starts_at as "startsAt", ends_at as "endsAt", kind
     from price_log where sku = any($1) order by id`,
    [skus],
  )
  const histories = new Map<string, PriceRow[]>()
  for (const row of rows) getOrMake(histories, keyOf(row.sku, row.list)).push(row)
  return histories
}

export function currentAt(sku: string, history: readonly PriceRow[], now: Date): CurrentPriceRow {
  const { row, priorMinor, changesAt } = priceAt(history, now)
  return {
    sku,
    minor: row?.minor ?? null,
    listMinor: row?.listMinor ?? null,
    memberMinor: row?.memberMinor ?? null,
    priorMinor,
    changesAt,
  }
}

export const keyOf = (sku: string, list: string): string => `${sku} ${list}`

export function getOrMake(histories: Map<string, PriceRow[]>, key: string): PriceRow[] {
  const known = histories.get(key)
  if (known) return known
  const made: PriceRow[] = []
  histories.set(key, made)
  return made
}

export type LogRow = PriceRow & { readonly id: number }
