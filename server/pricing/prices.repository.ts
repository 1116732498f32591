import { sql } from 'kysely'
import type { Clock } from '#foundation/clock.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { loggingOf, type NewPrice } from './log-prices.ts'
import { currentAt, getOrMake, keyOf, priceHistories } from './price-histories.repository.ts'
import type { PriceRow } from './price-history.ts'
import type { CurrentPrice, CurrentPriceRow, Prices } from './pricing.ts'

/** The expressions for the sku and the price list in the statement of another capability: `v.sku`, `$4`. */
export interface PriceJoinInputs {
  readonly sku: string
  readonly list: string
}

/** Joins the current price of a sku to a statement of another capability; its columns are the `currentPriceColumns`. */
export const currentPriceJoin = ({ sku, list }: PriceJoinInputs): string =>
  `left join price_now current_price on current_price.sku = ${sku} and current_price.list = ${list}`

/** The columns of a `CurrentPriceRow`, except its sku. */
export const currentPriceColumns = `current_price.minor, current_price.list_minor as "listMinor", current_price.member_minor as "memberMinor",
  current_price.prior_minor as "priorMinor", current_price.changes_at as "changesAt"`

/** Reads prices from the tables. A price that became valid a moment ago and is not yet in the table is calculated from the log. */
export function pricesIn(database: Database, clock: Clock): Prices {
  const ofRows: Prices['ofRows'] = async (list, rows) => {
    const now = clock()
    const due = rows.filter(({ changesAt }) => changesAt !== null && new Date(changesAt) <= now).map(({ sku }) => sku)
    const histories = due.length > 0 ? await priceHistories(database, due) : undefined
    return new Map(
      rows.flatMap((row) => {
        const history = histories?.get(keyOf(row.sku, list))
        const { sku, minor, listMinor, memberMinor, priorMinor } = history ? currentAt(row.sku, history, now) : row
        return minor === null ? [] : [[sku, { sku, minor, listMinor, memberMinor, priorMinor }]]
      }),
    )
  }
  return {
    ofRows,
    current: async (list, skus) =>
      ofRows(
        list,
        await database.prepared<CurrentPriceRow>(
          'prices-current',
          `select current_price.sku, ${currentPriceColumns} from price_now current_price where list = $1 and sku = any($2)`,
          [list, skus],
        ),
      ),
  }
}

/** The current prices of these skus in every list, for the read model. */
export async function allPrices(
  database: Database,
  skus: readonly string[],
): Promise<(CurrentPrice & { readonly list: string })[]> {
  // Sizes of a colour usually cost the same, and there are as many lists as markets. One row for all skus with equal
  // prices is faster to read.
  const rows = await database.prepared<Omit<CurrentPrice, 'sku'> & { readonly list: string; readonly skus: string }>(
    'prices-of-skus',
    `select list, minor, list_minor as "listMinor", member_minor as "memberMinor", prior_minor as "priorMinor", string_agg(sku, ' ') as skus
     from price_now where minor is not null and sku = any($1) group by 1, 2, 3, 4, 5`,
    [skus],
  )
  return rows.flatMap(({ skus: priced, ...terms }) => priced.split(' ').map((sku) => ({ ...terms, sku })))
}

export type ReadPrices = typeof allPrices

/** The same for a future moment. */
export const allPricesAt =
  (moment: Date): ReadPrices =>
  async (database, skus) => {
    const rows = await database.prepared<CurrentPriceRow & { readonly list: string }>(
      'prices-of-skus-at',
      `select sku, list, ${currentPriceColumns} from price_now current_price where sku = any($1)`,
      [skus],
    )
    const isDue = ({ changesAt }: CurrentPriceRow) => changesAt !== null && new Date(changesAt) <= moment
    const due = [...new Set(rows.filter(isDue).map(({ sku }) => sku))]
    const histories = due.length > 0 ? await priceHistories(database, due) : undefined
    return rows.flatMap((row) => {
      const history = histories?.get(keyOf(row.sku, row.list))
      const { minor, listMinor, memberMinor, priorMinor } = history ? currentAt(row.sku, history, moment) : row
      return minor === null ? [] : [{ sku: row.sku, list: row.list, minor, listMinor, memberMinor, priorMinor }]
    })
  }

export interface Logged {
  /** Skus whose current price has changed. */
  readonly changed: readonly string[]
  /** Reported prices that would have changed the past. */
  readonly alreadyBegan: readonly NewPrice[]
}

/** Adds new prices to the log and updates the current prices, in one statement. */
export async function logPrices(inside: Database, prices: readonly NewPrice[], now: Date): Promise<Logged> {
  const histories: Map<string, PriceRow[]> = await priceHistories(inside, [...new Set(prices.map(({ sku }) => sku))])
  const news: PriceRow[] = []
  const alreadyBegan: NewPrice[] = []
  for (const price of prices) {
    const history = getOrMake(histories, keyOf(price.sku, price.list))
    const logging = loggingOf(history, price, now)
    if (logging === 'already-began') alreadyBegan.push(price)
    if (typeof logging === 'string') continue
    history.push(logging.log)
    news.push(logging.log)
  }
  if (news.length === 0) return { changed: [], alreadyBegan }
  return { changed: await write(inside, news, histories, now), alreadyBegan }
}

/** Updates current prices whose start or end has passed, and informs the change feed. Returns how many changed. */
export async function applyDuePrices({
  database,
  changes,
  clock,
}: {
  database: Database
  changes: Changes
  clock: Clock
}): Promise<number> {
  const now = clock()
  const due = await database.prepared<{ sku: string }>(
    'prices-due',
    'select distinct sku from price_now where changes_at <= $1 limit 5000',
    [now],
  )
  if (due.length === 0) return 0
  return database.transaction(async (inside) => {
    const histories = await priceHistories(
      inside,
      due.map(({ sku }) => sku),
    )
    const changed = await write(inside, [], histories, now)
    await changes.publish(inside, [...new Set(changed.map((sku) => `product:${productIdOf(sku)}`))])
    return changed.length
  })
}

async function write(
  inside: Database,
  news: readonly PriceRow[],
  histories: ReadonlyMap<string, PriceRow[]>,
  now: Date,
): Promise<string[]> {
  const touched = news.length > 0 ? new Set(news.map(({ sku, list }) => keyOf(sku, list))) : histories.keys()
  const current = [...touched].map((key) => {
    const history = histories.get(key) ?? []
    const { sku = '', list = '', currency = '' } = history.at(-1) ?? {}
    return { ...currentAt(sku, history, now), list, currency }
  })
  const { rows } = await sql<{ sku: string }>`
    with logged as (
      insert into price_log (sku, list, currency, minor, list_minor, member_minor, starts_at, ends_at, kind)
      select sku, list, currency, minor, "listMinor", "memberMinor", "startsAt", "endsAt", kind from json_to_recordset(${JSON.stringify(news)}::json)
        as row (sku text, list text, currency text, minor bigint, "listMinor" bigint, "memberMinor" bigint, "startsAt" timestamptz, "endsAt" timestamptz, kind text)
    )
    insert into price_now as known (sku, list, currency, minor, list_minor, member_minor, prior_minor, changes_at)
    select sku, list, currency, minor, "listMinor", "memberMinor", "priorMinor", "changesAt" from json_to_recordset(${JSON.stringify(current)}::json)
      as row (sku text, list text, currency text, minor bigint, "listMinor" bigint, "memberMinor" bigint, "priorMinor" bigint, "changesAt" timestamptz)
    on conflict (sku, list) do update set currency = excluded.currency, minor = excluded.minor, list_minor = excluded.list_minor,
      member_minor = excluded.member_minor, prior_minor = excluded.prior_minor, changes_at = excluded.changes_at
      where known is distinct from excluded
    returning sku`.execute(inside.sql())
  return [...new Set(rows.map(({ sku }) => sku))]
}
