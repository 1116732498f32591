import type { Database } from '#server/platform/database.ts'
import type { HeldWishlist } from '#server/sessions/index.ts'
import type { WishlistNeeds } from './change-list.service.ts'
import { lockOfAccount, lockOfGuest, makeDefault, removeLocked, saveLocked } from './locked-wishlists.repository.ts'
import { moveWatch } from './watching/watches.repository.ts'
import { mergeLists } from './wishlist.ts'

/** Locks the guest's list first, so that of two sign-ins in one browser only the first merges it. */
export async function mergeAtSignIn(
  { newId }: Pick<WishlistNeeds, 'newId'>,
  inside: Database,
  { accountId, guestKey }: { readonly accountId: string; readonly guestKey: HeldWishlist | undefined },
): Promise<void> {
  const guests = guestKey && (await lockOfGuest(inside, guestKey))
  if (!guests) return
  if (guests.items.length > 0) {
    await makeDefault(inside, accountId, newId())
    const [own] = await lockOfAccount(inside, accountId, undefined)
    await saveLocked(inside, mergeLists(own!, guests))
    await moveWatch(inside, guests.id, own!.id)
  }
  await removeLocked(inside, guests.id)
}
