import type { ProductCard } from '#contracts/catalogue.ts'
import type { Page } from '#contracts/pages.ts'
import type { Row, Widget, Zones } from '#contracts/widgets.ts'
import { fingerprint } from '#server/platform/http/etag.ts'

interface CardText {
  readonly json: string
  readonly fingerprint: string
}
const texts = new WeakMap<ProductCard, CardText>()
/** The position of the cards in the JSON. A text cannot contain it, since its quotation marks would have backslashes. */
const place = '"search":{"results":[]'

/** The payload as JSON. Most of a listing is cards, and many listings share them, so the JSON of each card is written once and cached. */
export function payloadText(page: Page): string {
  if (!('listing' in page)) return JSON.stringify(page)
  const around = JSON.stringify(withResults(page, []))
  const at = around.indexOf(place) + place.length - 1
  const cards = page.listing.search.results.map((card) => textOf(card).json)
  return `${around.slice(0, at)}${cards.join(',')}${around.slice(at)}`
}

/** The data of a document for hydration. Left out is what the markup already has: structured data, and everything of cards except ids. */
export function documentText(page: Page): string {
  const bare = { ...page, structuredData: [], zones: zonesWith(page.zones, onlyIds) }
  return JSON.stringify(
    'listing' in page ? withResults(bare as typeof page, onlyIds(page.listing.search.results)) : bare,
  )
}

/** Changes whenever anything on the page changes: the data of its document, or any card. */
export function pageVersion(page: Page, document: string, shellVersion: string): string {
  const cards = 'listing' in page ? [...page.listing.search.results] : []
  zonesWith(page.zones, (products) => {
    cards.push(...products)
    return products
  })
  return fingerprint(
    document,
    JSON.stringify(page.structuredData),
    shellVersion,
    ...cards.map((card) => textOf(card).fingerprint),
  )
}

type Listed = Extract<Page, { readonly listing: object }>

/** `results` comes first, so that its position can be found. */
function withResults(page: Listed, cards: readonly object[]): object {
  const { results: _, ...search } = page.listing.search
  return { ...page, listing: { ...page.listing, search: { results: cards, ...search } } }
}

const onlyIds = (cards: readonly ProductCard[]): ProductCard[] => cards.map(({ id }) => ({ id }) as ProductCard)

const zonesWith = (zones: Zones, change: (products: readonly ProductCard[]) => readonly ProductCard[]): Zones =>
  Object.fromEntries(Object.entries(zones).map(([name, rows]) => [name, rows.map((row) => rowWith(row, change))]))

const rowWith = (row: Row, change: Parameters<typeof zonesWith>[1]): Row => ({
  ...row,
  widgets: row.widgets.map((it) => ('products' in it ? ({ ...it, products: change(it.products) } as Widget) : it)),
})

function textOf(card: ProductCard): CardText {
  const known = texts.get(card)
  if (known) return known
  const json = JSON.stringify(card)
  const text = { json, fingerprint: fingerprint(json) }
  texts.set(card, text)
  return text
}
