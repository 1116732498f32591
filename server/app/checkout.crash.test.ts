import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type Bought, guestByApi } from '../../checks/harness/guest-by-api.ts'
import { startShop } from '../../checks/harness/start-shop.ts'

const shop = await startShop({ durable: true })
afterAll(() => shop.remove())

const sku = await layOutPieces(100_000)

async function inDatabase<Row extends pg.QueryResultRow>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl() })
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Leaves this many pieces of one variant the Danish market sells, and answers which. */
async function layOutPieces(pieces: number): Promise<string> {
  const [{ sku }] = (await inDatabase<{ sku: string }>(
    `select sku from stock join price_now using (sku)
     where list = 'da-dk' and place = 'warehouse:main' and available > 0 order by sku limit 1`,
  )) as [{ sku: string }]
  await inDatabase(
    `update stock set available = case place when 'warehouse:main' then $2 else 0 end,
       received = reserved + sold + case place when 'warehouse:main' then $2 else 0 end
     where sku = $1 and place like 'warehouse:%'`,
    [sku, pieces],
  )
  return sku
}

interface Entry {
  readonly reference: string
  readonly state: string
  readonly amount: { readonly value: number }
}

/** What the provider took, and what the orders say: one line for each payment. */
async function bothBooks(): Promise<{ provider: string[]; orders: string[] }> {
  const answer = await fetch(`${shop.simulatorsUrl}/adyen/ledger`)
  const { payments } = (await answer.json()) as { payments: Entry[] }
  const orders = await inDatabase<{ payment: string; total: string }>(
    `select payment_id as payment, total_minor as total from shop_order where state = 'placed'`,
  )
  return {
    provider: payments
      .filter(({ state }) => state === 'authorised')
      .map(({ reference, amount }) => `${reference} ${amount.value}`)
      .sort(),
    orders: orders.map(({ payment, total }) => `${payment} ${total}`).sort(),
  }
}

const openPayments = () =>
  inDatabase(
    `select id, state from payment where state not in ('authorised', 'received', 'refused', 'cancelled', 'expired', 'error', 'voided')`,
  )

/** The shop looks again at what is open by itself. */
async function untilNothingIsOpen(): Promise<void> {
  for (let tries = 0; tries < 120 && (await openPayments()).length > 0; tries++) await pause(500)
}

test('killed at 25 moments of busy checkouts it loses no order, doubles none, and is back within five seconds [C-PAY-O2, C-PRS-O3]', {
  timeout: 360_000,
}, async () => {
  let buying = true
  const acknowledged: Bought[] = []
  const missed: string[] = []
  const shopper = async () => {
    while (buying) {
      const guest = guestByApi(shop.url)
      const checkoutBasketId = await guest.reachPayment(sku)
      const bought = await guest.payPatiently(checkoutBasketId)
      if (bought) acknowledged.push(bought)
      else missed.push(checkoutBasketId)
    }
  }
  const shoppers = Array.from({ length: 6 }, shopper)
  const backAfterMs: number[] = []

  for (let killed = 0; killed < 25; killed++) {
    await pause(100 + Math.random() * 1_000)
    await shop.kill()
    const begun = performance.now()
    await shop.restart()
    backAfterMs.push(performance.now() - begun)
  }
  buying = false
  await Promise.all(shoppers)
  await untilNothingIsOpen()

  const placed = await inDatabase<{ id: string; basket: string }>(
    `select id, basket_id as basket from shop_order where state = 'placed'`,
  )
  const kept = new Set(placed.map(({ id }) => id))
  const books = await bothBooks()
  const [pieces] = await inDatabase(
    `select sum(reserved)::int as reserved, sum(sold)::int as sold from stock where sku = $1`,
    [sku],
  )
  expect(acknowledged.length).toBeGreaterThan(25)
  expect(acknowledged.filter(({ orderId }) => !kept.has(orderId))).toEqual([])
  expect(new Set(placed.map(({ basket }) => basket)).size).toBe(placed.length)
  expect(missed).toEqual([])
  expect(await openPayments()).toEqual([])
  expect(books.provider).toEqual(books.orders)
  expect(pieces).toEqual({ reserved: 0, sold: await piecesOrdered() })
  expect(backAfterMs.filter((ms) => ms > 5_000)).toEqual([])
})

const piecesOrdered = async (): Promise<number> =>
  (await inDatabase<{ pieces: number }>('select sum(quantity)::int as pieces from order_line'))[0]!.pieces

test('sells 20 pieces to exactly 20 of 200 buyers at once, and takes money from nobody else [C-LIN-O3, C-CHK-O3, C-PRS-O3]', {
  timeout: 180_000,
}, async () => {
  const buyers: { guest: ReturnType<typeof guestByApi>; checkoutBasketId: string }[] = []
  for (let batch = 0; batch < 20; batch++)
    buyers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, async () => {
          const guest = guestByApi(shop.url)
          return { guest, checkoutBasketId: await guest.reachPayment(sku) }
        }),
      )),
    )
  await layOutPieces(20)
  const before = (await bothBooks()).orders.length

  const answers = await Promise.all(buyers.map(({ guest, checkoutBasketId }) => guest.pay(checkoutBasketId)))
  await untilNothingIsOpen()

  const books = await bothBooks()
  expect(answers.filter(({ body }) => body.paymentState === 'authorised')).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(180)
  expect(books.orders).toHaveLength(before + 20)
  expect(books.provider).toEqual(books.orders)
})
