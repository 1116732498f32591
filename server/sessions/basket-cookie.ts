import { readIdWithKey } from './id-with-key.ts'

/** A basket id and the secret that proves its ownership. */
export interface HeldBasket {
  readonly basketId: string
  readonly key: string
}

export const basketCookieValue = ({ basketId, key }: HeldBasket): string => `${basketId}.${key}`

/** Reads the content of a basket cookie; undefined if it is malformed. */
export function readBasketCookie(value: string | undefined): HeldBasket | undefined {
  const read = readIdWithKey(value)
  return read && { basketId: read.id, key: read.key }
}
