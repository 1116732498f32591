import type { Database } from '#server/platform/database.ts'
import type { Notification } from './notify-me.ts'

export interface NewNotification extends Omit<Notification, 'id' | 'endedAt' | 'endedBy' | 'confirmedAt'> {
  readonly visitor: string
  readonly confirmHash: string
  readonly confirmUntil: Date
}

const columns = `id, token, kind, market, product_id as "productId", sku, email, ended_at as "endedAt", ended_by as "endedBy", confirmed_at as "confirmedAt"`

/** Stores notification requests in the database. */
export const notificationsIn = (database: Database) => ({
  ...foundNotifications(database),
  ...dueNotifications(database),
  /**
   * The same request twice is stored once. Until it is confirmed, a new visitor takes it over with a new secret. A
   * confirmed request is not changed; then the result is undefined, because no mail is needed.
   */
  add: async (it: NewNotification): Promise<{ readonly id: number } | undefined> =>
    (
      await database.prepared<{ id: number }>(
        'notification-add',
        `insert into notification (token, visitor, kind, market, product_id, sku, email, confirm_hash, confirm_until)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (kind, market, product_id, coalesce(sku, ''), lower(email)) where ended_at is null
         do update set visitor = excluded.visitor,
           confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until
           where notification.confirmed_at is null
         returning id`,
        [
          ...[it.token, it.visitor, it.kind, it.market, it.productId, it.sku, it.email],
          ...[it.confirmHash, it.confirmUntil],
        ],
      )
    )[0],

  toConfirm: async (confirmHash: string, now: Date): Promise<Notification | undefined> =>
    (
      await database.prepared<Notification>(
        'notification-to-confirm',
        `select ${columns} from notification where confirm_hash = $1 and confirm_until > $2 and ended_at is null`,
        [confirmHash, now],
      )
    )[0],

  /** Works once, because the hash is deleted. */
  confirm: async (confirmHash: string, now: Date): Promise<Notification | undefined> =>
    (
      await database.prepared<Notification>(
        'notification-confirm',
        `update notification set confirmed_at = $2, confirm_hash = null, confirm_until = null
         where confirm_hash = $1 and confirm_until > $2 and ended_at is null returning ${columns}`,
        [confirmHash, now],
      )
    )[0],

  /** Returns true if a request was ended. */
  endByShopper: async (token: string): Promise<boolean> =>
    (
      await database.prepared(
        'notification-end',
        `update notification set ended_at = now(), ended_by = 'shopper' where token = $1 and ended_at is null returning id`,
        [token],
      )
    ).length > 0,
})

/** Requests of a visitor, an address or a token. */
const foundNotifications = (database: Database) => ({
  ofVisitor: async (visitor: string, market: string, productId: string): Promise<Notification | undefined> =>
    (
      await database.prepared<Notification>(
        'notification-of-visitor',
        `select ${columns} from notification where visitor = $1 and market = $2 and product_id = $3 and ended_at is null
         order by id desc limit 1`,
        [visitor, market, productId],
      )
    )[0],

  /** Requests of the owner of an address, from any browser. */
  ofAddress: async (email: string, market: string, productId: string): Promise<Notification | undefined> =>
    (
      await database.prepared<Notification>(
        'notification-of-address',
        `select ${columns} from notification where lower(email) = lower($1) and market = $2 and product_id = $3 and ended_at is null
         order by id desc limit 1`,
        [email, market, productId],
      )
    )[0],

  byToken: async (token: string): Promise<Notification | undefined> =>
    (
      await database.prepared<Notification>(
        'notification-by-token',
        `select ${columns} from notification where token = $1`,
        [token],
      )
    )[0],
})

/** Confirmed requests that a change of goods may fulfil. */
const dueNotifications = (database: Database) => ({
  /** The awaited products by market; only these products, or all. */
  awaited: (productIds: readonly string[] | null): Promise<{ market: string; productId: string }[]> =>
    database.prepared(
      'notifications-awaited',
      `select distinct market, product_id as "productId" from notification
       where ended_at is null and confirmed_at is not null and ($1::text[] is null or product_id = any($1))`,
      [productIds],
    ),

  open: (market: string, productId: string): Promise<Notification[]> =>
    database.prepared<Notification>(
      'notifications-open',
      `select ${columns} from notification where market = $1 and product_id = $2 and ended_at is null
         and confirmed_at is not null order by id`,
      [market, productId],
    ),
})

/** Ends these requests because their mail is sent now; returns those that were still open. */
export const endByMail = (inside: Database, ids: readonly number[]): Promise<Notification[]> =>
  inside.prepared<Notification>(
    'notifications-told',
    `update notification set ended_at = now(), ended_by = 'mail' where id = any($1) and ended_at is null returning ${columns}`,
    [ids],
  )
