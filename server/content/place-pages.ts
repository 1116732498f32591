import type { Market } from '#server/markets/index.ts'
import { isBrandSearch } from './brand-search-pages.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './cms/plain-document.ts'
import { brandSearch } from './cms/read-menus.ts'
import { type PagePlace, readPlace } from './cms/read-page.ts'
import type { Reading } from './cms/reading.ts'
import type { SourceDocument } from './content-source.port.ts'
import { defaultAddress, fixedAliases } from './fixed-pages.ts'

export type Document = SourceDocument & { readonly plain: Plain }

/** The addresses that several pages have. Only the last of these pages can be opened. */
export function sharedPaths(placed: readonly Placed[]): [string, string[]][] {
  const keys = Map.groupBy(placed, ({ place }) => place.path)
  return [...keys].flatMap(([path, there]) => (there.length > 1 ? [[path, there.map(({ place }) => place.key)]] : []))
}

interface Placed {
  readonly place: PagePlace
  readonly page: PlainRecord
}

export function place({ kind, key, plain }: Document, reading: Reading): Placed[] {
  const found = kind === 'page' ? readPlace(key, plain, reading) : undefined
  return found && isPlainRecord(plain) ? [{ place: found, page: plain }] : []
}

/** By the page's key, and by its alias if only one page has it: each brand may have a search page, and terms have versions. */
function namesOf({ key, pageAlias, subBrand, version }: PagePlace, { choices }: Market): string[] {
  if (pageAlias === 'contentPage' || pageAlias === 'categoryPage') return [key]
  if (pageAlias === 'termsConditionsPage' && version !== choices.termsVersion) return [key]
  return [key, isBrandSearch({ pageAlias, subBrand }) ? brandSearch(subBrand!) : pageAlias]
}

export function linksOf(
  placed: readonly Placed[],
  market: Market,
  subBrands: readonly string[],
): Record<string, string> {
  const defaults = [...fixedAliases, 'termsConditionsPage'].flatMap((alias) => {
    const address = defaultAddress(alias, market)
    return address === undefined ? [] : [[alias, address] as const]
  })
  const written = placed.flatMap(({ place }) => namesOf(place, market).map((name) => [name, place.path]))
  const links: Record<string, string> = Object.fromEntries([...defaults, ...written])
  const home = `/${market.id}`
  const searches = subBrands.map((id) => [brandSearch(id), `${home}/${id}${links.searchPage!.slice(home.length)}`])
  // Checkout steps have addresses below the shop's own checkout address, unless a step has its own document.
  const checkout = defaultAddress('checkoutPage', market)!
  const steps = defaults
    .filter(([, address]) => address.startsWith(`${checkout}/`))
    .map(([alias, address]) => [alias, `${links.checkoutPage}${address.slice(checkout.length)}`])
  return { ...links, ...Object.fromEntries([...searches, ...steps, ...written]) }
}

export const titlesOf = (placed: readonly Placed[], market: Market): Record<string, string> =>
  Object.fromEntries(placed.flatMap(({ place }) => namesOf(place, market).map((name) => [name, place.title])))

export const keyOf = (document: unknown): string => String((document as { key?: unknown } | null)?.key ?? '')
