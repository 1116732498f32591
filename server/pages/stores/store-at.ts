import type { Market } from '#server/markets/index.ts'
import type { Store } from '#server/stores/index.ts'
import type { Parts } from '../parts.ts'

/** The store with its page at an address below the page of all stores, in the markets of its country. */
export function storeAt(
  { content, stores }: Pick<Parts, 'content' | 'stores'>,
  market: Market,
  path: string,
): Store | undefined {
  const above = `${content.linkTo(market, 'retailStores')}/`
  if (!path.startsWith(above)) return undefined
  const found = stores.find(path.slice(above.length))
  return found?.country === market.country.code ? found : undefined
}
