import { newId } from '#foundation/ids.ts'
import { storedNames } from '#web/platform/browser-memory.ts'

/** The maximum number of stored products. */
const most = 20
const { viewed: place, browser: ownName } = storedNames

type ViewedStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Products viewed before this product, newest first. */
export const viewedBefore = (storage: ViewedStorage, productId: string): readonly string[] =>
  read(storage).filter((id) => id !== productId)

/** Remembers that a product was viewed. Each product is stored once. */
export function rememberViewed(storage: ViewedStorage, productId: string): void {
  storage.setItem(place, JSON.stringify([productId, ...viewedBefore(storage, productId)].slice(0, most)))
}

/** The id with which the recommendation service recognises this browser. It is used only with consent. */
export function browserId(storage: ViewedStorage): string {
  const known = storage.getItem(ownName) ?? newId()
  storage.setItem(ownName, known)
  return known
}

function read(storage: ViewedStorage): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(place) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
