import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyAsGuest, buyDelivered } from '../../checkout/bought-order.fakes.ts'
import { layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'

const toggle = 'parcelServiceReturnsAndTracking'
const [switchedOff, switchedOn] = [new Set<string>(), new Set([toggle])]
const database = await testDatabase()
const shop = await openBuyingShop(database, { switchedOn, switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  switchedOn.delete('accountMaintenanceMode')
  shop.clock.now = new Date()
  await layOutGoods(database)
})

type Browser = ReturnType<typeof visitorOf>

async function member(email = 'guest@example.com') {
  const visitor = visitorOf(shop, '192.0.2.7', 'da-dk')
  await visitor.join(email)
  await sql`update account set email_verified_at = now() where lower(email) = ${email}`.execute(database.sql())
  return visitor
}
const shown = async (who: Browser) => {
  const { status, body, location } = await who.page('/account/returns')
  return { status, location, body: body as unknown as PageOf<'accountReturnsPage'> }
}
const returnPage = async (who: Browser, query: string) =>
  (await who.page(`/return-items${query}`)).body as unknown as PageOf<'returnItemsPage'>

test('leads a member from the orders that can be returned to a return without a look-up, and lists it with state, label and refund [B-PAGE-40, C-RET-01, C-RET-02, C-RTE-O7, C-GEN-04]', async () => {
  const who = await member()
  const { orderNumber } = (await buyDelivered(shop)).order
  await buyAsGuest(shop)

  const before = (await shown(who)).body
  expect(before).toMatchObject({ pageAlias: 'accountReturnsPage', layout: 'account', returns: [] })
  expect(before.returnable.map((order) => order.orderNumber)).toEqual([orderNumber])
  const query = before.returnable[0]!.url.replace('/da-dk/return-items', '')
  const { offer, ticket } = await returnPage(who, query)
  expect(offer).toMatchObject({ orderNumber, lines: [{ returnable: 2 }] })
  const done = await who.post(`/return-items?ticket=${ticket}`, {
    ...{ formAction: 'register-return', returnNumber: offer!.returnNumber },
    ...{ 'pieces-1': '2', way: 'carrier' },
  })
  expect(done.status).toBe(303)

  const { body } = await shown(who)
  expect(body.returnable).toEqual([])
  expect(body.returns).toMatchObject([
    {
      ...{ returnNumber: `${orderNumber}-1`, state: 'registered', refund: { amount: 799.9 } },
      labelUrl: expect.stringMatching(/\/label$/),
    },
  ])
  const order = (await who.page(`/account/orders?order=${orderNumber}`))
    .body as unknown as PageOf<'accountOrderHistoryPage'>
  expect(order.shown?.returnUrl).toBe(`/da-dk/return-items?order=${orderNumber}`)
})

test('shows nothing of another member, and nothing to a signed-out visitor [B-PAGE-40]', async () => {
  const { orderNumber } = (await buyDelivered(shop)).order
  const order = (await shop.buying.orders.findByNumber(orderNumber))!
  await shop.buying.returns.register(order, { lines: [{ lineItemId: '1', quantity: 1 }], way: 'store' })
  const stranger = await member('stranger@example.com')

  expect((await shown(stranger)).body).toMatchObject({ returns: [], returnable: [] })
  expect((await returnPage(stranger, `?order=${orderNumber}`)).offer).toBeUndefined()
  const signedOut = visitorOf(shop, '192.0.2.8', 'da-dk')
  expect((await returnPage(signedOut, `?order=${orderNumber}`)).offer).toBeUndefined()
  const answer = await shown(signedOut)
  expect([answer.body.redirect?.url ?? answer.location]).toEqual([expect.stringContaining('/da-dk/login')])
})

test('leads to the returns service of the market, if it has one, beside what can be returned or in its place [C-RTE-O7, C-RET-02]', async () => {
  const who = await member()
  const { orderNumber } = (await buyDelivered(shop)).order
  const rules = shop.market('da-dk').choices.returns
  const portalUrl = 'https://returns.example/halden'

  expect((await shown(who)).body).not.toHaveProperty('portalUrl')
  Object.assign(rules, { portalUrl })
  onTestFinished(() => void Object.assign(rules, { portalUrl: undefined }))
  expect((await shown(who)).body).toMatchObject({ portalUrl, returnable: [{ orderNumber }] })
  switchedOff.add(toggle)
  expect((await shown(who)).body).toMatchObject({ portalUrl, isOff: true, returnable: [] })
})

test('says where returns are made where the market has none of its own, and that accounts are in maintenance [C-RET-02]', async () => {
  const who = await member()
  switchedOff.add(toggle)
  expect((await shown(who)).body).toMatchObject({ isOff: true, returns: [], returnable: [] })
  switchedOn.add('accountMaintenanceMode')
  const answer = await shown(who)
  expect(answer.body.redirect?.url ?? answer.location).toContain('/da-dk/account')
})
