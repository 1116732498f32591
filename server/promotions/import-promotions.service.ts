import { basename } from 'node:path'
import {
  type PromotionCodeRow,
  type PromotionRewardRow,
  type PromotionRow,
  type PromotionTextRow,
  promotionCodeRow,
  promotionRewardRow,
  promotionRow,
  promotionTextRow,
} from '#contracts/promotions.ts'
import { fromMajor } from '#foundation/money.ts'
import type { Changes } from '#server/platform/changes.ts'
import { type CsvTable, type ReadRow, readCsvTable, rowsOf } from '#server/platform/csv-table.ts'
import type { Database } from '#server/platform/database.ts'
import { promotionsChanged } from './active-promotions.repository.ts'
import type { ImportedPromotion } from './promotion.ts'
import { writeCodes, writePromotions, writeRewards } from './write-promotions.repository.ts'

/** The result of an import: accepted rows, and refused rows with their line numbers. */
export interface PromotionsReport {
  readonly rows: number
  readonly refused: readonly { readonly file: string; readonly line: number; readonly why: string }[]
}

/** Columns that identify a file of promotions. */
const kinds = {
  promotions: ['promotion_id', 'level'],
  texts: ['promotion_id', 'language', 'name'],
  codes: ['code', 'promotion_id'],
  rewards: ['promotion_id', 'reward_id', 'product_id'],
} as const
type Kind = keyof typeof kinds

/** The kind of promotions file with this header; undefined if there is none. */
export const promotionsFileOf = (columns: readonly string[]): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].every((column) => columns.includes(column)))

/**
 * Imports promotions from files of the import format, in one transaction. Known rows are updated; rows that are missing
 * in the files stay unchanged. Texts, codes and rewards must belong to promotions in these files or in the database.
 */
export async function importPromotions(
  { database, changes }: { readonly database: Database; readonly changes: Changes },
  files: readonly string[],
  dryRun = false,
): Promise<PromotionsReport> {
  const gathered: ImportedRows = { promotions: [], texts: [], codes: [], rewards: [], refused: [] }
  for (const path of files) {
    const table = await readCsvTable(path)
    const kind = table && promotionsFileOf(table.columns)
    if (table && kind) gather(gathered, kind, basename(path), table)
  }
  const { promotions, texts, codes, rewards, refused } = gathered
  if (!dryRun)
    await database.transaction(async (inside) => {
      await writePromotions(inside, promotions.map(ruleOf), texts)
      await writeCodes(inside, codes)
      await writeRewards(inside, rewards)
      await changes.publish(inside, [promotionsChanged])
    })
  return { rows: promotions.length + texts.length + codes.length + rewards.length, refused }
}

interface ImportedRows {
  readonly promotions: PromotionRow[]
  readonly texts: PromotionTextRow[]
  readonly codes: PromotionCodeRow[]
  readonly rewards: PromotionRewardRow[]
  readonly refused: { file: string; line: number; why: string }[]
}

function gather(into: ImportedRows, kind: Kind, file: string, table: CsvTable): void {
  const add = <Row>(rows: readonly ReadRow<Row>[], list: Row[]) => {
    for (const read of rows) {
      if ('row' in read) list.push(read.row)
      else into.refused.push({ file, line: read.line, why: read.refused })
    }
  }
  if (kind === 'promotions') add(rowsOf(table, promotionRow), into.promotions)
  if (kind === 'texts') add(rowsOf(table, promotionTextRow), into.texts)
  if (kind === 'codes') add(rowsOf(table, promotionCodeRow), into.codes)
  if (kind === 'rewards') add(rowsOf(table, promotionRewardRow), into.rewards)
}

function ruleOf(row: PromotionRow): ImportedPromotion {
  const { level, percent = null, currency = null, markets, from = null, until = null } = row
  const minor = (text: string | undefined) =>
    text === undefined || currency === null ? null : fromMajor(Number(text), currency).minor
  const { categories, products, sub_brands: subBrands, brands, full_price_only: fullPriceOnly } = row
  return {
    id: row.promotion_id,
    budgetMinor: minor(row.budget),
    rule: {
      ...{ level, percent, currency, markets },
      minor: minor(row.amount),
      startsAt: from,
      endsAt: until,
      minimumMinor: minor(row.minimum_amount) ?? 0,
      minimumPieces: row.minimum_pieces ?? 0,
      needsCode: row.needs_code,
      scope: { categories, products, subBrands, brands, fullPriceOnly },
      bonus:
        row.reward_id === undefined
          ? null
          : { rewardId: row.reward_id, pieces: row.reward_pieces ?? 1, repeats: row.reward_repeats },
      position: row.position ?? 0,
    },
  }
}
