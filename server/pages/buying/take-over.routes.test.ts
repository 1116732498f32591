import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { dress, type Guest, guest, layOutGoods, openBuyingShop, shirt } from '../../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(() => layOutGoods(database))

interface BasketPage {
  readonly basket: { basket: { basketId: string; quantity: number; email?: string } } | null
  readonly handOver?: { ticket: string; basket: { basket: { basketId: string; quantity: number } } | null }
  readonly form?: { problems: Record<string, string[]> }
}
const pageOf = async (who: Guest, query = '') => (await who.page(`basket${query}`)).body as BasketPage

/** A shopper with goods in the basket, and the ticket of the mail that reminds them of it. */
async function reminded() {
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })
  await who.call('PUT', 'basket/continue-as-guest', { email: 'ann@example.com' })
  const { ticket } = (await shop.buying.baskets.reminder(shop.market('en-gb'), who.basketId()!))!
  return { who, ticket, basketId: who.basketId()! }
}

test('a link shows whose basket it would hand over, and changes nothing before the button is pressed [C-BSK-O8]', async () => {
  const { who, ticket, basketId } = await reminded()
  const other = guest(shop, 'en-gb')
  await other.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  const before = other.basketCookie()

  const led = await other.ask({
    method: 'GET',
    url: `/api/order/basket/abandoned?basketId=${basketId}&ticket=${ticket}`,
    headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
  const shown = await pageOf(other, `?ticket=${ticket}`)

  expect(led).toMatchObject({ status: 303, location: `/en-gb/basket?ticket=${ticket}` })
  expect(shown.handOver).toMatchObject({ ticket, basket: { basket: { basketId, quantity: 2 } } })
  expect(JSON.stringify(shown)).not.toContain('ann@example.com')
  expect(other.basketCookie()).toBe(before)
  expect((await pageOf(who)).basket).toMatchObject({ basket: { basketId, email: 'ann@example.com' } })
})

test('the button gives the basket a new key: everybody who had it before, also the sender of the link, loses access [C-BSK-O8]', async () => {
  const { who, ticket, basketId } = await reminded()
  const phone = guest(shop, 'en-gb')

  const taken = await phone.post('/basket', { formAction: 'take-over', ticket })

  expect(taken).toMatchObject({ status: 303, location: '/en-gb/basket' })
  expect((await pageOf(phone)).basket).toMatchObject({ basket: { basketId, email: 'ann@example.com' } })
  expect((await who.call('GET', 'basket')).status).toBe(404)
  expect((await who.call('PUT', 'basket/note', { basketId, note: 'x' })).status).toBe(403)
})

test('a ticket is good once, for a while, and for an open basket [C-BSK-O8]', async () => {
  const { ticket } = await reminded()
  const old = await reminded()
  const gone = await reminded()
  await database.prepared('test-old-ticket', `update basket_ticket set expires_at = now() where basket_id = $1`, [
    old.basketId,
  ])
  await gone.who.call('DELETE', `basket/${gone.basketId}`)
  const phone = guest(shop, 'en-gb')
  const press = (who: Guest, given: string) => who.post('/basket', { formAction: 'take-over', ticket: given })

  const twice = await Promise.all([press(guest(shop, 'en-gb'), ticket), press(guest(shop, 'en-gb'), ticket)])
  const refused = [await press(phone, old.ticket), await press(phone, gone.ticket), await press(phone, 'A'.repeat(43))]

  expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 422])
  expect(refused.map(({ status, cookie }) => [status, cookie])).toEqual(Array(3).fill([422, undefined]))
  expect((refused[0]!.body as BasketPage).form?.problems).toEqual({ '': [expect.stringContaining('This link')] })
  expect((await pageOf(phone, `?ticket=${old.ticket}`)).handOver).toMatchObject({ basket: null })
})

test('no page of another site can press the button', async () => {
  const { ticket } = await reminded()
  const victim = guest(shop, 'en-gb')

  const answer = await victim.ask({
    method: 'POST',
    url: '/en-gb/basket',
    payload: new URLSearchParams({ formAction: 'take-over', ticket }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  })

  expect([answer.status, victim.basketCookie()]).toEqual([403, undefined])
})

test('a device in a store hands its basket to a phone by a code, for a quarter of an hour', async () => {
  const device = guest(shop, 'en-gb')
  await device.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const { url, qrCodeString, expiresAt } = (await device.call('POST', 'basket/hand-over', {})).body as {
    url: string
    qrCodeString: string
    expiresAt: string
  }
  const phone = guest(shop, 'en-gb')

  expect(qrCodeString).toMatch(/^data:/)
  expect(new Date(expiresAt).getTime() - shop.clock.now.getTime()).toBe(15 * 60_000)
  const ticket = new URL(url).searchParams.get('ticket')!
  expect((await phone.post('/basket', { formAction: 'take-over', ticket })).status).toBe(303)
  expect((await phone.call('GET', 'basket')).status).toBe(200)
  expect((await device.call('GET', 'basket')).status).toBe(404)
})

test('a browser that is given a planted cookie begins a basket of its own', async () => {
  const attacker = guest(shop, 'en-gb')
  await attacker.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const victim = guest(shop, 'en-gb')
  const planted = `${attacker.basketId()}.${'B'.repeat(43)}`

  const added = await victim.ask({
    method: 'POST',
    url: '/api/order/en-gb/basket/line',
    payload: { sku: shirt, quantity: 1 },
    headers: { cookie: `basket=${planted}` },
  })

  expect(added.status).toBe(200)
  expect(victim.basketId()).not.toBe(attacker.basketId())
  expect((await attacker.call('GET', 'basket')).body).toMatchObject({ basket: { quantity: 1 } })
})
