import { readIdWithKey } from './id-with-key.ts'

/** The id of a guest's wishlist and the secret that proves its ownership. */
export interface HeldWishlist {
  readonly wishlistId: string
  readonly key: string
}

export const wishlistCookieValue = ({ wishlistId, key }: HeldWishlist): string => `${wishlistId}.${key}`

/** Reads the content of a wishlist cookie; undefined if it is malformed. */
export function readWishlistCookie(value: string | undefined): HeldWishlist | undefined {
  const read = readIdWithKey(value)
  return read && { wishlistId: read.id, key: read.key }
}
