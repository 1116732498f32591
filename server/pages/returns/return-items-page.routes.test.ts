import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyDelivered } from '../../checkout/bought-order.fakes.ts'
import { guest, layOutGoods, openBuyingShop, setPieces } from '../../checkout/buying-shop.fakes.ts'

const toggle = 'parcelServiceReturnsAndTracking'
const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn: new Set([toggle]), switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  shop.clock.now = new Date()
  await layOutGoods(shop.database)
})

async function delivered() {
  const { who, order } = await buyDelivered(shop)
  return { who, orderNumber: order.orderNumber }
}
const find = (who: ReturnType<typeof guest>, orderNumber: string, email = 'guest@example.com') =>
  who.post('/return-items', { formAction: 'find-order', orderNumber, email })
const shown = async (who: ReturnType<typeof guest>, address: string) =>
  (await who.page(address)) as unknown as { status: number; body: PageOf<'returnItemsPage'> }

test('leads from number and address over the chosen pieces to the label, without script [B-PAGE-16, C-RET-01, C-RET-O1]', async () => {
  const { who, orderNumber } = await delivered()

  const found = await find(who, orderNumber)
  expect([found.status, found.location]).toEqual([303, expect.stringMatching(/^\/da-dk\/return-items\?ticket=[\w-]+$/)])
  expect(found.location).not.toContain(orderNumber)
  const { offer, layout } = (await shown(who, found.location!)).body
  expect(layout).toBe('default')
  expect(offer?.lines[0]).toMatchObject({ lineItemId: '1', returnable: 2 })

  const choice = { 'pieces-1': '1', 'reason-1': 'too-small', way: 'carrier', returnNumber: offer!.returnNumber }
  const path = found.location!.replace('/da-dk', '')
  const done = await who.post(path, { formAction: 'register-return', ...choice })
  const again = await who.post(path, { formAction: 'register-return', ...choice })
  expect([done.status, again.location]).toEqual([303, done.location])
  const { body } = await shown(guest(shop, 'da-dk'), done.location!)
  expect(body.shown).toMatchObject({ returnNumber: `${orderNumber}-1`, state: 'registered', lines: [{ quantity: 1 }] })
  expect(body.qrCode).toContain(body.shown!.dropOffCode)
  expect(JSON.stringify(body)).not.toMatch(/guest@example|Aarhus|firstName/)
})

test('registers the size that is chosen instead of the money, and says so at its field when it is gone', async () => {
  const { who, orderNumber } = await delivered()
  const found = await find(who, orderNumber)
  const path = found.location!.replace('/da-dk', '')
  const choice = { 'pieces-1': '1', way: 'store', returnNumber: `${orderNumber}-1`, formAction: 'register-return' }
  const { offer } = (await shown(who, found.location!)).body
  const size = offer!.lines[0]!.sizes![0]!.sku

  await setPieces(shop.database, size, 0)
  const gone = (await who.post(path, { ...choice, 'size-1': size })).body as unknown as PageOf<'returnItemsPage'>
  expect(Object.keys(gone.form!.problems)).toEqual(['size-1'])
  await setPieces(shop.database, size, 1)
  const done = await who.post(path, { ...choice, 'size-1': size })

  const { body } = await shown(who, done.location!)
  expect(body.shown!.lines).toMatchObject([{ quantity: 1, exchange: { sku: size, size: '40' } }])
})

test('keeps what was typed and says what is wrong with it [C-RET-O1]', async () => {
  const { who, orderNumber } = await delivered()

  const wrong = (await find(who, orderNumber, 'other@example.com')) as unknown as {
    readonly body: PageOf<'returnItemsPage'>
  }
  expect(wrong.body.form).toMatchObject({ code: 'order.look-up-failed', values: { orderNumber } })
  const found = await find(who, orderNumber)
  const path = found.location!.replace('/da-dk', '')
  const send = async (more: Record<string, string>) =>
    (await who.post(path, { formAction: 'register-return', way: 'store', returnNumber: `${orderNumber}-1`, ...more }))
      .body as unknown as PageOf<'returnItemsPage'>
  expect((await send({ 'pieces-1': '0' })).form).toMatchObject({ code: 'return.nothing-chosen' })
  const tooMany = await send({ 'pieces-1': '3', 'reason-1': 'late' })
  expect(tooMany.form).toMatchObject({ code: 'return.too-many', values: { 'reason-1': 'late' } })
  expect(Object.keys(tooMany.form!.problems)).toEqual(['pieces-1'])
  expect(tooMany.offer?.orderNumber).toBe(orderNumber)
})

test('forgets an order that was looked up after an hour, and knows no return of another id', async () => {
  const { who, orderNumber } = await delivered()
  const { location } = await find(who, orderNumber)

  shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000)
  expect((await shown(who, location!)).body).toMatchObject({ expired: true })
  expect((await shown(who, '/da-dk/return-items?ticket=made-up')).body).toMatchObject({ expired: true })
  expect(await shown(who, '/da-dk/return-items?returnid=made-up')).toMatchObject({ status: 404, body: { shown: null } })
})

const portalUrl = 'https://returns.example/halden'
async function withPortal(check: () => Promise<void>): Promise<void> {
  const rules = shop.market('da-dk').choices.returns
  Object.assign(rules, { portalUrl })
  await check().finally(() => Object.assign(rules, { portalUrl: undefined }))
}

test('shows the way to a returns service where the market has no returns of its own [C-RET-02, C-RET-O1, C-TGL-16]', async () => {
  switchedOff.add(toggle)
  const { who } = await delivered()

  expect((await shown(who, '/da-dk/return-items')).body).toMatchObject({ isOff: true })
  expect((await find(who, '10000012')).location).toBe('/da-dk/return-items')
  await withPortal(async () => {
    expect((await shown(who, '/da-dk/return-items')).body).toMatchObject({ isOff: true, portalUrl })
  })
})
