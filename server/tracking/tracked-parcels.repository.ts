import type { Database } from '#server/platform/database.ts'
import type { ParcelDirection } from './tracking-service.port.ts'

/** A parcel that the tracking service follows or will follow. */
export interface TrackedParcel {
  /** The id of the parcel, or of the return. */
  readonly id: string
  readonly orderId: string
  readonly direction: ParcelDirection
  readonly orderNumber: string
  readonly market: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly sentAt: Date
  readonly registeredAt: Date | null
}

export interface TrackedParcels {
  /** A known parcel is not changed. */
  add(parcel: Omit<TrackedParcel, 'registeredAt'>, now: Date): Promise<void>
  /** Takes parcels that must be registered or polled; two processes never take the same parcel. Their next turn is then planned. */
  claimDue(now: Date, limit: number): Promise<TrackedParcel[]>
  findByNumber(parcel: Pick<TrackedParcel, 'direction' | 'orderNumber' | 'trackingNumber'>): Promise<TrackedParcel[]>
  /** Locks a parcel, so that its reports are stored one after another. */
  lock(inside: Database, id: string): Promise<void>
  /** Stores that the service follows the parcel, or with null that it has forgotten it. */
  saveRegistration(id: string, at: Date | null): Promise<void>
  /** There was news: the next poll is as far away as after the first one. */
  resetPolling(inside: Database, id: string, now: Date): Promise<void>
  /** Ends the polling; notifications of the service are still handled. */
  end(inside: Database, id: string): Promise<void>
}

const columns = `id, order_id as "orderId", direction, order_number as "orderNumber", market, carrier, tracking_number as "trackingNumber",
  sent_at as "sentAt", registered_at as "registeredAt"`

/** Webhooks report news; polling finds the news whose webhook did not arrive. */
const firstLook = `interval '4 hours'`
const dueText = `
  update tracked_parcel set tries = tries + 1, next_look_at = $1::timestamptz + case when registered_at is null
    then least(interval '6 hours', interval '1 minute' * power(2, least(tries, 10)))
    else least(interval '24 hours', ${firstLook} * power(2, least(tries, 10))) end
  where id in (select id from tracked_parcel where next_look_at <= $1 order by next_look_at limit $2 for update skip locked)
  returning ${columns}`

export function trackedParcels(database: Database): TrackedParcels {
  return {
    add: async (parcel, now) => {
      const { id, orderId, direction, orderNumber, market, carrier, trackingNumber, sentAt } = parcel
      await database.prepared(
        'tracked-add',
        `insert into tracked_parcel (id, order_id, direction, order_number, market, carrier, tracking_number, sent_at, next_look_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
        [id, orderId, direction, orderNumber, market, carrier, trackingNumber, sentAt, now],
      )
    },
    claimDue: (now, limit) => database.prepared<TrackedParcel>('tracked-due', dueText, [now, limit]),
    findByNumber: ({ direction, orderNumber, trackingNumber }) =>
      database.prepared<TrackedParcel>(
        'tracked-named',
        `select ${columns} from tracked_parcel where tracking_number = $1 and order_number = $2 and direction = $3`,
        [trackingNumber, orderNumber, direction],
      ),
    lock: async (inside, id) => {
      await inside.prepared('tracked-lock', 'select id from tracked_parcel where id = $1 for update', [id])
    },
    saveRegistration: async (id, at) => {
      await database.prepared(
        'tracked-registered',
        `update tracked_parcel set registered_at = $2::timestamptz, tries = 0, next_look_at = coalesce($2::timestamptz + ${firstLook}, next_look_at)
         where id = $1 and next_look_at is not null`,
        [id, at],
      )
    },
    resetPolling: async (inside, id, now) => {
      await inside.prepared(
        'tracked-heard',
        `update tracked_parcel set tries = 0, next_look_at = $2::timestamptz + ${firstLook} where id = $1 and next_look_at is not null`,
        [id, now],
      )
    },
    end: async (inside, id) => {
      await inside.prepared('tracked-end', 'update tracked_parcel set next_look_at = null where id = $1', [id])
    },
  }
}
