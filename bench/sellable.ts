import pg from 'pg'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'

export async function inDatabase<Value>(
  { databaseUrl }: RunningShop,
  work: (database: pg.Client) => Promise<Value>,
): Promise<Value> {
  const database = new pg.Client(databaseUrl())
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

/** Goods of which the British market has several pieces. */
export const sellable = (shop: RunningShop): Promise<string[]> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ sku: string }>(
      `select sku from stock join price_now using (sku)
       where place = 'warehouse:main' and list = 'en-gb' and available >= 8 order by sku limit 400`,
    )
    if (rows.length === 0) throw new Error('Nothing is left to buy.')
    return rows.map(({ sku }) => sku)
  })
