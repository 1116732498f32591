import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  dress,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import { memberOf, providerOf } from '../member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, { timeLimitMs: 1_000 })
afterAll(() => shop.close())

const { provider, control, spoil, heal, books } = providerOf(shop)

let sequence = 0
beforeEach(async () => {
  await control({ down: false, slowMs: 0, aheadDays: 31 })
  await heal()
  shop.passTime(60_000)
  shop.jobs.splice(0)
  await layOutGoods(database)
})

interface Shown {
  readonly basket: {
    readonly lines: readonly object[]
    readonly total: { readonly amount: number }
    readonly remainingTotal: { readonly amount: number }
    readonly giftCards: readonly { readonly giftCardNumber: string; readonly isVoucher?: boolean }[]
  }
}

/** A member with 1,200 points, who can get a voucher of 100 DKK for 1,000 points. */
async function member() {
  const email = `inger${++sequence}@example.com`
  const { id: contactId } = await provider.createContact({ email, firstName: 'Inger', lastName: 'Lund', country: 'DK' })
  const total = fromMajor(1_200, 'DKK')
  await provider.record({
    ...{ receiptId: `v-${sequence}`, kind: 'purchase', number: '1', email, storeId: 'x', total, items: [] },
    at: new Date(),
  })
  const who = await memberOf(shop, email, { address: `192.0.2.${sequence}` })
  const vouchers = async () => provider.vouchers(contactId)
  const voucherId = (await vouchers())[0]!.id
  const use = async (id = voucherId, market = 'da-dk') => {
    const values = { formAction: 'use-voucher', voyadoRewardId: id }
    const { body, ...answer } = await who.postForm(`/${market}/account/rewards`, values)
    const { form } = body as { form?: { problems: Readonly<Record<string, readonly string[]>> } }
    return { ...answer, problems: Object.values(form?.problems ?? {}).flat() }
  }
  const listed = async () =>
    (await who.get('reward-vouchers')).body as { readonly voyadoRewardId: string; readonly value: { amount: number } }[]
  const basket = async () => ((await who.shopper.call('GET', 'basket')).body as Shown).basket
  const isRedeemed = async () => (await vouchers()).find(({ id }) => id === voucherId)!.redeemedAt !== undefined
  const add = (sku: string) => who.shopper.call('POST', 'basket/line', { sku, quantity: 1 })
  return { ...who, email, contactId, voucherId, use, listed, basket, isRedeemed, add }
}

/** Restores vouchers as if an unused one had been in the basket for long enough. */
const restoreVouchers = async ({ hours = 0 } = {}) => {
  await sql`update loyalty_voucher_use set made_at = made_at - interval '2 minutes', next_try_at = now()`.execute(
    database.sql(),
  )
  await sql`update basket set changed_at = changed_at - make_interval(hours => ${hours})`.execute(database.sql())
  await shop.restoreVouchers()
}
/**
 * The difference between vouchers redeemed at the provider and the value on the shop's cards. Each voucher must be either
 * open at the provider or on a card of the shop.
 */
async function difference() {
  const { rows } = await sql<{ voucherId: string; contactId: string; open: boolean; whole: number; spent: number }>`
    select u.voucher_id as "voucherId", u.contact_id as "contactId", bool_or(u.given_back_at is null) as open,
      sum(case when e.kind in ('issued', 'revoked') then e.minor else 0 end)::int as whole,
      -sum(case when e.kind not in ('issued', 'revoked') then e.minor else 0 end)::int as spent
    from loyalty_voucher_use u join gift_card_entry e on e.card_id = u.card_id group by 1, 2`.execute(database.sql())
  let differs = 0
  for (const { voucherId, contactId, open, whole, spent } of rows) {
    const redeemed = (await provider.vouchers(contactId)).find(({ id }) => id === voucherId)!.redeemedAt !== undefined
    if (redeemed !== open || whole !== (open ? 10_000 : 0) || spent < 0 || spent > whole) differs++
  }
  return differs
}
const redemptions = async (kind = 'voucher-redeemed') => (await books()).filter((entry) => entry.kind === kind).length

test('a voucher pays in the basket like money, named as a voucher, and its points are spent', async () => {
  const { add, basket, get, isRedeemed, use } = await member()
  await add(dress)

  expect((await use()).location).toBe('/da-dk/basket')
  expect(await basket()).toMatchObject({
    total: { amount: 399.95 },
    remainingTotal: { amount: 299.95 },
    giftCards: [{ isVoucher: true, balance: { amount: 100 }, covered: { amount: 100 } }],
  })
  expect(await isRedeemed()).toBe(true)
  expect((await get('points')).body).toMatchObject({ balance: 200 })
  expect(await difference()).toBe(0)
})

test('50 at once put a voucher into the basket once, all with the first result', async () => {
  const { add, basket, use } = await member()
  await add(dress)
  const before = await redemptions()
  await control({ slowMs: 100 })

  const answers = await Promise.all(Array.from({ length: 50 }, () => use()))

  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
    new Set(['303 /da-dk/basket']),
  )
  expect(await redemptions()).toBe(before + 1)
  expect(await basket()).toMatchObject({ remainingTotal: { amount: 299.95 }, giftCards: [{ isVoucher: true }] })
  expect(await difference()).toBe(0)
})

test.each(['late', 'silence', 'reset', '500'])(
  'a voucher whose redemption was not answered (%s) is in the basket with the next press, and spent once',
  async (kind) => {
    const { add, basket, use } = await member()
    await add(dress)
    const before = await redemptions()
    await spoil(kind, '/redeem')

    expect((await use()).location).toBe('')
    expect(await basket()).toMatchObject({ giftCards: [] })
    await Promise.all([use(), use(), use()])
    expect(await basket()).toMatchObject({ remainingTotal: { amount: 299.95 } })
    expect(await redemptions()).toBe(before + 1)
    expect(await difference()).toBe(0)
  },
)

test('a voucher taken out of the basket is given back once, with its points, and can be used again', async () => {
  const { add, basket, get, isRedeemed, listed, shopper, use, voucherId } = await member()
  await add(dress)
  await use()
  await restoreVouchers({ hours: 23 })
  expect(await isRedeemed()).toBe(true)
  const [{ giftCardNumber }] = (await basket()).giftCards as [{ readonly giftCardNumber: string }]
  await shopper.call('GET', `basket/remove-giftcard/${encodeURIComponent(giftCardNumber)}`)
  const before = await redemptions('voucher-reactivated')
  await Promise.all([restoreVouchers(), restoreVouchers(), restoreVouchers()])

  expect([await isRedeemed(), await redemptions('voucher-reactivated')]).toEqual([false, before + 1])
  expect((await get('points')).body).toMatchObject({ balance: 1_200 })
  expect(await listed()).toMatchObject([{ voyadoRewardId: voucherId, value: { amount: 100 } }])
  expect(await difference()).toBe(0)
  await use()
  expect(await basket()).toMatchObject({ remainingTotal: { amount: 299.95 } })
  expect(await difference()).toBe(0)
})

test('a voucher in a basket that was left for a day is given back, and is in that basket no more', async () => {
  const { add, basket, isRedeemed, use } = await member()
  await add(dress)
  await use()
  await restoreVouchers({ hours: 25 })

  expect(await isRedeemed()).toBe(false)
  expect(await basket()).toMatchObject({ remainingTotal: { amount: 399.95 }, giftCards: [] })
  expect(await difference()).toBe(0)
})

test.each(['late', 'silence', 'reset', '500'])(
  'giving back is told until it is answered (%s); what a till redeemed meanwhile stays redeemed, and nothing is used before',
  async (kind) => {
    const { add, basket, contactId, isRedeemed, use, voucherId } = await member()
    await add(shirt)
    await use()
    await spoil(kind, '/reactivate')
    await restoreVouchers({ hours: 25 })
    expect((await use()).location).toBe('')
    expect(await basket()).toMatchObject({ giftCards: [] })
    await provider.redeemVoucher({ contactId, voucherId })
    shop.passTime(60_000)
    await restoreVouchers()

    expect(await isRedeemed()).toBe(true)
    expect((await use()).location).toBe('')
    expect(await basket()).toMatchObject({ giftCards: [] })
  },
)

test('what is paid by a voucher is spent; the cancellation of the order gives the voucher back', async () => {
  const { add, isRedeemed, shopper, use } = await member()
  await add(dress)
  await use()
  const paid = await payInMarket(shop, shopper, 'da-dk', await upToPayment(shop, shopper, 'da-dk', []))
  const order = (await shop.buying.orders.find(paid.orderId))!
  expect(order.content.remainingTotal.amount).toBe(order.content.total.amount - 100)
  while (shop.jobs.length > 0) await shop.runJobs()
  const earned = await sql<{ points: number }>`select points from loyalty_receipt where order_id = ${order.id}`.execute(
    database.sql(),
  )
  expect(earned.rows).toEqual([{ points: Math.floor(order.totalMinor / 100) - 100 }])
  await restoreVouchers({ hours: 48 })
  expect([await isRedeemed(), await difference()]).toEqual([true, 0])

  const lines = order.content.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }))
  const cancelled = await shop.buying.fulfilling.fulfilment.cancel({ orderId: order.id, actor: 'test', lines })
  expect(cancelled.ok).toBe(true)
  while (shop.jobs.length > 0) await shop.runJobs()
  await restoreVouchers()
  expect([await isRedeemed(), await difference()]).toEqual([false, 0])
})

test('what a basket does not need of a voucher pays in the next one', async () => {
  const { basket, listed, shopper, use, voucherId, ask } = await member()
  await database.transaction(async (inside) => {
    await sql`update price_now set minor = 2000, list_minor = null where sku = ${shirt}`.execute(inside.sql())
  })
  await shopper.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  await use()
  const { remainingTotal, total } = await basket()
  expect(remainingTotal.amount).toBe(0)
  const checkoutBasketId = await upToPayment(shop, shopper, 'da-dk', [])
  const due = (await basket()).total.amount
  const done = await ask(
    'GET',
    `/api/order/da-dk/basket/complete-payment-using-giftcard?checkoutBasketId=${checkoutBasketId}`,
  )
  expect([done.status, total.amount <= due]).toEqual([200, true])

  const rest = Math.round((100 - due) * 100) / 100
  expect(await listed()).toMatchObject([{ voyadoRewardId: voucherId, points: 0, value: { amount: rest } }])
  await shopper.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await use()
  expect((await basket()).remainingTotal.amount).toBeCloseTo(399.95 - rest, 2)
  await restoreVouchers({ hours: 48 })
  expect(await difference()).toBe(0)
})

test('a voucher used in one currency is used in no other, though it has a worth there, not even by two at once', async () => {
  const [ane, bo] = [await member(), await member()]
  const before = await redemptions()

  expect((await ane.use()).location).toBe('/da-dk/basket')
  expect((await ane.use(undefined, 'en-gb')).problems).toEqual(['This voucher is in DKK and cannot be used here.'])
  const both = await Promise.all([bo.use(), bo.use(undefined, 'en-gb')])

  expect(both.filter(({ location }) => location.endsWith('/basket'))).toHaveLength(1)
  expect(both.flatMap(({ problems }) => problems)).toHaveLength(1)
  expect(await redemptions()).toBe(before + 2)
  const { rows } = await sql`select 1 from loyalty_voucher_use where given_back_at is null`.execute(database.sql())
  expect(rows).toHaveLength(2)
})

test('a voucher of another member, or one that a till redeemed, cannot be used', async () => {
  const [ane, bo] = [await member(), await member()]
  await ane.add(dress)

  expect((await ane.use(bo.voucherId)).location).toBe('')
  expect((await ane.use('rv-999999')).location).toBe('')
  await provider.redeemVoucher({ contactId: ane.contactId, voucherId: ane.voucherId })
  expect((await ane.use()).location).toBe('')
  expect(await ane.basket()).toMatchObject({ giftCards: [] })
  expect(await bo.isRedeemed()).toBe(false)
  expect(await difference()).toBe(0)
})
