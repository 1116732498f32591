import { z } from 'zod'
import { productCard } from './catalogue.ts'
import { productImages } from './images.ts'

/** A list of saved products. Name and reference are sent under both names that content systems use. */
export const wishlist = z
  .object({
    wishlistId: z.string(),
    wishlistName: z.string(),
    name: z.string(),
    isDefaultWishlist: z.boolean(),
    /** Present while the list is shared. */
    shareLinkReference: z.string().optional(),
    shareReference: z.string().optional(),
    /** The newest first: a sku if a size was chosen, else a product id. A preview has the newest four. */
    skus: z.array(z.string()),
    /** The number of all items. */
    quantity: z.number().int(),
    /** True if the requested product is on the list. */
    hasProduct: z.boolean().optional(),
    dateCreated: z.string(),
    /** Cards of the items on one page, or in a preview. Products that are no longer sold have none. */
    products: z.array(productCard),
  })
  .meta({ id: 'Wishlist' })
export type WireWishlist = z.infer<typeof wishlist>

/** An item as the page of a list shows it. */
export const wishlistItem = z.object({
  sku: z.string(),
  /** Left out if the product is no longer sold here. */
  card: productCard.optional(),
  /** The chosen size. */
  size: z.object({ name: z.string(), inStock: z.boolean(), fewLeft: z.number().int().optional() }).optional(),
  /** The sizes to choose from, if none is chosen. */
  sizes: z.array(z.object({ sku: z.string(), name: z.string(), inStock: z.boolean() })),
  /** The price at the time it was saved, if it is different now. */
  priceWhenSaved: z.object({ amount: z.number(), currency: z.string() }).optional(),
})
export type WishlistItem = z.infer<typeof wishlistItem>

/** A list as its page shows it. */
export const shownList = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  /** The number of all items. */
  quantity: z.number().int(),
  items: z.array(wishlistItem),
  page: z.number().int(),
  pages: z.number().int(),
  /** The absolute address to share. */
  shareUrl: z.string().optional(),
})
export type ShownList = z.infer<typeof shownList>

/** A list in the overview of lists, with its newest pictures. */
export const listPreview = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  isShared: z.boolean(),
  quantity: z.number().int(),
  url: z.string(),
  pictures: z.array(productImages),
})
export type ListPreview = z.infer<typeof listPreview>
