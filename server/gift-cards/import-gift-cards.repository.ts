import { basename } from 'node:path'
import { giftCardRow } from '#contracts/promotions.ts'
import { newId } from '#foundation/ids.ts'
import { fromMajor } from '#foundation/money.ts'
import { readCsvTable, rowsOf } from '#server/platform/csv-table.ts'
import type { Database } from '#server/platform/database.ts'
import { write } from './card-ledger.repository.ts'
import { hashOf } from './issue-cards.repository.ts'

/** The result of an import: new cards, known cards, and refused rows with their line numbers. */
export interface GiftCardsReport {
  readonly made: number
  readonly existing: number
  readonly refused: readonly { readonly file: string; readonly line: number; readonly why: string }[]
}

export const isGiftCardsFile = (columns: readonly string[]): boolean =>
  ['number', 'validation_code', 'amount'].every((column) => columns.includes(column))

/** Imports cards that were sold elsewhere. Each is added once, with its value as the first ledger entry. */
export async function importGiftCards(
  database: Database,
  files: readonly string[],
  dryRun = false,
): Promise<GiftCardsReport> {
  const refused: { file: string; line: number; why: string }[] = []
  let [made, existing] = [0, 0]
  for (const path of files) {
    const table = await readCsvTable(path)
    if (!table || !isGiftCardsFile(table.columns)) continue
    for (const read of rowsOf(table, giftCardRow)) {
      if ('refused' in read) refused.push({ file: basename(path), line: read.line, why: read.refused })
      else if (dryRun || (await database.transaction((inside) => bringIn(inside, read.row)))) made += 1
      else existing += 1
    }
  }
  return { made, existing, refused }
}

async function bringIn(inside: Database, row: ReturnType<typeof giftCardRow.parse>): Promise<boolean> {
  const id = newId()
  const inserted = await inside.prepared(
    'gift-card-import',
    `insert into gift_card (id, number, code_hash, currency, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (number) do nothing returning id`,
    [id, row.number, hashOf(row.number, row.validation_code), row.currency, row.expires ?? null],
  )
  if (inserted.length === 0) return false
  const { minor } = fromMajor(Number(row.amount), row.currency)
  await write(inside, 'import', [{ cardId: id, kind: 'issued', minor }])
  return true
}
