import { z } from 'zod'
import { idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { wishlist } from './wishlists.ts'

const sku = z.string().min(1).max(200)

const wishlistId = idText.optional()

const named = z.object({ wishlistName: lineText })

const page = z.coerce.number().int().min(1).max(100).default(1)

export const wishlistCalls = {
  'POST /api/wishlist/{catalog}/watch/end': {
    who: 'anyone',
    summary: 'Ends the mails about a list by the token of one of them, as mail programs do by one press',
    query: z.object({ token: idText }),
    body: z.object({ 'List-Unsubscribe': z.literal('One-Click').optional() }).optional(),
    answer: z.object({}),
    problems: [400],
    form: true,
  },
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
