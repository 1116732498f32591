import type { Database } from '#server/platform/database.ts'
import type { SavedItem } from '../wishlist.ts'
import type { ReportedState } from './news-of.ts'
import type { Watch } from './watching.ts'

export interface NewWatch extends Omit<Watch, 'confirmedAt'> {
  readonly confirmHash: string
  readonly confirmUntil: Date
}

/** A watch that is due for a mail, with its list. */
export interface DueWatch extends Watch {
  readonly told: Readonly<Record<string, ReportedState>>
  readonly items: readonly SavedItem[]
  readonly name: string | null
}

const columns = `wishlist_id as "wishlistId", token, market, email, confirmed_at as "confirmedAt"`
const isDue = `confirmed_at is not null and (told_at is null or told_at < $2)`

/** Stores watches in the database, one for each list. */
export const watchesIn = (database: Database) => ({
  ...confirmationsIn(database),

  ofList: async (wishlistId: string, now: Date): Promise<Watch | undefined> =>
    (
      await database.prepared<Watch>(
        'wishlist-watch-of-list',
        `select ${columns} from wishlist_watch where wishlist_id = $1 and (confirmed_at is not null or confirm_until > $2)`,
        [wishlistId, now],
      )
    )[0],

  byToken: async (token: string): Promise<Watch | undefined> =>
    (
      await database.prepared<Watch>(
        'wishlist-watch-by-token',
        `select ${columns} from wishlist_watch where token = $1`,
        [token],
      )
    )[0],

  end: async (token: string): Promise<void> => {
    await database.prepared('wishlist-watch-end', 'delete from wishlist_watch where token = $1', [token])
  },

  endOfList: async (wishlistId: string): Promise<void> => {
    await database.prepared('wishlist-watch-end-of-list', 'delete from wishlist_watch where wishlist_id = $1', [
      wishlistId,
    ])
  },

  /** Watched lists with one of these products, or all watched lists, without a mail since `before`. */
  due: async (productIds: readonly string[] | null, before: Date): Promise<string[]> =>
    (
      await database.prepared<{ id: string }>(
        'wishlist-watches-due',
        `select wishlist_id as id from wishlist_watch where ($1::text[] is null or told ?| $1) and ${isDue}`,
        [productIds, before],
      )
    ).map(({ id }) => id),
})

/** Watches that the owner of the address has not yet confirmed. */
const confirmationsIn = (database: Database) => ({
  /** False if this address is already confirmed: then no mail is needed. */
  add: async ({ wishlistId, token, market, email, confirmHash, confirmUntil }: NewWatch): Promise<boolean> =>
    (
      await database.prepared(
        'wishlist-watch-add',
        `insert into wishlist_watch as w (wishlist_id, token, market, email, confirm_hash, confirm_until) values ($1, $2, $3, $4, $5, $6)
         on conflict (wishlist_id) do update set token = excluded.token, market = excluded.market, email = excluded.email,
           confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until, confirmed_at = null, told = '{}'
           where w.confirmed_at is null or lower(w.email) <> lower(excluded.email)
         returning wishlist_id`,
        [wishlistId, token, market, email, confirmHash, confirmUntil],
      )
    ).length > 0,

  toConfirm: async (confirmHash: string, now: Date): Promise<Watch | undefined> =>
    (
      await database.prepared<Watch>(
        'wishlist-watch-to-confirm',
        `select ${columns} from wishlist_watch where confirm_hash = $1 and confirm_until > $2`,
        [confirmHash, now],
      )
    )[0],

  /** Works once, because the hash is deleted. */
  confirm: async (confirmHash: string, now: Date): Promise<Watch | undefined> =>
    (
      await database.prepared<Watch>(
        'wishlist-watch-confirm',
        `update wishlist_watch set confirmed_at = $2, confirm_hash = null, confirm_until = null
         where confirm_hash = $1 and confirm_until > $2 returning ${columns}`,
        [confirmHash, now],
      )
    )[0],
})

/** Locks a watch that is still due; skips it if another process works on it. */
export const lockDue = async (inside: Database, wishlistId: string, before: Date): Promise<DueWatch | undefined> =>
  (
    await inside.prepared<DueWatch>(
      'wishlist-watch-lock-due',
      `select w.wishlist_id as "wishlistId", w.token, w.market, w.email, w.confirmed_at as "confirmedAt", w.told, l.items, l.name
       from wishlist_watch w join wishlist l on l.id = w.wishlist_id
       where w.wishlist_id = $1 and ${isDue} for update of w skip locked`,
      [wishlistId, before],
    )
  )[0]

export async function saveReported(
  inside: Database,
  { wishlistId, told, at }: Pick<DueWatch, 'wishlistId' | 'told'> & { readonly at: Date | null },
): Promise<void> {
  await inside.prepared(
    'wishlist-watch-told',
    'update wishlist_watch set told = $2, told_at = coalesce($3, told_at) where wishlist_id = $1',
    [wishlistId, JSON.stringify(told), at],
  )
}

/** Moves a guest's watch to the list that received the guest's items, unless that list already has a watch. */
export async function moveWatch(inside: Database, from: string, to: string): Promise<void> {
  await inside.prepared(
    'wishlist-watch-move',
    `update wishlist_watch set wishlist_id = $2
     where wishlist_id = $1 and not exists (select from wishlist_watch where wishlist_id = $2)`,
    [from, to],
  )
}
