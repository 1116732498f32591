import { isId } from '#foundation/ids.ts'

/** A basket id and the secret that proves its ownership. */
export interface HeldBasket {
  readonly basketId: string
  readonly key: string
}

const keyForm = /^[\w-]{43}$/

export const isBasketKey = (text: string): boolean => keyForm.test(text)

export const basketCookieValue = ({ basketId, key }: HeldBasket): string => `${basketId}.${key}`

/** Reads the content of a basket cookie; undefined if it is malformed. */
export function readBasketCookie(value: string | undefined): HeldBasket | undefined {
  const [basketId, key, ...more] = value?.split('.') ?? []
  if (basketId === undefined || key === undefined || more.length > 0) return undefined
  return isId(basketId) && isBasketKey(key) ? { basketId, key } : undefined
}
