import type { Database } from '#server/platform/database.ts'
import { hashOfSecret, newSecret } from '#server/platform/secret.ts'
import { type HeldWishlist, wishlistCookie } from '#server/sessions/index.ts'
import { alive, columns, type StoredWishlist } from './stored-wishlists.repository.ts'
import type { Wishlist } from './wishlist.ts'

// `inside` is a transaction; locked rows stay locked until it ends.

/** A guest's list is stored as long as its cookie, counted from the last change. */
const guestListSeconds = wishlistCookie.maxAgeSeconds

export const lockOfGuest = async (
  inside: Database,
  { wishlistId, key }: HeldWishlist,
): Promise<StoredWishlist | undefined> =>
  (
    await inside.prepared<StoredWishlist>(
      'wishlist-lock-guest',
      `select ${columns} from wishlist where id = $1 and key_hash = $2 and ${alive} for update`,
      [wishlistId, hashOfSecret(key)],
    )
  )[0]

/** Makes the default list of an account if there is none. */
export async function makeDefault(inside: Database, accountId: string, newId: string): Promise<void> {
  await inside.prepared(
    'wishlist-make-default',
    `insert into wishlist (id, account_id, is_default) values ($1, $2, true)
     on conflict (account_id) where is_default and account_id is not null do nothing`,
    [newId, accountId],
  )
}

/** One list of an account: the named one, else the default one. */
export const lockOfAccount = (inside: Database, accountId: string, id: string | undefined): Promise<StoredWishlist[]> =>
  inside.prepared<StoredWishlist>(
    'wishlist-lock-account',
    `select ${columns} from wishlist
     where account_id = $1 and case when $2::uuid is null then is_default else id = $2 end for update`,
    [accountId, id ?? null],
  )

/**
 * All lists of an account. The default list is locked by a separate statement: the next statement then also sees lists
 * that another transaction made meanwhile.
 */
export async function lockAllOfAccount(inside: Database, accountId: string): Promise<StoredWishlist[]> {
  await lockOfAccount(inside, accountId, undefined)
  return inside.prepared<StoredWishlist>(
    'wishlists-lock-account',
    `select ${columns} from wishlist where account_id = $1 order by is_default desc, id for update`,
    [accountId],
  )
}

/** Makes a guest's list; returns what its browser has to store. Only the hash of the key is stored here. */
export async function makeForGuest(inside: Database, wishlistId: string): Promise<HeldWishlist> {
  const key = newSecret()
  await inside.prepared(
    'wishlist-make-guest',
    `insert into wishlist (id, key_hash, is_default, expires_at) values ($1, $2, true, now() + make_interval(secs => $3))`,
    [wishlistId, hashOfSecret(key), guestListSeconds],
  )
  return { wishlistId, key }
}

export async function makeForAccount(
  inside: Database,
  { id, accountId, name }: { readonly id: string; readonly accountId: string; readonly name: string },
): Promise<StoredWishlist> {
  const [made] = await inside.prepared<StoredWishlist>(
    'wishlist-make',
    `insert into wishlist (id, account_id, name, is_default) values ($1, $2, $3, false) returning ${columns}`,
    [id, accountId, name],
  )
  return made!
}

/** Stores a changed list that is locked. */
export async function saveLocked(inside: Database, list: Wishlist): Promise<void> {
  await inside.prepared(
    'wishlist-save',
    `update wishlist set name = $2, items = $3, share_reference = $4,
       expires_at = case when key_hash is null then null else now() + make_interval(secs => $5) end
     where id = $1`,
    [list.id, list.name, JSON.stringify(list.items), list.shareReference, guestListSeconds],
  )
}

export async function removeLocked(inside: Database, id: string): Promise<void> {
  await inside.prepared('wishlist-remove', 'delete from wishlist where id = $1', [id])
}
