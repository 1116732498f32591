import { productIdOf } from '#foundation/sku.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { summed } from './allot.ts'
import type { Pieces, Place } from './pieces.ts'

type Sold = { readonly sku: string; readonly place: string; readonly left: number }

/** Puts sold pieces back into stock, so that they can be sold again: at the place that sold them, or at the place they were returned to. */
export const putBackTo =
  (changes: Changes) =>
  async (
    inside: Database,
    paymentId: string,
    pieces: readonly { readonly sku: string; readonly quantity: number }[],
    place?: Place,
  ): Promise<void> => {
    const requested = new Map(summed(pieces).map(({ sku, quantity }) => [sku, quantity]))
    if (place !== undefined) await lockBoth(inside, paymentId, [...requested.keys()], place)
    const sold = await inside.prepared<Sold>(
      'stock-sold-for',
      `select r.sku, r.place, r.quantity - r.put_back as left from reservation r join stock s using (sku, place)
       where r.payment_id = $1 and r.state = 'sold' and r.sku = any($2) order by r.sku, r.place for update`,
      [paymentId, [...requested.keys()]],
    )
    const back = sold.flatMap(({ sku, place: from, left }): Pieces[] => {
      const quantity = Math.min(left, requested.get(sku) ?? 0)
      requested.set(sku, (requested.get(sku) ?? 0) - quantity)
      return quantity > 0 ? [{ sku, place: from, quantity }] : []
    })
    if (back.length === 0) return
    await inside.prepared('stock-no-longer-sold', noLongerSoldText, [paymentId, ...columnsOf(back)])
    await inside.prepared(
      'stock-put-back',
      putBackText,
      columnsOf(back.map((one) => ({ ...one, place: place ?? one.place }))),
    )
    await changes.publish(inside, [...new Set(back.map(({ sku }) => `product:${productIdOf(sku)}`))])
  }

/** Rows are locked in the common sequence; rows of the new place are added first. */
async function lockBoth(inside: Database, paymentId: string, skus: readonly string[], place: Place): Promise<void> {
  await inside.prepared(
    'stock-place-add',
    `insert into stock (sku, place, received, available) select sku, $2, 0, 0 from unnest($1::text[]) as sku order by sku
     on conflict (sku, place) do nothing`,
    [skus, place],
  )
  await inside.prepared(
    'stock-lock-places',
    `select 1 from stock where sku = any($1) and (place = $2
       or (sku, place) in (select r.sku, r.place from reservation r where r.payment_id = $3 and r.state = 'sold'))
     order by sku, place for update`,
    [skus, place, paymentId],
  )
}

const columnsOf = (pieces: readonly Pieces[]): unknown[] => [
  pieces.map(({ sku }) => sku),
  pieces.map(({ place }) => place),
  pieces.map(({ quantity }) => quantity),
]

const noLongerSoldText = `
  with b as (select * from unnest($2::text[], $3::text[], $4::int[]) as b (sku, place, quantity)),
    noted as (update reservation r set put_back = r.put_back + b.quantity from b
      where r.payment_id = $1 and r.sku = b.sku and r.place = b.place)
  update stock s set sold = s.sold - b.quantity, received = s.received - b.quantity from b where s.sku = b.sku and s.place = b.place`

/** Pieces of one sku can come back from several places to one place. */
const putBackText = `
  update stock s set available = s.available + b.quantity, received = s.received + b.quantity
  from (select sku, place, sum(quantity)::int as quantity from unnest($1::text[], $2::text[], $3::int[]) as b (sku, place, quantity)
    group by sku, place) b
  where s.sku = b.sku and s.place = b.place`
