import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { importGiftCards } from '#server/gift-cards/index.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import type { RunningShop } from '../shop/start-shop.ts'

type WithDatabase = Pick<RunningShop, 'databaseUrl'>

export async function inDatabase<Row extends pg.QueryResultRow>(
  { databaseUrl }: WithDatabase,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  // The connection may be lost when the database ends, because some proofs kill the database.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

/** A variant that all three markets of these proofs sell from one warehouse. */
export async function soldEverywhere(shop: WithDatabase): Promise<string> {
  const rows = await inDatabase<{ sku: string }>(
    shop,
    `select sku from stock join price_now using (sku) where list in ('da-dk', 'en-gb', 'tr-tr') and place = 'warehouse:main'
       and available > 0 and sku not like '980007%' group by sku having count(distinct list) = 3 order by sku limit 1`,
  )
  return rows[0]!.sku
}

/** A product of a market that is sold out. */
export async function soldOutProduct(shop: WithDatabase, market: string): Promise<string> {
  const [row] = await inDatabase<{ productId: string }>(
    shop,
    `select v.product_id as "productId" from variant v left join stock s using (sku)
       where v.product_id in (select product_id from variant join price_now using (sku) where list = $1)
       group by v.product_id having coalesce(sum(s.available), 0) = 0 order by v.product_id limit 1`,
    [market],
  )
  return row!.productId
}

/** Sets the stock of a variant to this number of pieces, all in one warehouse. */
export async function setPieces(shop: WithDatabase, sku: string, pieces: number): Promise<void> {
  await inDatabase(
    shop,
    `update stock set available = case place when 'warehouse:main' then $2::int else 0 end,
       received = reserved + sold + case place when 'warehouse:main' then $2::int else 0 end
     where sku = $1 and place like 'warehouse:%'`,
    [sku, pieces],
  )
}

export interface TestCard {
  readonly number: string
  readonly code: string
}

/** Imports gift cards of one value, as a retailer does with cards that were sold elsewhere. */
export async function importTestCards(
  { databaseUrl }: WithDatabase,
  { count, amount, currency, from }: { count: number; amount: string; currency: string; from: number },
): Promise<TestCard[]> {
  const cards = Array.from({ length: count }, (_, index) => ({ number: `PROOF${from + index}`, code: 'PROOF1234' }))
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  const file = join(folder, 'gift_cards.csv')
  const rows = cards.map(({ number, code }) => `${number},${code},${amount},${currency},`)
  writeFileSync(file, ['number,validation_code,amount,currency,expires', ...rows].join('\n'))
  const { database, close } = openDatabase({ url: databaseUrl() })
  try {
    const { made } = await database.transaction((inside) => importGiftCards(inside, [file]))
    if (made !== count) throw new Error(`Of ${count} gift cards ${made} were taken in.`)
    return cards
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}
