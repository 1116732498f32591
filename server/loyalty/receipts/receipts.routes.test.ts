import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import { moveOrder } from '../../orders/index.ts'
import { memberOf, providerOf } from '../member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, { timeLimitMs: 1_000 })
afterAll(() => shop.close())

const { provider, control, spoil, books } = providerOf(shop)

let sequence = 0
beforeEach(async () => {
  await control({ down: false, aheadDays: 0 })
  shop.passTime(60_000)
  shop.jobs.splice(0)
  await layOutGoods(database)
})

/** A member's account, and a function that places orders for it. */
async function member({ isMember = true } = {}) {
  const email = `signe${++sequence}@example.com`
  const accountId = newId()
  await sql`insert into account (id, email, first_name, last_name, market)
    values (${accountId}, ${email}, 'Signe', 'Lund', 'da-dk')`.execute(database.sql())
  const contact = isMember
    ? await provider.createContact({ email, firstName: 'Signe', lastName: 'Lund', country: 'DK' })
    : undefined
  const points = async () => provider.points(contact!.id)
  return { accountId, email, contact, points }
}

async function order(accountId: string | null, lines = [{ sku: dress, quantity: 1 }]) {
  const who = guest(shop, 'da-dk')
  const { orderId } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk', lines))
  await sql`update shop_order set account_id = ${accountId} where id = ${orderId}`.execute(database.sql())
  // The order belongs to the account from the start, so loyalty must receive the event with the account set.
  if (accountId !== null) shop.jobs.push({ queue: 'order-placed', data: { orderId, listeners: ['loyalty'] } })
  return (await shop.buying.orders.find(orderId))!
}
const runJobs = async () => {
  while (shop.jobs.length > 0) await shop.runJobs()
}
const tell = async () => {
  await sql`update loyalty_receipt set next_try_at = now()`.execute(database.sql())
  return shop.buying.points.report()
}
const ledger = async () =>
  (
    await sql<{ kind: string; points: number; outcome: string | null }>`
      select kind, points, outcome from loyalty_receipt order by made_at, kind`.execute(database.sql())
  ).rows

test('an order earns a point for each whole unit paid, pending until the time of returns is over, told once [C-LOY-O3]', async () => {
  const { accountId, points } = await member()
  const placed = await order(accountId)
  await runJobs()
  shop.jobs.push({ queue: 'order-placed', data: { orderId: placed.id, listeners: ['loyalty'] } })
  await runJobs()
  const earned = Math.floor(placed.totalMinor / 100)

  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  expect(await ledger()).toEqual([{ kind: 'purchase', points: earned, outcome: 'told' }])
  expect(await points()).toEqual({ balance: 0, pending: earned })
  await control({ aheadDays: 31 })
  expect(await points()).toMatchObject({ balance: earned, pending: 0 })
  await control({ aheadDays: 366 })
  expect(await points()).toEqual({ balance: 0, pending: 0 })
})

test('a signed-in member’s order is told as theirs, with its items', async () => {
  const email = `signe${++sequence}@example.com`
  const { shopper } = await memberOf(shop, email)
  const { id } = await provider.createContact({ email, firstName: 'Signe', lastName: 'Lund', country: 'DK' })
  const { orderNumber } = await payInMarket(shop, shopper, 'da-dk', await upToPayment(shop, shopper, 'da-dk'))
  await runJobs()
  await tell()

  expect(await provider.transactions(id)).toEqual([
    expect.objectContaining({
      ...{ number: orderNumber, receiptId: `DA-DK-${orderNumber}`, storeId: 'ECOM-DA-DK', storeType: 'ECOM' },
      items: [expect.objectContaining({ type: 'purchase', sku: dress, ean: '5700000000011', quantity: 1 })],
    }),
  ])
})

test('a refund takes back the points of what it gives back, a part for a part [C-LOY-O3]', async () => {
  const { accountId, points } = await member()
  const placed = await order(accountId, [
    { sku: dress, quantity: 1 },
    { sku: shirt, quantity: 2 },
  ])
  const { fulfilment } = shop.buying.fulfilling
  const cancel = (lineItemId: string, quantity: number) =>
    fulfilment.cancel({ orderId: placed.id, actor: 'test', lines: [{ lineItemId, quantity }] })
  await runJobs()
  await cancel('1', 1)
  await cancel('2', 1)
  await runJobs()
  await tell()
  await tell()

  const told = await ledger()
  expect(told.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['purchase', 'told'],
    ['return', 'told'],
    ['return', 'told'],
  ])
  const left = told.reduce((sum, one) => sum + (one.kind === 'purchase' ? one.points : -one.points), 0)
  expect(await points()).toEqual({ balance: 0, pending: left })
  await cancel('2', 1)
  await runJobs()
  await tell()
  const { pending } = await points()
  // Each part is rounded down to whole units.
  expect(pending).toBeGreaterThanOrEqual(0)
  expect(pending).toBeLessThanOrEqual(2)
})

test('guests, and accounts that are not members, earn nothing, and their purchases are not reported to the provider [C-LOY-O3]', async () => {
  const { accountId } = await member({ isMember: false })
  await order(null)
  await order(accountId)
  await runJobs()

  expect(await tell()).toBe(1)
  expect(await ledger()).toMatchObject([{ outcome: 'no-member' }])
  const kept = JSON.stringify(await books())
  expect(kept).not.toContain(accountId)
  expect(kept.match(/"kind":"receipt"/g)?.length).toBe(kept.match(/seed-|DA-DK-/g)?.length)
})

test('orders are placed while the provider is down, and their points are there once it is back', async () => {
  const { accountId, points } = await member()
  await control({ down: true })
  const placed = [await order(accountId), await order(accountId), await order(accountId)]
  await runJobs()

  expect(placed.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed'])
  expect(await tell()).toBe(0)
  await control({ down: false })
  shop.passTime(60_000)
  expect(await tell()).toBe(3)
  const earned = placed.reduce((sum, { totalMinor }) => sum + Math.floor(totalMinor / 100), 0)
  expect(await points()).toEqual({ balance: 0, pending: earned })
})

test('a purchase of an account that is not yet a member at the provider is reported once it has joined', async () => {
  const { accountId, email } = await member({ isMember: false })
  const placed = await order(accountId)
  await runJobs()
  const content = { email, firstName: 'Signe', lastName: 'Lund', country: 'DK' }
  await sql`update account set email_verified_at = now() where id = ${accountId}`.execute(database.sql())
  await sql`insert into loyalty_enrolment (account_id, content, made_at, next_try_at)
    values (${accountId}, ${JSON.stringify(content)}::jsonb, now(), now() + interval '1 hour')`.execute(database.sql())

  expect(await tell()).toBe(0)
  await sql`update loyalty_enrolment set next_try_at = now()`.execute(database.sql())
  expect(await tell()).toBe(1)
  const { id } = (await provider.findContact(email))!
  expect((await provider.points(id)).pending).toBe(Math.floor(placed.totalMinor / 100))
})

test('a receipt that could not be reported is reported again after five minutes at most', async () => {
  const { accountId } = await member()
  await order(accountId)
  await runJobs()
  await sql`update loyalty_receipt set tries = 40`.execute(database.sql())
  await control({ down: true })
  await tell()

  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from max(next_try_at) - now())::float as seconds from loyalty_receipt`.execute(database.sql())
  expect(rows[0]!.seconds).toBeGreaterThan(200)
  expect(rows[0]!.seconds).toBeLessThanOrEqual(300)
})

test.each(['late', 'silence', 'reset', '500'])(
  'counts an order once whose receipt was not answered (%s), and by two who tell at once',
  async (kind) => {
    const { accountId, points } = await member()
    const placed = await order(accountId)
    await runJobs()
    await spoil(kind, '/receipts')

    expect(await tell()).toBe(0)
    shop.passTime(60_000)
    await sql`update loyalty_receipt set next_try_at = now()`.execute(database.sql())
    await Promise.all([shop.buying.points.report(), shop.buying.points.report()])
    expect(await points()).toEqual({ balance: 0, pending: Math.floor(placed.totalMinor / 100) })
  },
)

test('a return is reported after its purchase, whichever event came first [C-LOY-O3]', async () => {
  const { accountId, points } = await member()
  const placed = await order(accountId)
  const early = shop.jobs.splice(0)
  await moveOrder({ ...shop.buying.fulfilling, clock: () => shop.clock.now }, placed.orderNumber, 'cancelled')
  await runJobs()
  shop.jobs.push(...early)
  await runJobs()
  await tell()
  await tell()

  expect((await ledger()).map(({ kind }) => kind).sort()).toEqual(['purchase', 'return'])
  expect(await points()).toEqual({ balance: 0, pending: 0 })
})
