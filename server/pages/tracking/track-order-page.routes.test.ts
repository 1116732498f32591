import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { buyDelivered } from '../../checkout/bought-order.fakes.ts'
import { guest, layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'

const toggle = 'parcelServiceReturnsAndTracking'
const switchedOff = new Set<string>()
const shop = await openBuyingShop(await testDatabase(), { switchedOn: new Set([toggle]), switchedOff })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  shop.clock.now = new Date()
  await layOutGoods(shop.database)
})

const find = (who: ReturnType<typeof guest>, orderNumber: string, email = 'guest@example.com') =>
  who.post('/track-order', { formAction: 'track-order', orderNumber, email })
const shown = async (who: ReturnType<typeof guest>, address: string) =>
  (await who.page(address)) as unknown as { status: number; body: PageOf<'trackOrderPage'> }

test('leads from number and email to the parcels and on to the return, without script [B-PAGE-15, C-TRK-O1, D-28, C-RTE-O7]', async () => {
  const { who, order } = await buyDelivered(shop)
  const { orderNumber } = order

  const found = await find(who, orderNumber)
  expect([found.status, found.location]).toEqual([303, expect.stringMatching(/^\/da-dk\/track-order\?ticket=[\w-]+$/)])
  expect(found.location).not.toMatch(new RegExp(`${orderNumber}|guest`))
  const { body } = await shown(guest(shop, 'da-dk'), found.location!)
  expect(body.tracked?.parcelTrackings[0]?.events[0]).toMatchObject({ eventtype: 'delivered' })
  const returning = (await who.page(body.returnUrl!)) as unknown as { body: PageOf<'returnItemsPage'> }
  expect(returning.body.offer?.orderNumber).toBe(orderNumber)

  shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000)
  expect((await shown(who, found.location!)).body).toMatchObject({ expired: true })
})

test('is at its address for guests, in the usual frame of pages [B-PAGE-15]', async () => {
  const { status, body } = await shown(guest(shop, 'en-gb'), '/en-gb/track-order')

  expect([status, body.pageAlias, body.layout]).toEqual([200, 'trackOrderPage', 'default'])
  expect(body).not.toHaveProperty('isOff')
})

test('says of an unknown order that there is no tracking info, keeps what was typed, and is off with the toggle [C-TRK-05, C-TRK-07]', async () => {
  const who = guest(shop, 'da-dk')
  const wrong = (await find(who, '99999999')) as unknown as { readonly body: PageOf<'trackOrderPage'> }
  expect(wrong.body.form).toMatchObject({
    values: { orderNumber: '99999999', email: 'guest@example.com' },
    problems: { '': ['Vi fandt ingen sporing for dette ordrenummer'] },
  })

  switchedOff.add(toggle)
  expect((await shown(who, '/da-dk/track-order')).body).toMatchObject({ isOff: true })
  expect((await find(who, '10000012')).location).toBe('/da-dk/track-order')
})
