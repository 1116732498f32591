import { z } from 'zod'
import { idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { productCard } from './catalogue.ts'
import { productImages } from './images.ts'

/** A list of saved products. Name and reference are told under both names that content systems use. */
export const wishlist = z
  .object({
    wishlistId: z.string(),
    wishlistName: z.string(),
    name: z.string(),
    isDefaultWishlist: z.boolean(),
    /** While the list is shared. */
    shareLinkReference: z.string().optional(),
    shareReference: z.string().optional(),
    /** The newest first: skus where a size was chosen, else product ids. A preview has the newest four. */
    skus: z.array(z.string()),
    /** The number of all items. */
    quantity: z.number().int(),
    /** True if the product that was asked for is on it. */
    hasProduct: z.boolean().optional(),
    dateCreated: z.string(),
    /** Cards of one page of items, or of a preview. Products that are no longer sold have none. */
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
  /** The sizes to choose from, where none is chosen. */
  sizes: z.array(z.object({ sku: z.string(), name: z.string(), inStock: z.boolean() })),
  /** The price when it was saved, where it is another one now. */
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
  /** The whole address to share. */
  shareUrl: z.string().optional(),
})
export type ShownList = z.infer<typeof shownList>

/** A list among the others: its newest pictures. */
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

const sku = z.string().min(1).max(200)
const wishlistId = idText.optional()
const named = z.object({ wishlistName: lineText })
const page = z.coerce.number().int().min(1).max(100).default(1)

export const wishlistCalls = {
  'DELETE /api/wishlist/{catalog}/delete-wishlist': {
    who: 'account',
    summary: 'Deletes a list; the default list stays',
    query: z.object({ wishlistId: idText }),
    answer: z.object({}),
    problems: [400, 401, 403, 404],
  },
  'GET /api/wishlist/{catalog}/shared-wishlist': {
    who: 'anyone',
    summary: 'Reads the list of a share link',
    query: z.object({ shareLinkReference: idText, page }),
    answer: wishlist,
    problems: [400, 404],
  },
  'GET /api/wishlist/{catalog}/wishlist': {
    who: 'list',
    summary: 'Reads a list, or a shared list; 204 where there is none yet',
    query: z.object({ wishlistId, shareReference: wishlistId, page }),
    answer: wishlist.optional(),
    problems: [204, 400, 401, 403, 404],
  },
  'POST /api/wishlist/{catalog}/wishlist/add': {
    who: 'list',
    summary: 'Saves a product or one of its sizes; makes the default list where there is none',
    query: z.object({ sku, wishlistId }),
    answer: wishlist.optional(),
    problems: [204, 400, 401, 403, 404],
  },
  'POST /api/wishlist/{catalog}/wishlist/add-range': {
    who: 'list',
    summary: 'Saves several products, all or none',
    query: z.object({ skus: z.array(sku).min(1).max(200), wishlistId }),
    answer: wishlist.optional(),
    problems: [204, 400, 401, 403, 404],
  },
  'POST /api/wishlist/{catalog}/wishlist/remove': {
    who: 'list',
    summary: 'Takes a product out of a list, or out of all lists where none is named; 204 where there is no list',
    query: z.object({ sku, wishlistId }),
    answer: wishlist.optional(),
    problems: [204, 400, 401, 403, 404],
  },
  'POST /api/wishlist/{catalog}/wishlist/get-wishlist-share-link': {
    who: 'account',
    summary: 'Shares a list by a link',
    query: z.object({ wishlistId }),
    answer: z.object({ shareLink: z.string(), shareLinkReference: z.string(), shareReference: z.string() }),
    problems: [400, 401, 403, 404],
  },
  'POST /api/wishlist/{catalog}/wishlist/share-wishlist-mail': {
    who: 'account',
    summary: 'Sends the link of a list by mail, one mail for each address; 204 when sent',
    query: z.object({ wishlistId }),
    body: z.object({
      recipients: z.array(lineText).max(50),
      senderName: z.string().max(100).default(''),
      message: z.string().max(1000).default(''),
    }),
    answer: z.undefined(),
    problems: [204, 400, 401, 403, 404, 429],
  },
  'POST /api/wishlist/createwishlist': {
    who: 'account',
    summary: 'Makes another list',
    body: named,
    answer: wishlist,
    problems: [400, 401, 403],
  },
  'PUT /api/wishlist/updatewishlistname': {
    who: 'account',
    summary: 'Renames a list',
    query: z.object({ wishlistId: idText }),
    body: named,
    answer: wishlist,
    problems: [400, 401, 403, 404],
  },
  'GET /api/wishlist/wishlists': {
    who: 'account',
    summary:
      'All lists of the account, each with its newest four items, and if a product is on it; 204 where there is none yet',
    query: z.object({ sku: idText.optional() }),
    answer: z.array(wishlist).optional(),
    problems: [204, 400, 401, 403],
  },
} satisfies Calls
