import type { Database } from '#server/platform/database.ts'
import { hashOfSecret } from '#server/platform/secret.ts'
import type { HeldWishlist } from '#server/sessions/index.ts'
import { type ListPreview, previewItems, type Wishlist } from './wishlist.ts'

/** A list; for a guest's list, with the hash of its key. */
export interface StoredWishlist extends Wishlist {
  readonly keyHash: string | null
}

export const columns = `id, account_id as "accountId", key_hash as "keyHash", name, is_default as "isDefault", items,
  share_reference as "shareReference", made_at as "madeAt"`
/** True for a row that has not expired. */
export const alive = '(expires_at is null or expires_at > now())'

/** Reads lists from the database. */
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

  ...listsOfAccounts(database),
  ...listsOfGuests(database),
})

const listsOfAccounts = (database: Database) => ({
  /** The named list of an account, or its default one. */
  ofAccount: async (accountId: string, id: string | undefined): Promise<StoredWishlist | undefined> =>
    (
      await database.prepared<StoredWishlist>(
        'wishlist-of-account',
        `select ${columns} from wishlist where account_id = $1 and case when $2::uuid is null then is_default else id = $2 end`,
        [accountId, id ?? null],
      )
    )[0],

  /** All lists of an account, the default list first, each with its newest items. */
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

  /** The skus of each list of the account. */
  skusOfAccount: async (accountId: string): Promise<string[][]> =>
    (
      await database.prepared<{ skus: string[] }>(
        'wishlist-skus-of-account',
        `select jsonb_path_query_array(items, '$[*].sku') as skus from wishlist where account_id = $1`,
        [accountId],
      )
    ).map(({ skus }) => skus),
})

const listsOfGuests = (database: Database) => ({
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
