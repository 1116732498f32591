import type { WireWishlist } from '#contracts/wishlists.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'

/** The lists of a member, and for each if the product is on it. Empty if the member has no list yet, which is answered 204. */
export async function readLists(sku: string): Promise<readonly WireWishlist[]> {
  try {
    return (await api('GET /api/wishlist/wishlists', { query: { sku } })) ?? []
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 204) return []
    throw fault
  }
}
