import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { importGiftCards, isGiftCardsFile } from '#server/gift-cards/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import { readCsvTable } from '#server/platform/csv-table.ts'
import type { Database } from '#server/platform/database.ts'
import { importPromotions, promotionsFileOf } from '#server/promotions/index.ts'

export interface SortedFiles {
  /** Promotions and gift cards. */
  readonly offers: readonly string[]
  readonly others: readonly string[]
}

/** Separates files of promotions and gift cards from all others by their columns. A folder without such files stays one path. */
export async function sortFiles(paths: readonly string[]): Promise<SortedFiles> {
  const sorted = await Promise.all(paths.map(sortOne))
  return { offers: sorted.flatMap(({ offers }) => offers), others: sorted.flatMap(({ others }) => others) }
}

async function sortOne(path: string): Promise<SortedFiles> {
  if (!(await stat(path)).isDirectory())
    return (await isOffers(path)) ? { offers: [path], others: [] } : { offers: [], others: [path] }
  const files = (await readdir(path)).sort().map((name) => join(path, name))
  const told = await Promise.all(files.map(async (file) => ({ file, is: await isOffers(file) })))
  if (!told.some(({ is }) => is)) return { offers: [], others: [path] }
  const named = (is: boolean) => told.filter((one) => one.is === is).map(({ file }) => file)
  return { offers: named(true), others: named(false).filter((file) => /\.(csv|tsv|txt|xml)$/i.test(file)) }
}

/** Checks only small tables: a larger file contains goods. */
async function isOffers(path: string): Promise<boolean> {
  const about = await stat(path)
  if (!/\.csv$/i.test(path) || !about.isFile() || about.size > 20 * 1024 * 1024) return false
  const table = await readCsvTable(path)
  return table !== undefined && (promotionsFileOf(table.columns) !== undefined || isGiftCardsFile(table.columns))
}

/** Imports promotions and gift cards. Returns lines for the operator. */
export async function importOffers(
  needs: { readonly database: Database; readonly changes: Changes },
  files: readonly string[],
  dryRun = false,
): Promise<{ readonly lines: readonly string[]; readonly taken: number }> {
  const promotions = await importPromotions(needs, files, dryRun)
  const cards = await importGiftCards(needs.database, files, dryRun)
  const refused = [...promotions.refused, ...cards.refused]
  return {
    taken: promotions.rows + cards.made + cards.existing,
    lines: [
      `promotions           ${String(promotions.rows).padStart(8)} rows`,
      `gift cards           ${String(cards.made).padStart(8)} made, ${cards.existing} known before`,
      ...refused.map(({ file, line, why }) => `refused: ${file}:${line}  ${why}`),
    ],
  }
}
