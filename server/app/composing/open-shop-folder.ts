import { openShopFolder } from '#adapters/content-files/server.ts'
import type { ShopFile } from '#contracts/shop-folder.ts'
import { Fault } from '#foundation/fault.ts'
import type { ContentSource, SourceContent } from '#server/content/index.ts'
import { type Markets, openMarkets } from '#server/markets/index.ts'

export interface OpenShopFolder {
  readonly markets: Markets
  readonly source: ContentSource
  readonly content: SourceContent
  readonly pictures: ShopFile['pictures']
  readonly staffDomain: ShopFile['staffDomain']
}

/** Reads the shop folder and opens its markets, or only the wanted ones. Every mistake in a file is one line of the fault. */
export async function openShop(folder: string, wanted?: readonly string[]): Promise<OpenShopFolder> {
  const opened = await openShopFolder({ folder, words: 'words' })
  if (!opened.ok) throw new Fault('shop-folder.mistakes', { mistakes: opened.problem.mistakes })
  const content = await opened.value.content.read()
  if (!content.ok) throw new Fault('shop-folder.mistakes', { mistakes: content.problem.mistakes })
  const files = opened.value.markets
  const unknown = (wanted ?? []).filter((id) => !Object.hasOwn(files, id))
  if (unknown.length > 0)
    throw new Fault('settings.wrong', { name: 'MARKETS', rule: notAllOpen, value: unknown.join(', ') })
  const markets = openMarkets(wanted ? only(files, wanted) : files, content.value.toggles)
  if (!markets.ok) throw new Fault('shop-folder.mistakes', { mistakes: markets.problem.mistakes })
  const { content: source, shop } = opened.value
  return {
    markets: markets.value,
    source,
    content: content.value,
    pictures: shop.pictures,
    staffDomain: shop.staffDomain,
  }
}

const notAllOpen = 'must name markets of the shop folder, divided by commas'

const only = <Value>(all: Readonly<Record<string, Value>>, ids: readonly string[]): Record<string, Value> =>
  Object.fromEntries(ids.map((id) => [id, all[id]!]))
