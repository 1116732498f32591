import pg from 'pg'
import type { RunningShop } from '../shop/start-shop.ts'

type Books = Pick<RunningShop, 'databaseUrl' | 'simulatorsUrl'>

/** Rules that hold whenever no purchase is in progress. Each query returns the rows that break its rule. */
const questions: Readonly<Record<string, string>> = {
  'stock does not add up': `
    select s.sku, s.place from stock s left join (
      select sku, place, sum(quantity) filter (where state = 'held') as held, sum(quantity - put_back) filter (where state = 'sold') as sold
      from reservation group by sku, place) r using (sku, place)
    where s.received <> s.available + s.reserved + s.sold or s.reserved <> coalesce(r.held, 0) or s.sold <> coalesce(r.sold, 0)`,
  'goods are held for a payment that is over': `
    select p.id, p.state from reservation r join payment p on p.id = r.payment_id
    where r.state = 'held' and p.state not in ('started', 'unknown', 'actionrequired', 'pending')`,
  'an order has other pieces than were sold for it': `
    select o.id from shop_order o where o.state <> 'cancelled' and
      (select sum(quantity) from order_line l where l.order_id = o.id) is distinct from
      (select sum(quantity) from reservation r where r.payment_id = o.payment_id and r.state <> 'released')`,
  'more pieces are in returns than were sent': `
    select l.order_id, l.line_id from order_line l where l.shipped < coalesce((
      select sum(coalesce(x.accepted, x.quantity)) from goods_return r join goods_return_line x on x.return_id = r.id
      where r.order_id = l.order_id and x.line_id = l.line_id and r.state not in ('registered', 'refused')), 0)`,
  'a return has not exactly the refund of its accepted pieces': `
    select r.id from goods_return r join shop_order o on o.id = r.order_id join payment p on p.id = o.payment_id
      left join order_cancellation c on c.id = r.id and c.kind = 'refund'
    where (r.state = 'refunded') <> (c.id is not null) or (c.id is not null and (
      (c.refund_minor <> c.money_minor + c.card_minor + c.exchanged_minor and p.lost_minor = 0) or c.money_minor <> coalesce((select amount_minor from refund where id = r.id), 0)
      or (select sum(accepted) from goods_return_line where return_id = r.id)
        <> (select sum((line ->> 'quantity')::int) from jsonb_array_elements(c.lines) as line)))`,
  'pieces of a line were refunded more often than the books say': `
    select l.order_id, l.line_id from order_line l where l.returned <> coalesce((
      select sum((line ->> 'quantity')::int) from order_cancellation c, jsonb_array_elements(c.lines) as line
      where c.order_id = l.order_id and c.kind = 'refund' and line ->> 'lineItemId' = l.line_id), 0)`,
  'a basket has two orders': `
    select basket_id from shop_order where state <> 'cancelled' group by basket_id having count(*) > 1`,
  'a basket is paid twice': `
    select basket_id from payment where state in ('authorised', 'received') group by basket_id having count(*) > 1`,
  'an order is not paid': `
    select o.id, p.state from shop_order o join payment p on p.id = o.payment_id
    where o.state in ('placed', 'completed') and p.state not in ('authorised', 'received')`,
  'what was paid has no order': `
    select p.id from payment p where p.state in ('authorised', 'received')
      and not exists (select from shop_order o where o.payment_id = p.id)`,
  'a payment is still open': `
    select id, state, checks from payment where state in ('started', 'unknown', 'actionrequired', 'pending', 'voiding')`,
  'an order costs something else than was shown, frozen or paid': `
    select o.id from shop_order o join checkout_basket c on c.id = o.checkout_basket_id join payment p on p.id = o.payment_id
    where o.state <> 'cancelled' and (o.total_minor <> c.total_minor or p.amount_minor <> c.due_minor or p.currency <> o.currency
      or round((o.content -> 'total' ->> 'amount')::numeric * 100) <> o.total_minor
      or round((o.content -> 'remainingTotal' ->> 'amount')::numeric * 100) <> p.amount_minor
      or (select -coalesce(sum(minor), 0) from gift_card_entry e where e.kind = 'redeemed' and e.reference = p.id::text)
        <> o.total_minor - p.amount_minor - coalesce((select minor from exchange x where x.payment_id = p.id), 0))`,
  'a new order costs something else than the pieces it was exchanged for': `
    select c.id from order_cancellation c left join exchange x on x.return_id = c.id left join shop_order o on o.id = x.new_order_id
    where c.exchanged_minor <> coalesce(x.minor, 0) or coalesce(x.minor, 0) <> coalesce(o.total_minor, 0)`,
  'a return that is over holds pieces': `
    select v.payment_id from reservation v join goods_return r on r.id = v.payment_id
    where v.state = 'held' and r.state in ('refunded', 'refused')`,
  'an order is not the sum of its parts': `
    select id from shop_order where
      round((content -> 'subtotal' ->> 'amount')::numeric * 100) + round((content -> 'shippingTotal' ->> 'amount')::numeric * 100)
        + coalesce(round((content -> 'paymentFee' ->> 'amount')::numeric * 100), 0)
        - round((content -> 'totalDiscount' ->> 'amount')::numeric * 100) <> total_minor`,
  'a gift card is overspent': 'select card_id from gift_card_entry group by card_id having sum(minor) < 0',
  'a gift card is held or spent for what was never bought': `
    select e.card_id, e.reference from gift_card_entry e join payment p on p.id::text = e.reference
    where p.state not in ('authorised', 'received') group by e.card_id, e.reference having sum(e.minor) <> 0`,
  'a use of a promotion is counted for what was never bought': `
    select u.payment_id from promotion_use u join payment p on p.id = u.payment_id
    where (u.state = 'used') <> (p.state in ('authorised', 'received'))`,
  'a code is used more often than it may be, or counted wrongly': `
    select c.code from promotion_code c where c.most_uses is not null and (c.uses > c.most_uses
      or c.uses <> (select count(*) from promotion_use u where u.code = c.code and u.state = 'used'))`,
  'a budget is overspent, or counted wrongly': `
    select p.promotion_id from promotion p where p.budget_minor is not null and (p.spent_minor > p.budget_minor
      or p.spent_minor <> (select coalesce(sum(minor), 0) from promotion_use u where u.promotion_id = p.promotion_id and u.state = 'used'))`,
  'an order has not exactly one confirmation': `
    select o.id, count(m.id) from shop_order o left join mail m on m.event_id = 'order-placed:' || o.id
    where o.state in ('placed', 'completed') group by o.id having count(m.id) <> 1`,
}

/** Every way in which goods, orders, payments, cards, codes and the ledgers of the providers can disagree. The list must be empty. */
export async function moneyFaults({ databaseUrl, simulatorsUrl }: Books): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const faults: string[] = []
    for (const [fault, text] of Object.entries(questions))
      for (const row of (await client.query(text)).rows) faults.push(`${fault}: ${JSON.stringify(row)}`)
    const { rows } = await client.query<{ id: string; minor: string }>(
      `select id, amount_minor - (select coalesce(sum(amount_minor), 0) from refund r where r.payment_id = p.id) as minor
       from payment p where provider <> 'gift-cards' and state in ('authorised', 'received')`,
    )
    const kept = rows.filter(({ minor }) => Number(minor) !== 0)
    return [...faults, ...differences(await booked(simulatorsUrl), kept)]
  } finally {
    await client.end()
  }
}

/** A payment and its amount in minor units: one entry for each time that a provider took money and kept it. */
type Taken = readonly [paymentId: string, minor: number]

function differences(theirs: readonly Taken[], ours: readonly { readonly id: string; readonly minor: string }[]) {
  const both = [theirs.map(([id, minor]) => `${id} ${minor}`), ours.map(({ id, minor }) => `${id} ${minor}`)] as const
  const left = new Set(both[1])
  const faults = both[0].flatMap((entry) => (left.delete(entry) ? [] : [`only the provider knows: ${entry}`]))
  return [...faults, ...[...left].map((entry) => `the provider does not know: ${entry}`)]
}

async function booked(simulatorsUrl: string): Promise<Taken[]> {
  const entries = async <Entry>(name: string) =>
    ((await (await fetch(`${simulatorsUrl}/${name}/ledger`)).json()) as { payments: Entry[] }).payments
  const adyen = await entries<AdyenEntry>('adyen')
  const iyzico = await entries<IyzicoEntry>('iyzico')
  return [
    ...adyen
      .filter(({ state }) => state === 'authorised')
      .map(({ reference, amount, refunds }): Taken => [reference, amount.value - sum(refunds)]),
    ...iyzico
      .filter(
        ({ paymentStatus, fraudStatus, cancelled }) => paymentStatus === 'SUCCESS' && fraudStatus === 1 && !cancelled,
      )
      .map(({ conversationId, priceMinor, refunds }): Taken => [conversationId, priceMinor - sum(refunds)]),
  ].filter(([, minor]) => minor !== 0)
}

const sum = (refunds: Readonly<Record<string, number>>): number =>
  Object.values(refunds).reduce((total, minor) => total + minor, 0)

interface AdyenEntry {
  readonly reference: string
  readonly state: string
  readonly amount: { readonly value: number }
  readonly refunds: Readonly<Record<string, number>>
}

interface IyzicoEntry {
  readonly conversationId: string
  readonly priceMinor: number
  readonly paymentStatus?: string
  readonly fraudStatus?: number
  readonly cancelled?: boolean
  readonly refunds: Readonly<Record<string, number>>
}
