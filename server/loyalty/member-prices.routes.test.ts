import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  shirt,
  testCard,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'
import { memberOf, providerOf } from './member.fakes.ts'

const database = await testDatabase()
const switchedOff = new Set<string>()
const shop = await openBuyingShop(database, { switchedOff })
afterAll(() => shop.close())

const { provider, control } = providerOf(shop)

let sequence = 0
/** The dress costs 399.95, and 299.95 for members; the shirt has no member price. */
beforeEach(async () => {
  await control({ down: false })
  shop.passTime(60_000)
  shop.jobs.splice(0)
  switchedOff.clear()
  await layOutGoods(database)
  await sql`update price_now set member_minor = case list when 'tr-tr' then 99990 else 29995 end,
    list_minor = case list when 'tr-tr' then 149990 else list_minor end
    where sku = ${dress} and list in ('da-dk', 'tr-tr')`.execute(database.sql())
})

/** A signed-in shopper whom the provider knows as a member. */
async function member({ isMember = true, confirmed = true } = {}) {
  const email = `maren${++sequence}@example.com`
  if (isMember) await provider.createContact({ email, firstName: 'Maren', lastName: 'Holm', country: 'DK' })
  const who = await memberOf(shop, email, { confirmed, address: `192.0.2.${sequence}` })
  await shop.runJobs()
  if (confirmed)
    await expect
      .poll(
        async () => {
          shop.passTime(60_000)
          return (await who.get('getcontactfrommail')).status
        },
        { timeout: 60_000 },
      )
      .toBe(isMember ? 200 : 404)
  return { ...who, email }
}

interface Shown {
  readonly basket: {
    readonly total: object
    readonly totalDiscount: { amount: number }
    readonly lines: readonly {
      readonly unitPrice: { salesPrice: { amount: number }; listPrice?: object }
      readonly totalPrice: { amount: number }
      readonly price: { shown: { now: { amount: number }; member?: { amount: number }; before?: object } }
      readonly warning?: string
    }[]
  }
}
const add = async (who: Guest, quantity = 2) =>
  (await who.call('POST', 'basket/line', { sku: dress, quantity })).body as Shown
const lineOf = ({ basket }: Shown) => {
  const { unitPrice, totalPrice, price, warning } = basket.lines[0]!
  const { now, member: forMembers } = price.shown
  return {
    ...{ unit: unitPrice.salesPrice.amount, total: totalPrice.amount, shown: now.amount },
    ...{ member: forMembers?.amount, warning },
  }
}
const general = { unit: 399.95, total: 799.9, shown: 399.95, member: undefined, warning: undefined }
const forMembers = { unit: 299.95, total: 599.9, shown: 399.95, member: 299.95, warning: undefined }
const orders = async () =>
  (await database.prepared('test-orders-of-members', `select id from shop_order where state = 'placed'`)).length

test('a member pays the price for members, shown beside the general one; nobody else pays or sees it in a basket [D-05]', async () => {
  expect(lineOf(await add((await member()).shopper))).toEqual(forMembers)
  expect(lineOf(await add((await member({ isMember: false })).shopper))).toEqual(general)
  const unconfirmed = await member({ confirmed: false })
  await sql`insert into loyalty_member select id, email, now() from account where email = ${unconfirmed.email}`.execute(
    database.sql(),
  )
  expect(lineOf(await add(unconfirmed.shopper))).toEqual(general)
  expect(lineOf(await add(guest(shop, 'da-dk')))).toEqual(general)
})

test('a price for members is not shown as a reduction, and in Türkiye no price is struck [D-05]', async () => {
  const { ask } = await member()
  const added = (
    await ask('POST', '/api/order/tr-tr/basket/line', {
      body: { sku: dress, quantity: 1 },
      headers: { 'x-current-market': 'tr-tr' },
    })
  ).body as Shown

  expect(lineOf(added)).toMatchObject({ unit: 999.9, shown: 1299.9, member: 999.9 })
  expect(added.basket.lines[0]!.price.shown).not.toHaveProperty('before')
  expect(added.basket.lines[0]!.unitPrice).not.toHaveProperty('listPrice')
  expect(added.basket.totalDiscount.amount).toBe(0)
})

test('a shop that shows no prices for members does not sell at them [B-FT-31]', async () => {
  const { shopper } = await member()
  switchedOff.add('memberPrice')

  expect(lineOf(await add(shopper))).toEqual(general)
})

test('members pay the price for members while the provider is silent, also those who joined meanwhile', async () => {
  const old = await member()
  const fresh = await member({ isMember: false })
  await control({ down: true })
  await fresh.postForm('/da-dk/account/rewards', { formAction: 'join-programme', acceptTerms: 'true' })

  expect(lineOf(await add(old.shopper))).toEqual(forMembers)
  expect(lineOf(await add(fresh.shopper))).toEqual(forMembers)
})

test('a shopper who is no longer a member at the provider, or has another address, pays the general price', async () => {
  const left = await member()
  const moved = await member()
  await sql`update loyalty_member set email = 'somebody@example.com'`.execute(database.sql())

  expect(lineOf(await add(moved.shopper))).toEqual(general)
  await left.get('getcontactfrommail')
  expect(lineOf(await add(left.shopper))).toEqual(forMembers)
  await sql`update account set email = ${`new-${left.email}`} where email = ${left.email}`.execute(database.sql())
  await sql`update loyalty_member m set email = a.email from account a where a.id = m.account_id`.execute(
    database.sql(),
  )
  await left.ask('GET', `/api/voyado/voyado/getcontactfrommail/new-${left.email}`)
  expect((await left.shopper.call('GET', 'basket')).body as Shown).toMatchObject({
    basket: { lines: [{ unitPrice: { salesPrice: { amount: 399.95 } }, warning: 'price-changed' }] },
  })
})

test('a guest’s basket costs the price for members from the sign-in on, and says that the price changed', async () => {
  const { email, ask } = await member()
  await ask('POST', '/api/auth/signout')
  const added = (await ask('POST', '/api/order/da-dk/basket/line', { body: { sku: dress, quantity: 2 } })).body as Shown
  expect(lineOf(added)).toEqual(general)
  const formFields = Object.entries({ email, password: 'Linen trousers 7' }).map(([id, value]) => ({ id, value }))
  await ask('POST', '/api/auth/signin', { body: { formFields } })

  const shown = (await ask('GET', '/api/order/da-dk/basket')).body as Shown
  expect(lineOf(shown)).toEqual({ ...forMembers, warning: 'price-changed' })
})

test('a member’s order costs the frozen amount; a shopper who signed out or left before paying is charged nothing and shown the new amount', async () => {
  const [ane, bo, ida] = [await member(), await member(), await member()]
  const pay = async (who: Guest, checkoutBasketId: string) =>
    (await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })).body as {
      readonly paymentState?: string
      readonly orderId: string
      readonly code?: string
      readonly message?: string
    }
  const lines = [{ sku: shirt, quantity: 1 }, ...[{ sku: dress, quantity: 1 }]]
  const [ofAne, ofBo, ofIda] = [
    await upToPayment(shop, ane.shopper, 'da-dk', lines),
    await upToPayment(shop, bo.shopper, 'da-dk', lines),
    await upToPayment(shop, ida.shopper, 'da-dk', lines),
  ]

  const paid = await pay(ane.shopper, ofAne)
  expect(paid.paymentState).toBe('authorised')
  const order = (await shop.buying.orders.find(paid.orderId))!
  expect(order.content.lines.map(({ totalPrice }) => totalPrice.amount)).toEqual([199, 299.95])

  const charged = (await shop.ledger()).length
  await sql`delete from loyalty_member m using account a where a.id = m.account_id and a.email = ${bo.email}`.execute(
    database.sql(),
  )
  expect(await pay(bo.shopper, ofBo)).toMatchObject({ code: 'checkout.basket-changed' })
  await ida.ask('POST', '/api/auth/signout')
  expect((await pay(ida.shopper, ofIda)).paymentState).toBeUndefined()
  expect(await orders()).toBe(1)
  expect((await shop.ledger()).length).toBe(charged)
})

test('the personal call tells members that prices for members are theirs, and nobody else', async () => {
  const tells = async ({ ask }: Pick<Awaited<ReturnType<typeof member>>, 'ask'>) => {
    let told: { readonly member?: boolean } = {}
    await expect
      .poll(
        async () => {
          const { status, body } = await ask('GET', '/api/visitor/da-dk')
          told = body
          return status
        },
        { timeout: 60_000 },
      )
      .toBe(200)
    return told
  }
  const ane = await member()

  expect((await tells(ane)).member).toBe(true)
  expect((await tells(await member({ isMember: false }))).member).toBeUndefined()
  switchedOff.add('memberPrice')
  expect((await tells(ane)).member).toBeUndefined()
  switchedOff.clear()
  await ane.ask('POST', '/api/auth/signout')
  expect((await tells(ane)).member).toBeUndefined()
})
