import type { ProductCard } from '#contracts/catalogue.ts'
import type { Page } from '#contracts/pages.ts'

const texts = new WeakMap<ProductCard, string>()
/** Stands where the cards go; a quoted name within a text would be written with backslashes. */
const place = '"search":{"results":[]'

/** The payload as JSON. Cards are most of a listing and the same on many, so each is written once and kept for as long as it is. */
export function pageText(page: Page): string {
  if (!('listing' in page)) return JSON.stringify(page)
  const { listing } = page
  const { results, ...search } = listing.search
  const around = JSON.stringify({ ...page, listing: { ...listing, search: { results: [], ...search } } })
  const at = around.indexOf(place) + place.length - 1
  return `${around.slice(0, at)}${results.map(cardText).join(',')}${around.slice(at)}`
}

function cardText(card: ProductCard): string {
  const known = texts.get(card)
  if (known !== undefined) return known
  const text = JSON.stringify(card)
  texts.set(card, text)
  return text
}
