import { foldLetters } from '#foundation/fold-text.ts'
import type { Money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { WishlistProblem } from './wishlists.problems.ts'

/** A saved product; `sku` is a product id if no size was chosen. */
export interface SavedItem {
  readonly sku: string
  /** ISO 8601. */
  readonly savedAt: string
  /** The price when it was saved, to show a later change. */
  readonly price?: Money | undefined
}

export interface Wishlist {
  readonly id: string
  /** Null for the list of a guest. */
  readonly accountId: string | null
  /** Null until the list has a name; then it is shown with a name in the market's language. */
  readonly name: string | null
  readonly isDefault: boolean
  /** Newest first. */
  readonly items: readonly SavedItem[]
  /** Opens the list for anybody; null if it is not shared. */
  readonly shareReference: string | null
  readonly madeAt: Date
}

/** A list with only its newest items, and the number of all items. */
export interface ListPreview extends Wishlist {
  readonly quantity: number
  /** True if the requested product is on the list. */
  readonly hasProduct?: boolean
}

export const mostLists = 20
export const mostItems = 200
export const itemsPerPage = 10
export const previewItems = 4
const longestName = 50

/** Adds items at the front. Items already saved do not change. Saves all, or none. */
export function saveItems(list: Wishlist, items: readonly SavedItem[]): Result<Wishlist, WishlistProblem> {
  const known = new Set(list.items.map(({ sku }) => sku))
  const fresh = new Map(items.filter(({ sku }) => !known.has(sku)).map((item) => [item.sku, item]))
  if (list.items.length + fresh.size > mostItems) return refused({ code: 'wishlist.full', limit: mostItems })
  return accepted({ ...list, items: [...fresh.values(), ...list.items] })
}

/** Removes one item. A product id also removes the sizes of that product. */
export const withoutItem = (list: Wishlist, sku: string): Wishlist => ({
  ...list,
  items: list.items.filter((item) => item.sku !== sku && productIdOf(item.sku) !== sku),
})

export const holds = ({ items }: Wishlist, sku: string): boolean =>
  items.some((item) => item.sku === sku || productIdOf(item.sku) === sku)

/** Moves an item to the front of another list. */
export function moveItem(
  from: Wishlist,
  to: Wishlist,
  sku: string,
): Result<{ readonly from: Wishlist; readonly to: Wishlist }, WishlistProblem> {
  const saved = saveItems(
    to,
    from.items.filter((item) => item.sku === sku),
  )
  return saved.ok ? accepted({ from: withoutItem(from, sku), to: saved.value }) : saved
}

/**
 * Merges a guest's list into the member's default list. The member's items stay; of the guest's, the newest are added
 * until the list is full.
 */
export function mergeLists(own: Wishlist, guests: Wishlist): Wishlist {
  const known = new Set(own.items.map(({ sku }) => sku))
  const fresh = guests.items.filter(({ sku }) => !known.has(sku)).slice(0, mostItems - own.items.length)
  return { ...own, items: [...fresh, ...own.items] }
}

/** Checks the name of a member's list. `others` are the shown names of the other lists; a name that differs only in case is refused. */
export function readName(typed: string, others: readonly string[]): Result<string, WishlistProblem> {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(invisible, '').trim()
  if (name === '') return refused({ code: 'wishlist.name-required' })
  if (Array.from(name).length > longestName) return refused({ code: 'wishlist.name-too-long', limit: longestName })
  if (others.some((other) => foldLetters(other) === foldLetters(name))) return refused({ code: 'wishlist.name-taken' })
  return accepted(name)
}

/** Characters that change the direction of the following text, or are invisible. */
const invisible = /\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu
