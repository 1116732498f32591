import { accepted, refused } from '#foundation/result.ts'
import { changeLists, named, type WishlistNeeds } from './change-list.service.ts'
import { lockAllOfAccount, makeDefault, makeForAccount, removeLocked } from './locked-wishlists.repository.ts'
import { member, memberOfSeveral } from './may-use.ts'
import { mostLists, readName, type Wishlist } from './wishlist.ts'
import type { ListReference, WishlistAnswer, WishlistRequest } from './wishlists.ts'

/** Makes a list, and the default list if there is none, so that a product saved later has a list. */
export async function createList(
  needs: WishlistNeeds,
  request: WishlistRequest,
  typed: string,
): Promise<WishlistAnswer> {
  const { database, newId, toggle } = needs
  const account = memberOfSeveral(toggle, request)
  if (!account.ok) return account
  return database.transaction(async (inside) => {
    await makeDefault(inside, account.value, newId())
    const others = await lockAllOfAccount(inside, account.value)
    if (others.length >= mostLists) return refused({ code: 'wishlist.too-many-lists', limit: mostLists })
    const name = readName(typed, namesOf(needs, request, others))
    if (!name.ok) return name
    return accepted(await makeForAccount(inside, { id: newId(), accountId: account.value, name: name.value }))
  })
}

export async function renameList(
  needs: WishlistNeeds,
  request: WishlistRequest,
  { wishlistId, name }: ListReference & { readonly name: string },
): Promise<WishlistAnswer<Wishlist | undefined>> {
  const account = member(needs.toggle, request)
  if (!account.ok) return account
  return changeLists(needs, request, {
    wishlistId,
    locksAll: true,
    change: (list, locked) => {
      const others = locked.filter(({ id }) => id !== list.id)
      const read = readName(name, namesOf(needs, request, others))
      return read.ok ? accepted([{ ...list, name: read.value }]) : read
    },
  })
}

export async function deleteList(
  needs: WishlistNeeds,
  request: WishlistRequest,
  wishlistId: string,
): Promise<WishlistAnswer<undefined>> {
  const account = member(needs.toggle, request)
  if (!account.ok) return account
  return needs.database.transaction(async (inside) => {
    const list = await named(inside, await lockAllOfAccount(inside, account.value), wishlistId)
    if (!list.ok) return list
    if (list.value?.isDefault) return refused({ code: 'wishlist.default-stays' })
    if (list.value) await removeLocked(inside, list.value.id)
    return accepted(undefined)
  })
}

const namesOf = ({ words }: WishlistNeeds, { market }: WishlistRequest, lists: readonly Wishlist[]): string[] =>
  lists.map(({ name }) => name ?? words(market)('wishlist.default-name'))
