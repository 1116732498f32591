import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { recordedChanges, sevenMarkets, withoutGoods } from '../catalogue.fakes.ts'
import { importGoods } from './import-goods.service.ts'
import type { ImportOrder } from './import-order.ts'

export const noon = new Date('2026-02-10T12:00:00Z')

/** A shop that imports the files of a test, at noon by default. */
export async function feedShop(database: Database) {
  await withoutGoods(database)
  const folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  const changes = recordedChanges()
  let files = 0
  return {
    changes,
    async take(content: string | Buffer, { now = noon, ...order }: Partial<ImportOrder> & { now?: Date } = {}) {
      const path = join(folder, `file-${files++}`)
      await writeFile(path, content)
      return importGoods({ database, changes, markets: sevenMarkets, clock: () => now }, { ...order, files: [path] })
    },
    /** Distinct rows as texts, with bars between the columns. */
    async distinctRows(columns: string, from: string): Promise<string[]> {
      const { rows } = await sql<{ told: string }>`
        select distinct concat_ws(' | ', ${sql.raw(columns)}) as told from ${sql.raw(from)} order by 1`.execute(
        database.sql(),
      )
      return rows.map(({ told }) => told)
    },
  }
}

export const goods = 'variant v join product p using (product_id) join product_text t using (product_id)'

/** A Google table. Cells are separated by bars here and by tabs in the result. */
export const table = (...rows: readonly string[]): string => rows.map((row) => row.replaceAll('|', '\t')).join('\n')
