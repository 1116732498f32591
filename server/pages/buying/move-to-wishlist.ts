import { z } from 'zod'
import { wishlistProblems } from '#server/wishlists/index.ts'
import { formAction } from '../page-kind.ts'
import { wishlistRequestOf } from '../wishlists/wishlist-request.ts'
import { backToBasket, basketRequestOf, refusedFormAction } from './basket-request.ts'

/** Moves a line to the wishlist. The line is removed from the basket only after it was saved. */
export const moveToWishlist = formAction({
  form: z.object({ line: z.string(), sku: z.string().min(1).max(200) }),
  async act({ baskets, content, wishlists }, ask, { line, sku }) {
    const saved = await wishlists.save(wishlistRequestOf(ask), { skus: [sku] })
    if (!saved.ok) return refusedFormAction(ask, saved.problem, wishlistProblems)
    return backToBasket(content, ask, await baskets.removeLines(basketRequestOf(ask), [line]))
  },
})
