import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Shelves } from './arrange-shelves.ts'
import { readCategories } from './categories.ts'
import { designStyles } from './design-styles.ts'
import { writeGiftCards } from './gift-cards.ts'
import { arrangeLooks } from './looks.ts'
import { priceLists } from './price-ladders.ts'
import { designSets, writeSet } from './product-sets.ts'
import { goodsFiles, type Workshop, writeStyle } from './write-style.ts'

export interface DemoGoodsOrder {
  /** Folder for the files of the import form. It is created if it is missing. */
  readonly folder: string
  /** Today's date. Prices, launches and certificates are dated relative to it. */
  readonly today: Date
  /** Price lists to write; by default all of them. */
  readonly priceLists?: readonly string[]
  /** Called from time to time with the part that is done, 0 to 1. */
  readonly progress?: (share: number) => void
}

export interface DemoGoods {
  readonly styles: number
  readonly products: number
  readonly variants: number
}

const shopFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes the demo range as a complete folder of the import form: categories of the shop folder, products, texts in all
 * its languages, variants, price history and stock. The same day always gives the same bytes.
 */
export async function makeDemoGoods({
  folder,
  today,
  priceLists: wanted,
  progress,
}: DemoGoodsOrder): Promise<DemoGoods> {
  await mkdir(folder, { recursive: true })
  const tree = readCategories(await readFile(join(shopFolder, 'categories.csv'), 'utf8'))
  const stores = (await readFile(join(shopFolder, 'stores.csv'), 'utf8')).trim().split('\n').slice(1)
  const files = goodsFiles()
  const shelves = new Shelves()
  const styles = designStyles()
  const lists = priceLists.filter(({ id }) => wanted?.includes(id) ?? true)

  const workshop: Workshop = {
    ...{ files, shelves, tree, today, lists, looks: arrangeLooks(styles) },
    stores: stores.map((line) => line.split(',')[0]!),
  }
  for (const [done, style] of styles.entries()) {
    writeStyle(workshop, style)
    if (done % 50 === 0) progress?.(done / styles.length)
  }
  for (const set of designSets(styles)) writeSet(files, shelves, set, today)
  writeGiftCards(files, shelves, today, lists)
  shelves.write(files.categories)
  for (const name of ['categories.csv', 'category_texts.csv'])
    await copyFile(join(shopFolder, name), join(folder, name))
  for (const file of Object.values(files)) await file.save(folder)
  progress?.(1)
  return { styles: styles.length, products: files.products.count, variants: files.variants.count }
}
