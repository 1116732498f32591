import type { Clock } from '#foundation/clock.ts'
import { isId } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { HeldWishlist } from '#server/sessions/index.ts'
import {
  lockAllOfAccount,
  lockOfAccount,
  lockOfGuest,
  makeDefault,
  makeForGuest,
  saveLocked,
} from './locked-wishlists.repository.ts'
import type { Toggle } from './may-use.ts'
import { type StoredWishlist, storedWishlists } from './stored-wishlists.repository.ts'
import type { Wishlist } from './wishlist.ts'
import type { ListReference, WishlistAnswer, WishlistRequest } from './wishlists.ts'

export interface WishlistNeeds {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'card' | 'detail'>
  readonly words: (market: Market) => Translate
  readonly toggle: Toggle
  readonly clock: Clock
  readonly newId: () => string
}

/** The lists of a visitor, locked: all lists of a member, or the one list of a guest's browser. */
interface Locked {
  readonly lists: readonly StoredWishlist[]
  /** The key to store in a guest's browser. */
  readonly held?: HeldWishlist
}

export interface ListChange {
  /** Makes the default list if there is none. */
  readonly createsDefault?: boolean
  /** Locks all lists of the visitor, not only the named one. */
  readonly locksAll?: boolean
  /** Returns the changed lists; `locked` are the lists that may be changed. */
  change(list: Wishlist, locked: readonly Wishlist[]): WishlistAnswer<readonly Wishlist[]>
}

/**
 * Changes lists of a visitor in one transaction. Returns the named list, else the default one, as it is afterwards;
 * undefined if the visitor has none.
 */
export async function changeLists(
  needs: WishlistNeeds,
  request: WishlistRequest,
  asked: ListReference & ListChange,
): Promise<WishlistAnswer<Wishlist | undefined>> {
  const { wishlistId, change } = asked
  const done = await needs.database.transaction(async (inside) => {
    const locked = await lockLists(needs, inside, request, asked)
    const list = await named(inside, locked.lists, wishlistId)
    if (!list.ok || list.value === undefined) return { answer: list }
    const changed = change(list.value, locked.lists)
    if (!changed.ok) return { answer: changed }
    for (const one of changed.value) await saveLocked(inside, one)
    const after = changed.value.find(({ id }) => id === list.value?.id) ?? list.value
    return { answer: accepted(after), held: locked.held }
  })
  if (done.answer.ok && done.held) request.storeInBrowser(done.held)
  return done.answer
}

async function lockLists(
  { newId }: WishlistNeeds,
  inside: Database,
  { visitor: { accountId, wishlist } }: WishlistRequest,
  { wishlistId, createsDefault, locksAll }: ListReference & ListChange,
): Promise<Locked> {
  const makesDefault = createsDefault && wishlistId === undefined
  if (accountId !== undefined) {
    if (makesDefault) await makeDefault(inside, accountId, newId())
    if (locksAll) return { lists: await lockAllOfAccount(inside, accountId) }
    return { lists: isWellFormed(wishlistId) ? await lockOfAccount(inside, accountId, wishlistId) : [] }
  }
  const own = wishlist && (await lockOfGuest(inside, wishlist))
  if (own) return { lists: [own], held: wishlist }
  if (!makesDefault) return { lists: [] }
  const held = await makeForGuest(inside, newId())
  return { lists: [(await lockOfGuest(inside, held))!], held }
}

/** True for an id that can be looked up, and if there is none. */
export const isWellFormed = (wishlistId: string | undefined): boolean => wishlistId === undefined || isId(wishlistId)

/**
 * One of the visitor's lists by its id. Another visitor's list has a separate problem code; that reveals nothing, since
 * ids cannot be guessed.
 */
export async function named<List extends Wishlist>(
  database: Database,
  lists: readonly List[],
  wishlistId: string | undefined,
): Promise<WishlistAnswer<List | undefined>> {
  if (wishlistId === undefined) return accepted(lists.find(({ isDefault }) => isDefault))
  const own = lists.find(({ id }) => id === wishlistId)
  if (own) return accepted(own)
  const exists = isId(wishlistId) && (await storedWishlists(database).find(wishlistId)) !== undefined
  return refused({ code: exists ? 'wishlist.not-yours' : 'wishlist.unknown' })
}
