import { productIdOf } from '#foundation/sku.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { summed } from './allot.ts'

type Sold = { readonly sku: string; readonly place: string; readonly left: number }

/** Returns sold pieces to the stock of their place, so that they can be sold again. */
export const putBackTo =
  (changes: Changes) =>
  async (
    inside: Database,
    paymentId: string,
    pieces: readonly { readonly sku: string; readonly quantity: number }[],
  ): Promise<void> => {
    const wanted = new Map(summed(pieces).map(({ sku, quantity }) => [sku, quantity]))
    const sold = await inside.prepared<Sold>(
      'stock-sold-for',
      `select r.sku, r.place, r.quantity - r.put_back as left from reservation r join stock s using (sku, place)
       where r.payment_id = $1 and r.state = 'sold' and r.sku = any($2) order by r.sku, r.place for update`,
      [paymentId, [...wanted.keys()]],
    )
    const back = sold.flatMap(({ sku, place, left }) => {
      const quantity = Math.min(left, wanted.get(sku) ?? 0)
      wanted.set(sku, (wanted.get(sku) ?? 0) - quantity)
      return quantity > 0 ? [{ sku, place, quantity }] : []
    })
    if (back.length === 0) return
    await inside.prepared('stock-put-back', putBackText, [
      paymentId,
      back.map(({ sku }) => sku),
      back.map(({ place }) => place),
      back.map(({ quantity }) => quantity),
    ])
    await changes.publish(inside, [...new Set(back.map(({ sku }) => `product:${productIdOf(sku)}`))])
  }

const putBackText = `
  with b as (select * from unnest($2::text[], $3::text[], $4::int[]) as b (sku, place, quantity)),
    noted as (update reservation r set put_back = r.put_back + b.quantity from b
      where r.payment_id = $1 and r.sku = b.sku and r.place = b.place)
  update stock s set sold = s.sold - b.quantity, available = s.available + b.quantity from b where s.sku = b.sku and s.place = b.place`
