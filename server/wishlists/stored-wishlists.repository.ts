import type { Database } from '#server/platform/database.ts'
import { hashOfSecret, newSecret } from '#server/platform/secret.ts'
import { type HeldWishlist, wishlistCookie } from '#server/sessions/index.ts'
import { type ListPreview, previewItems, type Wishlist } from './wishlist.ts'

/** A list with the hash of the key that opens it, if it is a guest's. */
export interface StoredWishlist extends Wishlist {
  readonly keyHash: string | null
}

const columns = `id, account_id as "accountId", key_hash as "keyHash", name, is_default as "isDefault", items,
  share_reference as "shareReference", made_at as "madeAt"`
const alive = '(expires_at is null or expires_at > now())'
/** A guest's list is kept as long as the cookie since its last change. */
const keepsSeconds = wishlistCookie.maxAgeSeconds

/** Stores lists in the database. `inside` is a transaction; locked rows stay locked until it ends. */
export const storedWishlists = (database: Database) => ({
  find: async (id: string): Promise<StoredWishlist | undefined> =>
    (
      await database.prepared<StoredWishlist>(
        'wishlist-find',
        `select ${columns} from wishlist where id = $1 and ${alive}`,
        [id],
      )
    )[0],

  shared: async (reference: string): Promise<StoredWishlist | undefined> =>
    (
      await database.prepared<StoredWishlist>(
        'wishlist-shared',
        `select ${columns} from wishlist where share_reference = $1 and ${alive}`,
        [reference],
      )
    )[0],

  /** The named list of an account, or its default one. */
  ofAccount: async (accountId: string, id: string | undefined): Promise<StoredWishlist | undefined> =>
    (
      await database.prepared<StoredWishlist>(
        'wishlist-of-account',
        `select ${columns} from wishlist where account_id = $1 and case when $2::uuid is null then is_default else id = $2 end`,
        [accountId, id ?? null],
      )
    )[0],

  /** All lists of an account, the default one first, each with its newest items. */
  previewsOfAccount: (accountId: string, productId: string | undefined): Promise<ListPreview[]> =>
    database.prepared<ListPreview>(
      'wishlist-previews',
      `select ${columns.replace('items,', `jsonb_path_query_array(items, '$[0 to ${previewItems - 1}]') as items,`)},
         jsonb_array_length(items) as quantity,
         exists (select from jsonb_array_elements(items) item where item ->> 'sku' = $2 or starts_with(item ->> 'sku', $2 || '_'))
           as "hasProduct"
       from wishlist where account_id = $1 order by is_default desc, made_at, id`,
      [accountId, productId ?? null],
    ),

  /** Of each list of the account. */
  skusOfAccount: async (accountId: string): Promise<string[][]> =>
    (
      await database.prepared<{ skus: string[] }>(
        'wishlist-skus-of-account',
        `select jsonb_path_query_array(items, '$[*].sku') as skus from wishlist where account_id = $1`,
        [accountId],
      )
    ).map(({ skus }) => skus),

  skusOfGuest: async ({ wishlistId, key }: HeldWishlist): Promise<string[]> =>
    (
      await database.prepared<{ skus: string[] }>(
        'wishlist-skus-of-guest',
        `select jsonb_path_query_array(items, '$[*].sku') as skus from wishlist where id = $1 and key_hash = $2 and ${alive}`,
        [wishlistId, hashOfSecret(key)],
      )
    )[0]?.skus ?? [],

  ofGuest: async ({ wishlistId, key }: HeldWishlist): Promise<StoredWishlist | undefined> =>
    (
      await database.prepared<StoredWishlist>(
        'wishlist-of-guest',
        `select ${columns} from wishlist where id = $1 and key_hash = $2 and ${alive}`,
        [wishlistId, hashOfSecret(key)],
      )
    )[0],
})

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
 * All lists of an account. The default list is locked by a statement of its own: the next one then sees the lists that another transaction made
 * while this one waited.
 */
export async function lockAllOfAccount(inside: Database, accountId: string): Promise<StoredWishlist[]> {
  await lockOfAccount(inside, accountId, undefined)
  return inside.prepared<StoredWishlist>(
    'wishlists-lock-account',
    `select ${columns} from wishlist where account_id = $1 order by is_default desc, id for update`,
    [accountId],
  )
}

/** Makes a guest's list; answers what its browser keeps. Only the hash of the key is stored. */
export async function makeForGuest(inside: Database, wishlistId: string): Promise<HeldWishlist> {
  const key = newSecret()
  await inside.prepared(
    'wishlist-make-guest',
    `insert into wishlist (id, key_hash, is_default, expires_at) values ($1, $2, true, now() + make_interval(secs => $3))`,
    [wishlistId, hashOfSecret(key), keepsSeconds],
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

/** Writes a locked list back. */
export async function saveLocked(inside: Database, list: Wishlist): Promise<void> {
  await inside.prepared(
    'wishlist-save',
    `update wishlist set name = $2, items = $3, share_reference = $4,
       expires_at = case when key_hash is null then null else now() + make_interval(secs => $5) end
     where id = $1`,
    [list.id, list.name, JSON.stringify(list.items), list.shareReference, keepsSeconds],
  )
}

export async function removeLocked(inside: Database, id: string): Promise<void> {
  await inside.prepared('wishlist-remove', 'delete from wishlist where id = $1', [id])
}
