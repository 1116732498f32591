import { z } from 'zod'
import { type FormAction, formAction } from '../page-kind.ts'
import { backToList, listAddress, wishlistRequestOf } from './wishlist-request.ts'

const sku = z.string().min(1).max(200)
const list = z.string().max(200).optional()
const name = z.string().max(1000).default('')

/** The form actions for lists and their products. */
export const listFormActions: Readonly<Record<string, FormAction>> = {
  /** The heart without a script. If a sign-in is needed first, the page asks for it and keeps the product in its address. */
  'save-product': formAction({
    form: z.object({ product: sku, list }),
    async act(parts, ask, { product, list: wishlistId }) {
      const saved = await parts.wishlists.save(wishlistRequestOf(ask), { skus: [product], wishlistId })
      if (!saved.ok && saved.problem.code === 'wishlist.sign-in-needed')
        return { goTo: `${listAddress(parts, ask, {})}?${new URLSearchParams({ save: product })}` }
      return backToList(parts, ask, saved, { list: wishlistId })
    },
  }),
  'remove-product': formAction({
    form: z.object({ product: sku, list }),
    async act(parts, ask, { product, list: wishlistId }) {
      const removed = await parts.wishlists.remove(wishlistRequestOf(ask), { sku: product, wishlistId })
      return backToList(parts, ask, removed, { list: wishlistId })
    },
  }),
  'move-product': formAction({
    form: z.object({ product: sku, list, to: sku }),
    async act(parts, ask, { product, list: wishlistId, to: toWishlistId }) {
      const moved = await parts.wishlists.move(wishlistRequestOf(ask), { sku: product, wishlistId, toWishlistId })
      return backToList(parts, ask, moved, { list: wishlistId })
    },
  }),
  'empty-list': formAction({
    form: z.object({ list }),
    async act(parts, ask, { list: wishlistId }) {
      return backToList(parts, ask, await parts.wishlists.empty(wishlistRequestOf(ask), { wishlistId }), {
        list: wishlistId,
      })
    },
  }),
  'create-list': formAction({
    form: z.object({ wishlistName: name }),
    async act(parts, ask, { wishlistName }) {
      const made = await parts.wishlists.create(wishlistRequestOf(ask), wishlistName)
      return backToList(parts, ask, made, made.ok ? { list: made.value.id } : {})
    },
  }),
  'rename-list': formAction({
    form: z.object({ list, wishlistName: name }),
    async act(parts, ask, { list: wishlistId, wishlistName }) {
      const renamed = await parts.wishlists.rename(wishlistRequestOf(ask), { wishlistId, name: wishlistName })
      return backToList(parts, ask, renamed, { list: wishlistId })
    },
  }),
  'delete-list': formAction({
    form: z.object({ list: sku }),
    act: async (parts, ask, { list: wishlistId }) =>
      backToList(parts, ask, await parts.wishlists.delete(wishlistRequestOf(ask), wishlistId)),
  }),
}
