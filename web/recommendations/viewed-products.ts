/** The most that is kept of what somebody looked at. */
const most = 20
const place = 'viewed-products'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** Products looked at before this one, newest first. */
export const viewedBefore = (shelf: Shelf, productId: string): readonly string[] =>
  read(shelf).filter((id) => id !== productId)

/** Remembers that a product was looked at, each once. */
export function noteViewed(shelf: Shelf, productId: string): void {
  try {
    shelf.setItem(place, JSON.stringify([productId, ...viewedBefore(shelf, productId)].slice(0, most)))
  } catch {
    // A browser that keeps nothing is a shopper's choice.
  }
}

function read(shelf: Shelf): readonly string[] {
  try {
    const ids: unknown = JSON.parse(shelf.getItem(place) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
