import type { ProductDetail } from '#contracts/catalogue.ts'
import { isEmailAddress } from '#foundation/email-address.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { NotifyMeProblem } from './notify-me.problems.ts'

/** A request to be notified when a product is available. */
export interface Wish {
  readonly kind: 'stock' | 'launch'
  readonly email: string
  readonly productId: string
  readonly sku?: string | undefined
  readonly ean?: string | undefined
  readonly acceptNewsletter?: boolean | undefined
}

export interface ReadWish {
  readonly email: string
  readonly sku: string | null
}

/** Checks a request against its product. A request without a size is for any size. */
export function readWish(wish: Wish, product: ProductDetail | undefined): Result<ReadWish, NotifyMeProblem> {
  const email = wish.email.trim()
  if (!isEmailAddress(email)) return refused({ code: 'notify-me.email-invalid' })
  if (!product) return refused({ code: 'notify-me.product-unknown' })
  if (!wish.sku && !wish.ean) return accepted({ email, sku: null })
  const variant = product.variants.find(({ id, ean }) => (wish.sku ? id === wish.sku : ean === wish.ean))
  return variant ? accepted({ email, sku: variant.id }) : refused({ code: 'notify-me.size-unknown' })
}

/** True if the notification is due: the product is launched and, for a stock request, a piece of the size is in stock. */
export function isDue(
  { kind, sku }: { readonly kind: Wish['kind']; readonly sku: string | null },
  product: ProductDetail,
): boolean {
  if (product.comingSoonProduct) return false
  if (kind === 'launch') return true
  return sku === null
    ? product.variants.some(({ inStockEcom }) => inStockEcom)
    : product.variants.some(({ id, inStockEcom }) => id === sku && inStockEcom)
}
