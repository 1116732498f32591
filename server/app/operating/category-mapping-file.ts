import { existsSync, writeFileSync } from 'node:fs'
import { csvLine } from '#foundation/csv-line.ts'
import { Fault } from '#foundation/fault.ts'
import {
  type CategoryMapping,
  categoryMapping,
  categoryMappingColumns,
  type StarterLine,
} from '#server/catalogue/index.ts'
import { readCsvTable } from '#server/platform/csv-table.ts'

export const hasCategoryMapping = (path: string): boolean => existsSync(path)

/** Reads a mapping from feed values to categories of this shop. An unknown category is reported with its line. */
export async function readCategoryMapping(path: string, categories: ReadonlySet<string>): Promise<CategoryMapping> {
  const table = await readCsvTable(path)
  const missing = categoryMappingColumns.filter((name) => !table?.columns.includes(name))
  if (!table || missing.length > 0)
    throw new Fault('shop.wrong-option', {
      option: '--map',
      rule: `a table with the columns ${categoryMappingColumns.join(', ')}`,
    })
  const lines = table.cells.flatMap(({ line, cells }) => {
    const { type = '', google_category = '', tag = '', category = '' } = cells
    if (category === '') return []
    if (!categories.has(category))
      throw new Fault('shop.wrong-option', {
        option: '--map',
        rule: `of known categories; ${path}:${line} names "${category}"`,
      })
    return [{ type, googleCategory: google_category, tag, category }]
  })
  return categoryMapping(lines)
}

/** Writes a first mapping for the operator to check and correct. */
export function writeCategoryMapping(path: string, lines: readonly StarterLine[]): void {
  const rows = lines.map(({ type, googleCategory, tag, category, products }) =>
    csvLine([type, googleCategory, tag, category, String(products)]),
  )
  writeFileSync(path, [csvLine([...categoryMappingColumns, 'products']), ...rows].join(''))
}
