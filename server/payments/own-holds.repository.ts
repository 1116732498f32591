import type { Database } from '#server/platform/database.ts'

/** The holds of the basket's open payment. They belong to the buyer. */
export interface OwnHolds {
  readonly pieces: readonly { readonly sku: string; readonly place: string; readonly quantity: number }[]
  readonly cards: readonly { readonly cardId: string; readonly minor: number }[]
}

const holdsText = `
  with open as materialized (
    select id from payment where basket_id = $1 and state in ('started', 'unknown', 'actionrequired', 'pending')
  )
  select sku as id, place, quantity::bigint as amount from reservation r join open on open.id = r.payment_id where r.state = 'held'
  union all
  select e.card_id::text, null, -sum(e.minor)::bigint from gift_card_entry e join open on open.id::text = e.reference
  where e.kind in ('held', 'released') group by e.card_id having sum(e.minor) < 0`

/** Reads the holds of a basket's own open payment, so that a shopper's own last piece is not shown as sold out. */
export async function ownHolds(database: Database, basketId: string): Promise<OwnHolds> {
  const rows = await database.prepared<{ id: string; place: string | null; amount: number }>(
    'payment-own-holds',
    holdsText,
    [basketId],
  )
  return {
    pieces: rows.flatMap(({ id, place, amount }) =>
      place === null ? [] : [{ sku: id, place, quantity: Number(amount) }],
    ),
    cards: rows.flatMap(({ id, place, amount }) => (place === null ? [{ cardId: id, minor: Number(amount) }] : [])),
  }
}
