import type { Database } from '#server/platform/database.ts'

/** A new order that was paid by returned pieces. */
export interface Exchange {
  readonly returnId: string
  readonly orderId: string
  readonly newOrderId: string
  /** The payment of the new order, which moved no money. */
  readonly paymentId: string
  readonly minor: number
  readonly madeAt: Date
}

/** Stores which returns became new orders. A return becomes at most one order. */
export interface StoredExchanges {
  /** The source is the payment of the first order, even after several exchanges in a row. */
  add(inside: Database, made: Exchange & { readonly sourcePaymentId: string }): Promise<void>
  newOrderNumber(returnId: string, inside?: Database): Promise<string | undefined>
  /** All orders paid by the money of this order, including itself; the first order comes first. */
  family(orderId: string, inside?: Database): Promise<readonly string[]>
}

export const storedExchanges = (database: Database): StoredExchanges => ({
  add: async (inside, made) => {
    await inside.prepared(
      'exchange-add',
      `insert into exchange (return_id, order_id, new_order_id, payment_id, source_payment_id, minor, made_at)
       values ($1, $2, $3, $4, coalesce((select source_payment_id from exchange where payment_id = $5), $5), $6, $7)`,
      [made.returnId, made.orderId, made.newOrderId, made.paymentId, made.sourcePaymentId, made.minor, made.madeAt],
    )
  },
  newOrderNumber: async (returnId, inside = database) =>
    (
      await inside.prepared<{ orderNumber: string }>(
        'exchange-order',
        `select o.order_number as "orderNumber" from exchange x join shop_order o on o.id = x.new_order_id where x.return_id = $1`,
        [returnId],
      )
    )[0]?.orderNumber,
  family: async (orderId, inside = database) =>
    (await inside.prepared<{ id: string }>('exchange-family', familyText, [orderId])).map(({ id }) => id),
})

const familyText = `
  with behind as (select coalesce((select x.source_payment_id from exchange x where x.payment_id = o.payment_id), o.payment_id) as id
    from shop_order o where o.id = $1)
  select o.id from shop_order o where o.payment_id = any (array (select id from behind union all
    select x.payment_id from exchange x join behind on x.source_payment_id = behind.id))
  order by o.payment_id <> (select id from behind), o.made_at, o.id`

/** The payment that the money of an order came from; for an exchange, the payment of the first order. */
export async function paymentBehind(inside: Database, paymentId: string): Promise<string> {
  const [row] = await inside.prepared<{ source: string }>(
    'exchange-source',
    'select source_payment_id as source from exchange where payment_id = $1',
    [paymentId],
  )
  return row?.source ?? paymentId
}
