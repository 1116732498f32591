import type { Database } from '#server/platform/database.ts'

/** What the open payment of a basket holds for its buyer. */
export interface OwnHolds {
  readonly pieces: readonly { readonly sku: string; readonly place: string; readonly quantity: number }[]
  readonly cards: readonly { readonly cardId: string; readonly minor: number }[]
  /** The budgets it uses, each with the amount that all other payments have spent. */
  readonly budgets: readonly { readonly promotionId: string; readonly spentMinor: number }[]
}

const holdsText = `
  with open as materialized (
    select id from payment where basket_id = $1 and state in ('started', 'unknown', 'actionrequired', 'pending')
  )
  select 'piece' as kind, sku as id, place, quantity::bigint as amount
  from reservation r join open on open.id = r.payment_id where r.state = 'held'
  union all
  select 'card', e.card_id::text, null, -sum(e.minor)::bigint from gift_card_entry e join open on open.id::text = e.reference
  where e.kind in ('held', 'released') group by e.card_id having sum(e.minor) < 0
  union all
  select 'budget', p.promotion_id, null, (p.spent_minor - sum(u.minor))::bigint
  from promotion_use u join open on open.id = u.payment_id join promotion p on p.promotion_id = u.promotion_id
  where u.state = 'used' and p.budget_minor is not null group by p.promotion_id`

interface Row {
  readonly kind: 'piece' | 'card' | 'budget'
  readonly id: string
  readonly place: string
  readonly amount: number
}

/** Reads what a basket's own open payment holds, so that the shopper's own last piece is not shown as sold out. */
export async function ownHolds(database: Database, basketId: string): Promise<OwnHolds> {
  const rows = await database.prepared<Row>('payment-own-holds', holdsText, [basketId])
  const of = (wanted: Row['kind']) => rows.filter(({ kind }) => kind === wanted)
  return {
    pieces: of('piece').map(({ id: sku, place, amount }) => ({ sku, place, quantity: Number(amount) })),
    cards: of('card').map(({ id: cardId, amount }) => ({ cardId, minor: Number(amount) })),
    budgets: of('budget').map(({ id: promotionId, amount }) => ({ promotionId, spentMinor: Number(amount) })),
  }
}
