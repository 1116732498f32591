import { accepted, refused } from '#foundation/result.ts'
import { changeLists, isWellFormed, type ListChange, named, type WishlistNeeds } from './change-list.service.ts'
import { mayUse } from './may-use.ts'
import { createList, deleteList, renameList } from './member-lists.service.ts'
import { mergeAtSignIn } from './merge-at-sign-in.service.ts'
import { itemsToSave } from './read-goods.ts'
import { storedWishlists } from './stored-wishlists.repository.ts'
import { holds, moveItem, previewItems, saveItems, type Wishlist, withoutItem } from './wishlist.ts'
import type { ListReference, WishlistAnswer, WishlistRequest, Wishlists } from './wishlists.ts'

export function wishlists(needs: WishlistNeeds): Wishlists {
  const { toggle, words } = needs
  const stored = storedWishlists(needs.database)
  const change = async (request: WishlistRequest, asked: ListReference & ListChange) => {
    const may = mayUse(toggle, request)
    return may.ok ? changeLists(needs, request, asked) : may
  }
  return {
    nameOf: (market, { name }) => name ?? words(market)('wishlist.default-name'),
    mayUse: (request) => mayUse(toggle, request),
    savedSkus: async ({ accountId, wishlist }) => {
      if (accountId !== undefined) return [...new Set((await stored.skusOfAccount(accountId)).flat())]
      return wishlist ? stored.skusOfGuest(wishlist) : []
    },
    async find(request, { wishlistId }) {
      const may = mayUse(toggle, request)
      if (!may.ok) return may
      const own = isWellFormed(wishlistId) ? await ownList(stored, request, wishlistId) : undefined
      return named(needs.database, own ? [own] : [], wishlistId)
    },
    async previews(request, productId) {
      const may = mayUse(toggle, request)
      if (!may.ok) return may
      const { accountId, wishlist } = request.visitor
      if (accountId !== undefined) return accepted(await stored.previewsOfAccount(accountId, productId))
      const own = wishlist && (await stored.ofGuest(wishlist))
      return accepted(own ? [{ ...own, items: own.items.slice(0, previewItems), quantity: own.items.length }] : [])
    },
    save: (request, asked) => save(needs, request, asked),
    remove: (request, asked) => change(request, removing(asked)),
    empty: (request, { wishlistId }) =>
      change(request, { wishlistId, change: (list) => accepted([{ ...list, items: [] }]) }),
    move: async (request, asked) => thatIsThere(await change(request, moving(asked))),
    create: (request, name) => createList(needs, request, name),
    rename: async (request, asked) => thatIsThere(await renameList(needs, request, asked)),
    delete: (request, wishlistId) => deleteList(needs, request, wishlistId),
    mergeAtSignIn: (inside, signedIn) => mergeAtSignIn(needs, inside, signedIn),
  }
}

/** Removes from the named list, or from all lists of the visitor. */
const removing = ({ wishlistId, sku }: ListReference & { readonly sku: string }): ListReference & ListChange => ({
  wishlistId,
  locksAll: wishlistId === undefined,
  change: (list, locked) =>
    accepted(
      (wishlistId === undefined ? locked : [list]).filter((one) => holds(one, sku)).map((one) => withoutItem(one, sku)),
    ),
})

const moving = ({ sku, wishlistId, toWishlistId }: Parameters<Wishlists['move']>[1]): ListReference & ListChange => ({
  wishlistId,
  locksAll: true,
  change: (from, locked) => {
    const to = locked.find(({ id }) => id === toWishlistId)
    if (!to) return refused({ code: 'wishlist.not-yours' })
    if (to === from) return accepted([])
    const moved = moveItem(from, to, sku)
    return moved.ok ? accepted([moved.value.from, moved.value.to]) : moved
  },
})

async function save(
  needs: WishlistNeeds,
  request: WishlistRequest,
  { wishlistId, skus }: ListReference & { readonly skus: readonly string[] },
): Promise<WishlistAnswer> {
  const may = mayUse(needs.toggle, request)
  if (!may.ok) return may
  const items = itemsToSave(needs.catalogue, request.market, { skus, now: needs.clock() })
  if (!items.ok) return items
  return thatIsThere(
    await changeLists(needs, request, {
      wishlistId,
      createsDefault: true,
      change: (list) => {
        const saved = saveItems(list, items.value)
        return saved.ok ? accepted([saved.value]) : saved
      },
    }),
  )
}

const ownList = (
  stored: ReturnType<typeof storedWishlists>,
  { visitor: { accountId, wishlist } }: WishlistRequest,
  wishlistId: string | undefined,
) => {
  if (accountId !== undefined) return stored.ofAccount(accountId, wishlistId)
  return wishlist && stored.ofGuest(wishlist)
}

const thatIsThere = (answer: WishlistAnswer<Wishlist | undefined>): WishlistAnswer => {
  if (!answer.ok) return answer
  return answer.value ? accepted(answer.value) : refused({ code: 'wishlist.unknown' })
}
