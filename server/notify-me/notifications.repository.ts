import type { Database } from '#server/platform/database.ts'
import type { Notification } from './notify-me.ts'

export interface NewNotification extends Omit<Notification, 'id' | 'endedAt' | 'endedBy'> {
  readonly visitor: string
  readonly newsletter: object | null
}

const columns = `id, token, kind, market, product_id as "productId", sku, email, ended_at as "endedAt", ended_by as "endedBy"`

/** Wishes for word of a product, kept in the database. */
export const notificationsIn = (database: Database) => ({
  /** The same wish twice is one; who asks again holds it from then on. */
  add: async (it: NewNotification): Promise<void> => {
    await database.prepared(
      'notification-add',
      `insert into notification (token, visitor, kind, market, product_id, sku, email, newsletter)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (kind, market, product_id, coalesce(sku, ''), lower(email)) where ended_at is null
       do update set visitor = excluded.visitor, newsletter = coalesce(notification.newsletter, excluded.newsletter)`,
      [it.token, it.visitor, it.kind, it.market, it.productId, it.sku, it.email, it.newsletter],
    )
  },

  ofVisitor: async (visitor: string, market: string, productId: string): Promise<Notification | undefined> =>
    (
      await database.prepared<Notification>(
        'notification-of-visitor',
        `select ${columns} from notification where visitor = $1 and market = $2 and product_id = $3 and ended_at is null
         order by id desc limit 1`,
        [visitor, market, productId],
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

  /** Answers whether there was one left to end. */
  endByShopper: async (token: string): Promise<boolean> =>
    (
      await database.prepared(
        'notification-end',
        `update notification set ended_at = now(), ended_by = 'shopper' where token = $1 and ended_at is null returning id`,
        [token],
      )
    ).length > 0,

  /** Products somebody waits for, by market; of these products, or of all. */
  awaited: (productIds: readonly string[] | null): Promise<{ market: string; productId: string }[]> =>
    database.prepared(
      'notifications-awaited',
      `select distinct market, product_id as "productId" from notification
       where ended_at is null and ($1::text[] is null or product_id = any($1))`,
      [productIds],
    ),

  open: (market: string, productId: string): Promise<Notification[]> =>
    database.prepared<Notification>(
      'notifications-open',
      `select ${columns} from notification where market = $1 and product_id = $2 and ended_at is null order by id`,
      [market, productId],
    ),
})

/** Ends these by the mail that is sent for them; answers those nobody else had ended. */
export const endByMail = (inside: Database, ids: readonly number[]): Promise<Notification[]> =>
  inside.prepared<Notification>(
    'notifications-told',
    `update notification set ended_at = now(), ended_by = 'mail' where id = any($1) and ended_at is null returning ${columns}`,
    [ids],
  )
