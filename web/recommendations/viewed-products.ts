import { storedNames } from '#web/platform/browser-memory.ts'

/** The maximum number of stored products. */
const most = 20
const { viewed: place, browser: ownName } = storedNames

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** Products viewed before this product, newest first. */
export const viewedBefore = (shelf: Shelf, productId: string): readonly string[] =>
  read(shelf).filter((id) => id !== productId)

/** Remembers that a product was viewed. Each product is stored once. */
export function noteViewed(shelf: Shelf, productId: string): void {
  shelf.setItem(place, JSON.stringify([productId, ...viewedBefore(shelf, productId)].slice(0, most)))
}

/** The id with which the recommendation service recognises this browser. It is used only with consent. */
export function browserId(shelf: Shelf): string {
  const known = shelf.getItem(ownName) ?? crypto.randomUUID()
  shelf.setItem(ownName, known)
  return known
}

function read(shelf: Shelf): readonly string[] {
  try {
    const ids: unknown = JSON.parse(shelf.getItem(place) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
