import { watch } from 'node:fs'
import { type MarketFile, marketFile } from '#contracts/market-file.ts'
import { type ShopFile, shopFile } from '#contracts/shop-folder.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { ContentSource, SourceMistakes } from '#server/content/content-source.port.ts'
import { Notebook } from './notebook.ts'
import { readContent, type ShopFolderPlaces } from './read-content.ts'

export interface ShopFolder {
  readonly shop: ShopFile
  /** `markets/{id}.json` of each open market, by id. */
  readonly markets: Readonly<Record<string, MarketFile>>
  readonly content: ContentSource
}

/** Waits this long after a change, because an editor's program may write several files. */
const gatherMs = 150

/** Opens a shop folder. The answer has one line for each mistake in its files. */
export async function openShopFolder(places: ShopFolderPlaces): Promise<Result<ShopFolder, SourceMistakes>> {
  const notebook = new Notebook(places.folder)
  const shop = await notebook.file(shopFile, 'shop.json')
  const markets: Record<string, MarketFile> = {}
  for (const id of shop?.markets ?? []) {
    const read = await notebook.file(marketFile, `markets/${id}.json`)
    if (read) markets[id] = read
  }
  const content = contentSource(places, shop ?? { name: '', subBrands: [] })
  const first = await content.read()
  const mistakes = [...notebook.mistakes, ...(first.ok ? [] : first.problem.mistakes)]
  if (!shop || mistakes.length > 0) return refused({ code: 'shop-folder.mistakes', mistakes })
  return accepted({ shop, markets, content })
}

const contentSource = (places: ShopFolderPlaces, shop: Pick<ShopFile, 'name' | 'subBrands'>): ContentSource => ({
  read: () => readContent(places, shop),
  watch: (changed) => {
    let soon: NodeJS.Timeout | undefined
    const watcher = watch(places.folder, { recursive: true, persistent: false }, () => {
      clearTimeout(soon)
      soon = setTimeout(changed, gatherMs)
    })
    return () => {
      clearTimeout(soon)
      watcher.close()
    }
  },
})
