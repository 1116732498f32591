import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  addressIn,
  dress,
  dressInOtherSize,
  guest,
  layOutGoods,
  openBuyingShop,
  setPieces,
  shirt,
} from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(() => layOutGoods(database))

interface Body {
  readonly code: string
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly basket: {
    basketId: string
    version: number
    quantity: number
    lines: { id: string; sku: string; quantity: number }[]
    total: { amount: number }
    freeShipping: boolean
    shippingTotal: { amount: number }
  }
  readonly shippingMethods: readonly { id: string; freeShipping: boolean; price: { amount: number } }[]
  readonly freeFreight: { remaining: { amount: number }; reachedShare: number }
}
const bodyOf = async (answer: Promise<{ body: unknown }>) => (await answer).body as Body

test('makes a basket with the first line, and keeps it in a cookie no script can read [C-BSK-O1, C-BSK-O3]', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/order/da-dk/basket/line',
    payload: { sku: dress, quantity: 2 },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const cookie = answer.cookies.find(({ name }) => name === 'basket')!

  expect(answer.statusCode).toBe(200)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(cookie.value).toMatch(new RegExp(`^${answer.json().basket.basketId}\\.[\\w-]{43}$`))
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.json().basket).toMatchObject({ quantity: 2, total: { currency: 'DKK' } })
  const british = guest(shop, 'en-gb')
  const made = await british.call('POST', 'basket/lines', { lines: [{ sku: dress, quantity: 1 }] })
  expect(made).toMatchObject({ status: 200, body: { basket: { quantity: 1, total: { currency: 'GBP' } } } })
  expect(await british.call('GET', 'basket')).toMatchObject({ status: 200, body: made.body })
})

test('remembers a basket for thirty days from its last change, and asks no consent for it [C-STO-O1, C-STO-02, B-STO-01]', async () => {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, held?: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(held === undefined ? {} : { cookie: held }) }
    const url = `/api/order/da-dk/${path}`
    const answer = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return [answer.statusCode, answer.cookies.find(({ name }) => name === 'basket')] as const
  }
  const line = { sku: dress, quantity: 2 }
  const value = (await call('POST', 'basket/line', line))[1]!.value
  const held = `basket=${value}`
  const month = { value, maxAge: 2_592_000 }

  for (const [method, path, body] of [
    ['POST', 'basket/line', { sku: shirt, quantity: 1 }],
    ['POST', 'basket/lines', { lines: [line] }],
    ['PUT', 'basket/line', line],
    ['PUT', 'basket/lines', { lines: [line] }],
    ['PUT', 'basket/line/1', { quantity: 3 }],
    ['PUT', 'basket/note', { note: 'Leave it with the neighbour' }],
    ['PUT', 'basket/continue-as-guest', { email: 'guest@example.com' }],
    ['DELETE', 'basket/lines/2', undefined],
    ['DELETE', 'basket/lines?id=1', undefined],
  ] as const)
    expect([method, path, await call(method, path, body, held)]).toMatchObject([method, path, [200, month]])
  const byForm = await shop.app.inject({
    ...{ method: 'POST', url: '/da-dk/basket', payload: 'formAction=set-note&note=Ring' },
    headers: {
      ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', cookie: held },
    },
  })
  expect(byForm.cookies.find(({ name }) => name === 'basket')).toMatchObject(month)
  expect(await call('PUT', 'basket/line', { sku: 'no-such-thing', quantity: 1 }, held)).toMatchObject([400, undefined])
  expect(await call('GET', 'basket', undefined, held)).toMatchObject([200, undefined])
})

test('answers the whole basket after every change [C-BSK-O2, C-BSK-O6, C-LIN-02]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/lines', {
    lines: [
      { sku: dress, quantity: 2 },
      { sku: shirt, quantity: 1 },
    ],
  })
  const set = await bodyOf(who.call('PUT', 'basket/line', { sku: shirt, quantity: 4 }))
  const resized = await bodyOf(who.call('PUT', 'basket/line/1', { sku: dressInOtherSize }))
  const removed = await bodyOf(who.call('DELETE', 'basket/lines/2'))
  const emptied = await bodyOf(who.call('DELETE', 'basket/lines?id=1'))

  expect(set.basket.quantity).toBe(6)
  expect(resized.basket.lines.map(({ sku }) => sku)).toEqual([dressInOtherSize, shirt])
  expect(removed.basket.lines.map(({ id }) => id)).toEqual(['1'])
  expect(emptied.basket).toMatchObject({ quantity: 0, lines: [], total: { amount: 0 } })
})

test('refuses impossible quantities in the words of the market, and loses nothing [C-LIN-O2, C-BSK-09]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })

  for (const quantity of [0, -3, 1.5, 100, 1e9]) {
    const refused = await bodyOf(who.call('POST', 'basket/line', { sku: dress, quantity }))
    expect(refused).toMatchObject({
      code: 'basket.quantity-not-possible',
      errors: { lineItem: ['Indtast et helt tal fra 1 til 99.'] },
    })
  }
  for (const quantity of [-3, 1.5, 100])
    for (const path of ['basket/line', 'basket/line/1'])
      expect(await who.call('PUT', path, { ...(path.endsWith('1') ? {} : { sku: dress }), quantity })).toMatchObject({
        ...{ status: 400, body: { code: 'basket.quantity-not-possible' } },
      })
  expect((await who.call('POST', 'basket/line', { sku: dress, quantity: '2' })).status).toBe(400)
  expect((await bodyOf(who.call('GET', 'basket'))).basket.quantity).toBe(1)
})

test('shows how many pieces are in stock when more are requested [C-LIN-O3, D-10, C-API-O3]', async () => {
  await setPieces(database, dress, 3)

  const refused = await guest(shop, 'en-gb').call('POST', 'basket/line', { sku: dress, quantity: 4 })

  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    code: 'basket.not-enough-stock',
    available: 3,
    errors: { lineItem: ['Only 3 left in this size.'] },
  })
})

test('refuses skus that are not sold, and checks barcodes [C-LIN-O3, C-LIN-O8]', async () => {
  const who = guest(shop, 'en-gb')
  const codeFor = async (line: object) => (await bodyOf(who.call('POST', 'basket/line', line))).code

  expect(await codeFor({ sku: 'nobody_knows_this_one', quantity: 1 })).toBe('basket.unknown-variant')
  expect(await codeFor({ sku: dress, ean: '5700000000035', quantity: 1 })).toBe('basket.ean-of-another-variant')
  expect(await codeFor({ sku: dress, ean: '5700000000011', quantity: 1 })).toBeUndefined()
  expect(await codeFor({ sku: '100231_navy_03', quantity: 1 })).toBe('basket.choose-a-size')
  expect((await who.call('POST', 'basket/line', { sku: '100500_white_01', quantity: 1 })).status).toBe(200)
})

test('opens no basket that is unknown, expired, or of another currency [C-BSK-O3, B-MKT-O4]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const id = who.basketId()
  const elsewhere = guest(shop, 'en-gb')
  elsewhere.takeBasket(id)
  const stranger = guest(shop, 'da-dk')
  stranger.takeBasket('00000000-0000-0000-0000-000000000000')

  expect((await elsewhere.call('GET', 'basket')).status).toBe(404)
  expect((await stranger.call('GET', 'basket')).status).toBe(404)
  expect((await guest(shop, 'da-dk').call('GET', 'basket')).status).toBe(404)

  await database.prepared('test-expire', `update basket set expires_at = now() - interval '1 second'`)
  expect((await who.call('GET', 'basket')).status).toBe(404)
  expect((await who.call('PUT', 'basket/continue-as-guest', { email: 'a@b.dk' })).body).toMatchObject({
    code: 'basket.not-found',
  })
  expect((await bodyOf(who.call('POST', 'basket/line', { sku: dress, quantity: 1 }))).basket.basketId).not.toBe(id)
})

test('stays with the shopper in another market of the same currency, at the prices of that market [C-BSK-O3, B-MKT-O4]', async () => {
  const german = guest(shop, 'de-de')
  await german.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await german.call('PUT', 'basket/address', {
    shippingAddress: {
      firstName: 'E',
      lastName: 'V',
      line1: 'Weg',
      houseNumber: '1',
      postalCode: '10115',
      city: 'Berlin',
      mobilePhoneNumber: '+49151123456',
    },
  })
  const french = guest(shop, 'fr-fr')
  french.takeBasket(german.basketId())

  const rowOf = async () =>
    (
      await sql<object>`select to_jsonb(basket) as row from basket where id = ${german.basketId()}`.execute(
        database.sql(),
      )
    ).rows[0]
  const before = await rowOf()

  const { basket } = (await french.call('GET', 'basket')).body as {
    basket: { total: { amount: number }; shippingAddress?: object }
  }
  for (const path of ['basket', 'checkout/customer', 'checkout/details']) await french.page(path)
  await french.call('GET', 'basket/get-with-settings')

  expect(basket.total.amount).toBe(59.99)
  expect(basket.shippingAddress).toBeUndefined()
  // Reading changes nothing: in the first market the basket still has its address.
  expect(await rowOf()).toEqual(before)
})

test('loses no line when many are added at once [C-LIN-O1]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })

  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      who.call('POST', 'basket/line', { sku: [dress, dressInOtherSize, shirt][index % 3], quantity: 1 }),
    ),
  )
  const { basket } = await bodyOf(who.call('GET', 'basket'))

  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(basket.quantity).toBe(31)
  expect(basket.version).toBe(31)
})

test('delivers free from the value set by the market, and shows the amount left [C-SHP-O3]', async () => {
  const who = guest(shop, 'da-dk')
  const below = await bodyOf(who.call('POST', 'basket/line', { sku: dress, quantity: 1 }))
  const above = await bodyOf(who.call('POST', 'basket/line', { sku: shirt, quantity: 1 }))

  expect(below.freeFreight).toMatchObject({ remaining: { amount: 99.05 } })
  expect(below.shippingMethods.filter(({ freeShipping }) => freeShipping).length).toBeLessThan(
    above.shippingMethods.filter(({ freeShipping }) => freeShipping).length,
  )
  expect(above.freeFreight).toMatchObject({ remaining: { amount: 0 }, reachedShare: 1 })
  expect(above.shippingMethods[0]).toMatchObject({ freeShipping: true, price: { amount: 0 } })
  const express = ({ shippingMethods }: Body) => shippingMethods.find(({ id }) => id === 'bring-express')
  expect([express(below), express(above)]).toMatchObject(Array(2).fill({ freeShipping: false, price: { amount: 69 } }))
})

test('marks the delivery of a basket as free from that value on, if the delivery method can be free [C-SHP-O3, C-SHP-08]', async () => {
  const who = guest(shop, 'da-dk')
  const sentBy = async (shippingMethodId: string) => {
    const { basket } = await bodyOf(who.call('PUT', 'basket/shipment', { shippingMethodId }))
    return [basket.freeShipping, basket.shippingTotal.amount]
  }
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await who.call('PUT', 'basket/address', { shippingAddress: addressIn(shop.market('da-dk')) })

  expect(await sentBy('postnord-home')).toEqual([false, 39])
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  expect(await sentBy('postnord-home')).toEqual([true, 0])
  expect(await sentBy('bring-express')).toEqual([false, 69])
})

test('deletes a basket once [C-BSK-O8, C-BSK-07, C-EOR-02]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const basketId = who.basketId()

  expect((await who.call('DELETE', `basket?basketId=${basketId}`)).status).toBe(200)
  expect((await who.call('DELETE', `basket?basketId=${basketId}`)).status).toBe(404)
})

test('can be bought by the holder of its key, while a product in it is in stock, and in its own currency', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const [basketId, key] = who.basketCookie()!.split('.') as [string, string]
  const canBuy = (marketId: string, proof = key) =>
    shop.buying.baskets.canBuy({ market: shop.market(marketId), basketId, key: proof })

  expect([await canBuy('da-dk'), await canBuy('en-gb'), await canBuy('da-dk', 'k'.repeat(43))]).toEqual([
    true,
    false,
    false,
  ])
  await setPieces(database, dress, 0)
  expect(await canBuy('da-dk')).toBe(false)
  await setPieces(database, dress, 1)
  expect(await canBuy('da-dk')).toBe(true)
  await who.call('DELETE', 'basket/lines/1')
  expect(await canBuy('da-dk')).toBe(false)
})
