import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type SearchFile, type ShopFile, searchFile, togglesFile, wordsFile } from '#contracts/shop-folder.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Words } from '#foundation/words.ts'
import type { SourceContent, SourceDocument, SourceMistakes, SourceStore } from '#server/content/content-source.port.ts'
import { Notebook } from './notebook.ts'

export interface ShopFolderPlaces {
  /** The retailer's folder. */
  readonly folder: string
  /** The folder with the program's own texts, one file for each language. */
  readonly words: string
}

/** Reads everything that editors and the retailer wrote. */
export async function readContent(
  places: ShopFolderPlaces,
  shop: Pick<ShopFile, 'name' | 'subBrands'>,
): Promise<Result<SourceContent, SourceMistakes>> {
  const folder = new Notebook(places.folder)
  const program = new Notebook(places.words)
  const content: SourceContent = {
    shopName: shop.name,
    subBrands: shop.subBrands.map(({ id, name, preSelected }) => ({ id, name, preSelected })),
    documents: [
      ...(await documents(folder, 'page')),
      ...(await documents(folder, 'menu')),
      ...(await documents(folder, 'badge')),
    ],
    toggles: (await folder.optionalFile(togglesFile, 'toggles.json'))?.toggles ?? {},
    words: { program: await words(program, '.'), shop: await words(folder, 'words') },
    stores: stores(folder, await folder.text('stores.csv')),
    search: await searchRules(folder),
    theme: await folder.text('theme.css'),
  }
  const mistakes = [...folder.mistakes, ...program.mistakes]
  return mistakes.length > 0 ? refused({ code: 'shop-folder.mistakes', mistakes }) : accepted(content)
}

const document = z.record(z.string(), z.unknown())
const scope = /^[a-z]{2}(?:-[a-z]{2})?$/

/**
 * Files directly in `pages/`, `menus/` and `badges/` are for every market. Files in a subfolder with the name of a
 * language or a market are only for that.
 */
async function documents(notebook: Notebook, kind: SourceDocument['kind']): Promise<SourceDocument[]> {
  const folder = `${kind}s`
  const found: SourceDocument[] = []
  for (const name of await notebook.names(folder, '.json')) {
    const written = await notebook.file(document, name)
    const parts = name.slice(folder.length + 1, -'.json'.length).split('/')
    const scoped = parts.length > 1 && scope.test(parts[0]!)
    if (written)
      found.push({
        name,
        kind,
        scope: scoped ? parts[0]! : 'all',
        key: parts.slice(scoped ? 1 : 0).join('/'),
        document: written,
      })
  }
  return found
}

async function words(notebook: Notebook, folder: string): Promise<Record<string, Words>> {
  const read: Record<string, Words> = {}
  for (const name of await notebook.names(folder, '.json')) {
    const texts = await notebook.file(wordsFile, name)
    if (texts) read[name.split('/').at(-1)!.slice(0, -'.json'.length)] = texts
  }
  return read
}

async function searchRules(notebook: Notebook): Promise<Record<string, SearchFile>> {
  const read: Record<string, SearchFile> = {}
  for (const name of await notebook.names('search', '.json')) {
    const rules = await notebook.file(searchFile, name)
    if (rules) read[name.split('/').at(-1)!.slice(0, -'.json'.length)] = rules
  }
  return read
}

const storeColumns = ['name', 'line1', 'postal_code', 'city', 'country', 'phone'] as const

function stores(notebook: Notebook, csv: string | undefined): SourceStore[] {
  if (csv === undefined) return []
  const rows = parse(csv, { columns: true, skip_empty_lines: true, bom: true }) as Record<string, string>[]
  const missing = storeColumns.filter((column) => rows[0] && !(column in rows[0]))
  notebook.mistakes.push(...missing.map((column) => `stores.csv: ${column}: this column is missing`))
  return rows.map((row) => {
    const { name = '', line1 = '', postal_code: postalCode = '', city = '', country = '', phone = '' } = row
    return {
      ...{ name, line1, postalCode, city, country, phone },
      id: row.store_id ?? name,
      market: row.market ?? '',
      latitude: Number(row.latitude) || 0,
      longitude: Number(row.longitude) || 0,
      hours: row.opening_hours ?? '',
      clickAndCollect: row.click_and_collect !== 'no',
      companyNumber: row.company_number ?? '',
    }
  })
}
