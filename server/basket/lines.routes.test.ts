import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
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

interface Answer {
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly basket: {
    readonly basketId: string
    readonly quantity: number
    readonly states: readonly string[]
    readonly useBillingAddressForShipping: boolean
    readonly lines: readonly {
      readonly id: string
      readonly sku: string
      readonly quantity: number
      readonly stockLocation: string
      readonly storeId?: string
    }[]
  }
}
const bodyOf = async (answer: Promise<{ body: unknown }>) => (await answer).body as Answer
const linesOf = async (answer: Promise<{ body: unknown }>) =>
  (await bodyOf(answer)).basket.lines.map(({ sku, quantity }) => [sku, quantity])
const unknown = '00000000-0000-0000-0000-000000000000'

test('reads and deletes a basket, and finds none that does not exist [C-EOR-01, C-EOR-02, C-BSK-07]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })

  const read = await who.call('GET', 'basket')
  expect(read).toMatchObject({ status: 200, body: { basket: { basketId: who.basketId(), lines: [{ sku: dress }] } } })
  const [basketId, key] = who.basketCookie()!.split('.')
  const url = `/api/order/da-dk/basket?basketId=${basketId}`
  const named = await guest(shop, 'da-dk').ask({ method: 'GET', url, headers: { 'x-basket-key': key } })
  expect(named).toMatchObject({ status: 200, body: read.body })
  expect((await who.ask({ method: 'GET', url: '/api/order/xx-xx/basket' })).status).toBe(400)
  expect((await who.call('GET', `basket?basketId=${unknown}`)).status).toBe(404)
  expect((await who.call('DELETE', `basket?basketId=${unknown}`)).status).toBe(404)
  expect((await who.call('DELETE', 'basket')).status).toBe(200)
})

test('adds and sets a line by its sku [C-EOR-23, C-EOR-24, C-LIN-O1, C-LIN-02, C-BSK-01]', async () => {
  const who = guest(shop, 'da-dk')

  expect(await linesOf(who.call('POST', 'basket/line', { sku: dress, quantity: 1 }))).toEqual([[dress, 1]])
  expect(await linesOf(who.call('POST', 'basket/line', { sku: dress, quantity: 2 }))).toEqual([[dress, 3]])
  expect(await linesOf(who.call('PUT', 'basket/line', { sku: dress, quantity: 7 }))).toEqual([[dress, 7]])
  expect(await bodyOf(who.call('PUT', 'basket/line', { sku: shirt, quantity: 0 }))).toMatchObject({
    code: 'basket.line-not-found',
  })
  expect((await guest(shop, 'da-dk').call('PUT', 'basket/line', { sku: dress, quantity: 1 })).status).toBe(404)
})

test('takes the id of a product with one variant as its sku, and no other product id [D-17, B-CAT-O4, C-LIN-O8]', async () => {
  const who = guest(shop, 'da-dk')

  expect(await linesOf(who.call('POST', 'basket/line', { sku: '100500_white_01', quantity: 1 }))).toEqual([[shirt, 1]])
  expect(await linesOf(who.call('POST', 'basket/line', { sku: shirt, quantity: 1 }))).toEqual([[shirt, 2]])
  expect((await who.call('POST', 'basket/line', { sku: '100231_navy_03', quantity: 1 })).status).toBe(400)
})

test('sets one line and no other: a new one where there is none, the one that a store sends apart, and none with 0 [C-EOR-24]', async () => {
  const who = guest(shop, 'da-dk')
  await sql`insert into stock (sku, place, received, available) values (${dress}, 'store:lyngby', 5, 5)`.execute(
    database.sql(),
  )
  const set = (line: object) => who.call('PUT', 'basket/line', line)
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })

  expect(await linesOf(set({ sku: shirt, quantity: 3 }))).toEqual([
    [dress, 2],
    [shirt, 3],
  ])
  const apart = await bodyOf(set({ sku: dress, quantity: 1, stockLocation: 'store', storeId: 'lyngby' }))
  expect(apart.basket.lines.map(({ quantity, stockLocation }) => [quantity, stockLocation])).toEqual([
    [2, 'warehouse'],
    [3, 'warehouse'],
    [1, 'store'],
  ])
  expect(await linesOf(set({ sku: dress, quantity: 0 }))).toEqual([
    [shirt, 3],
    [dress, 1],
  ])
  for (const wrong of [{ quantity: 100 }, { quantity: 1, ean: '5700000000000' }]) {
    const { status, body } = await set({ sku: shirt, ...wrong })
    expect([status, (body as Answer).errors]).toEqual([400, { lineItem: [expect.any(String)] }])
  }
  expect((await bodyOf(who.call('GET', 'basket'))).basket.quantity).toBe(4)
})

test('changes a line by its id, and finds no line of another basket [C-EOR-25, C-LIN-O4]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })

  expect(await linesOf(who.call('PUT', 'basket/line/1', { quantity: 4, sku: dressInOtherSize }))).toEqual([
    [dressInOtherSize, 4],
  ])
  expect(await bodyOf(who.call('PUT', 'basket/line/9', { quantity: 1 }))).toMatchObject({
    code: 'basket.line-not-found',
  })
  expect(await bodyOf(who.call('PUT', 'basket/line/1', { sku: shirt }))).toMatchObject({ code: 'basket.another-style' })
  expect(await linesOf(who.call('PUT', 'basket/line/1', { quantity: 0 }))).toEqual([])
})

test('shows beside the line why nothing was added or changed, and answers 404 for an unknown line [C-EOR-23, C-EOR-25, C-EOR-27]', async () => {
  const who = guest(shop, 'da-dk')
  await setPieces(database, dress, 3)
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const refusals = [
    await who.call('POST', 'basket/line', { sku: 'no_such_01_s', quantity: 1 }),
    await who.call('POST', 'basket/line', { sku: dress, quantity: 3 }),
    await who.call('PUT', 'basket/line/1', { sku: shirt }),
    await who.call('PUT', 'basket/line/1', { quantity: 4 }),
    await who.call('PUT', 'basket/lines', { lines: [{ sku: dress, quantity: 4 }] }),
  ]
  const missing = [
    await who.call('PUT', 'basket/line/9', { quantity: 1 }),
    await who.call('PUT', 'basket/lines', { lines: [{ sku: shirt, quantity: 0 }] }),
  ]

  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  expect(refusals.map(({ body }) => Object.keys((body as Answer).errors))).toEqual(refusals.map(() => ['lineItem']))
  expect(refusals[1]!.body).toMatchObject({ code: 'basket.not-enough-stock', available: 3 })
  expect(missing.map(({ status }) => status)).toEqual([404, 404])
  expect(await linesOf(who.call('GET', 'basket'))).toEqual([[dress, 1]])
})

test('changes lines of the basket that is named, and of one’s own alone [C-EOR-23, C-EOR-25, C-EOR-27]', async () => {
  const [who, stranger] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await stranger.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  const changes = (basketId: string | undefined): Parameters<typeof who.call>[] => [
    ['POST', 'basket/line', { basketId, sku: dress, quantity: 1 }],
    ['PUT', 'basket/line/1', { basketId, quantity: 5 }],
    ['PUT', 'basket/lines', { basketId, lines: [{ sku: dress, quantity: 5 }] }],
  ]

  for (const change of changes(who.basketId())) expect((await stranger.call(...change)).status).toBe(403)
  for (const change of changes(unknown).slice(1)) expect((await who.call(...change)).status).toBe(404)
  expect(await linesOf(who.call('GET', 'basket'))).toEqual([[dress, 1]])
  expect(await linesOf(stranger.call('GET', 'basket'))).toEqual([[shirt, 1]])
})

test('adds and sets many lines, all or none [C-EOR-26, C-EOR-27, C-LIN-02]', async () => {
  const who = guest(shop, 'da-dk')
  const both = [
    { sku: dress, quantity: 1 },
    { sku: shirt, quantity: 2 },
  ]

  expect(await linesOf(who.call('POST', 'basket/lines', { lines: both }))).toEqual([
    [dress, 1],
    [shirt, 2],
  ])
  const half = await bodyOf(
    who.call('PUT', 'basket/lines', {
      lines: [
        { sku: dress, quantity: 9 },
        { sku: 'no_such_01_s', quantity: 1 },
      ],
    }),
  )
  expect(half.code).toBe('basket.unknown-variant')
  expect(await linesOf(who.call('PUT', 'basket/lines', { lines: [{ sku: shirt, quantity: 0 }] }))).toEqual([[dress, 1]])
})

test('sets each line that is named to its quantity, adds what is new, and leaves the others [C-EOR-27, C-LIN-O1]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/lines', {
    lines: [
      { sku: dress, quantity: 3 },
      { sku: dressInOtherSize, quantity: 2 },
    ],
  })
  const lines = [
    { sku: dress, quantity: 1 },
    { sku: shirt, quantity: 4 },
  ]
  const all = [
    [dress, 1],
    [dressInOtherSize, 2],
    [shirt, 4],
  ]

  expect(await linesOf(who.call('PUT', 'basket/lines', { lines }))).toEqual(all)
  expect(await linesOf(who.call('PUT', 'basket/lines', { basketId: who.basketId(), lines }))).toEqual(all)
  expect((await who.call('PUT', 'basket/lines', { lines: [] })).status).toBe(400)
  expect((await guest(shop, 'da-dk').call('PUT', 'basket/lines', { lines })).status).toBe(404)
})

test('answers 400 to every call that names a size no product has, and leaves the basket as it was [C-EOR-08, C-EOR-24, C-EOR-26, C-EOR-27, C-LIN-O3]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const card = { recipientEmail: 'ane@example.com', quantity: 1 }

  for (const sku of [
    `${dress}9`,
    '100231_navy_03_',
    '__proto__',
    'constructor',
    'a_b_c',
    "' or 1=1",
    dress.toUpperCase(),
  ]) {
    const answers = [
      await who.call('POST', 'basket/line', { sku, quantity: 1 }),
      await who.call('PUT', 'basket/line', { sku, quantity: 1 }),
      await who.call('PUT', 'basket/line/1', { sku }),
      await who.call('POST', 'basket/lines', { lines: [{ sku, quantity: 1 }] }),
      await who.call('PUT', 'basket/lines', { lines: [{ sku, quantity: 1 }] }),
      await who.call('POST', 'basket/add-gift-card-line', { ...card, sku }),
    ]
    for (const { status, body } of answers) {
      expect([sku, status]).toEqual([sku, 400])
      expect(body).toMatchObject({
        code: expect.stringMatching(/^basket\./),
        errors: { lineItem: [expect.any(String)] },
      })
    }
  }
  expect(await linesOf(who.call('GET', 'basket'))).toEqual([[dress, 1]])
})

test('removes one line, or several at once, and refuses ids that are not there [C-EOR-28, C-EOR-29, C-LIN-02]', async () => {
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/lines', {
    lines: [dress, dressInOtherSize, shirt].map((sku) => ({ sku, quantity: 1 })),
  })

  expect((await who.call('DELETE', 'basket/lines?id=1&id=9')).status).toBe(404)
  expect((await who.call('DELETE', 'basket/lines')).status).toBe(400)
  expect((await guest(shop, 'da-dk').call('DELETE', 'basket/lines?id=1')).status).toBe(404)
  expect(await linesOf(who.call('GET', 'basket'))).toHaveLength(3)
  expect(await linesOf(who.call('DELETE', 'basket/lines?id=1&id=2'))).toEqual([[shirt, 1]])
  expect((await who.call('DELETE', 'basket/lines/1')).status).toBe(404)
  expect(await linesOf(who.call('DELETE', 'basket/lines/3'))).toEqual([])
})

test('removes only the named line, from the named basket, and only for its own shopper [C-EOR-29]', async () => {
  const [who, stranger] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  await who.call('POST', 'basket/lines', {
    lines: [dress, dressInOtherSize, shirt].map((sku) => ({ sku, quantity: 1 })),
  })
  await stranger.call('POST', 'basket/line', { sku: dress, quantity: 1 })

  expect((await stranger.call('DELETE', `basket/lines/1?basketId=${who.basketId()}`)).status).toBe(403)
  expect((await who.call('DELETE', `basket/lines/1?basketId=${unknown}`)).status).toBe(404)
  expect(await linesOf(who.call('GET', 'basket'))).toHaveLength(3)
  const left = await who.call('DELETE', `basket/lines/2?basketId=${who.basketId()}`)
  expect(left).toMatchObject({ status: 200, body: { basket: { basketId: who.basketId(), quantity: 2 } } })
  expect(await linesOf(who.call('GET', 'basket'))).toEqual([
    [dress, 1],
    [shirt, 1],
  ])
  expect(await linesOf(stranger.call('GET', 'basket'))).toEqual([[dress, 1]])
})

test('adds several lines to the basket, all or none, and names the reason at the refused lines [C-EOR-26]', async () => {
  const who = guest(shop, 'da-dk')
  const add = (...lines: { sku: string; quantity: number }[]) => who.call('POST', 'basket/lines', { lines })
  await add({ sku: dress, quantity: 1 })

  const more = add({ sku: dress, quantity: 2 }, { sku: shirt, quantity: 1 })
  expect(await linesOf(more)).toEqual([
    [dress, 3],
    [shirt, 1],
  ])
  const refused = await add({ sku: shirt, quantity: 1 }, { sku: 'no_such_01_s', quantity: 1 })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'basket.unknown-variant', errors: { lineItem: [expect.any(String)] } },
  })
  expect((await add()).status).toBe(400)
  expect(await linesOf(who.call('GET', 'basket'))).toEqual([
    [dress, 3],
    [shirt, 1],
  ])
})

test('takes each line from the warehouse or the store it names [C-LIN-05, C-LIN-O1, C-BSK-02, C-ENT-04, C-ENT-O1]', async () => {
  await sql`insert into stock (sku, place, received, available) values (${dress}, 'store:lyngby', 1, 1)`.execute(
    database.sql(),
  )
  const who = guest(shop, 'da-dk')
  const fromStore = { sku: dress, quantity: 1, stockLocation: 'store', storeId: 'lyngby' }
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })

  const both = await bodyOf(who.call('POST', 'basket/line', fromStore))
  const again = await bodyOf(who.call('POST', 'basket/line', fromStore))
  const elsewhere = await bodyOf(who.call('POST', 'basket/line', { ...fromStore, storeId: 'nowhere' }))
  const unnamed = await bodyOf(who.call('POST', 'basket/line', { ...fromStore, storeId: undefined }))
  const noPlace = await who.call('POST', 'basket/line', { sku: dress, quantity: 1, stockLocation: 'elsewhere' })

  expect(both.basket.lines).toMatchObject([
    { quantity: 2, stockLocation: 'warehouse' },
    { quantity: 1, stockLocation: 'store', storeId: 'lyngby' },
  ])
  expect(both.basket.states).toEqual(['several-locations'])
  expect([again.code, elsewhere.code, unnamed.code]).toEqual([
    'basket.not-enough-stock',
    'basket.sold-out',
    'basket.store-missing',
  ])
  expect(noPlace.status).toBe(400)
})

test('shows that a basket is empty, digital or mixed [C-BSK-02]', async () => {
  await sql`update product set attributes = '{"isDigital":true}' where product_id = '100500_white_01'`.execute(
    database.sql(),
  )
  const who = guest(shop, 'da-dk')
  const statesAfter = async (method: 'POST' | 'DELETE', path: string, body?: object) =>
    (await bodyOf(who.call(method, path, body))).basket.states

  expect((await who.call('GET', 'basket')).status).toBe(404)
  expect(await statesAfter('POST', 'basket/line', { sku: dress, quantity: 1 })).toEqual([])
  expect(await statesAfter('POST', 'basket/line', { sku: shirt, quantity: 1 })).toEqual(['mixed'])
  expect(await statesAfter('DELETE', 'basket/lines/1')).toEqual(['digital-only', 'mixed'])
  expect(await statesAfter('DELETE', 'basket/lines/2')).toEqual(['empty'])

  for (const place of ['store:lyngby', 'store:odense'])
    await sql`insert into stock (sku, place, received, available) values (${dress}, ${place}, 1, 1)`.execute(
      database.sql(),
    )
  const fromStore = { sku: dress, quantity: 1, stockLocation: 'store', storeId: 'lyngby' }
  expect(await statesAfter('POST', 'basket/line', fromStore)).toEqual([])
  expect(await statesAfter('POST', 'basket/line', { ...fromStore, storeId: 'odense' })).toEqual([])
  expect(await statesAfter('POST', 'basket/line', { sku: shirt, quantity: 1 })).toEqual(['mixed', 'several-locations'])
})

test('returns with the basket its delivery methods, the regions for addresses, and the order limits [C-BSK-10, C-BSK-12, C-THR-05, C-BSK-O2, C-ENT-03]', async () => {
  const answerIn = async (market: string) =>
    (await guest(shop, market).call('POST', 'basket/line', { sku: dress, quantity: 1 })).body as unknown as Record<
      string,
      unknown
    >
  const [american, turkish, danish] = [await answerIn('en-us'), await answerIn('tr-tr'), await answerIn('da-dk')]

  expect(american).toMatchObject({
    maximumThreshold: { amount: 800 },
    minimumThreshold: { amount: 0 },
    allowedProvinces: [],
  })
  expect(american.allowedStates).toContainEqual({ name: 'New York', abbreviation: 'NY' })
  expect((turkish.turkishLocations as { districts: object[] }).districts.length).toBeGreaterThan(100)
  expect(turkish.turkishLocations).toMatchObject({
    zones: expect.arrayContaining([{ id: '34', name: 'İstanbul', abbreviation: 'TR-34' }]),
  })
  expect(danish).toMatchObject({
    cheapestPredictedDeliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    basket: { useBillingAddressForShipping: true },
  })
  const methods = danish.shippingMethods as { price: { amount: number }; predictedDeliveryDate: string }[]
  const [cheapest] = methods.toSorted((a, b) => a.price.amount - b.price.amount)
  expect(methods.length).toBeGreaterThan(1)
  expect(danish.cheapestPredictedDeliveryDate).toBe(cheapest!.predictedDeliveryDate)
})

test('shows for each line its product, price and picture [C-LIN-01, C-ENT-04, C-ENT-O1]', async () => {
  await sql`update product set attributes = attributes || '{"subFamily": "dress-wrap"}' where product_id = '100231_navy_03'`.execute(
    database.sql(),
  )
  const { basket } = await bodyOf(guest(shop, 'da-dk').call('POST', 'basket/line', { sku: dress, quantity: 2 }))

  expect(basket.lines[0]).toMatchObject({
    id: '1',
    sku: '100231_navy_03_38',
    name: 'Dress da',
    imageUrl: expect.stringContaining('100231_navy_03'),
    productUrl: expect.stringContaining('/da-dk/p/'),
    unitPrice: {
      salesPrice: { amount: 399.95, currency: 'DKK' },
      listPrice: { amount: 499.95, currency: 'DKK' },
    },
    totalPrice: { amount: 799.9 },
    groupTotalPrice: { amount: 799.9 },
    quantity: 2,
    ean: '5700000000011',
    colour: {
      name: expect.stringMatching(/./),
      base: { name: expect.stringMatching(/./), hex: expect.stringMatching(/^#/) },
      nuance: { name: expect.stringMatching(/./), hex: '#14213d' },
    },
    variant: { size: '38' },
    brand: 'Halden',
    subBrand: 'women',
    ...{ ediCategory: 'dresses', ediSubCategory: 'dress-wrap' },
    badges: [],
    isDigital: false,
    isBonusProduct: false,
    stockLocation: 'warehouse',
  })
})

test('gives each line the badges of its product, such as the one for new products [B-BADGE-02, C-ENT-04]', async () => {
  const today = shop.clock.now
  shop.clock.now = new Date(today.getTime() - 80 * 24 * 60 * 60 * 1000)
  const { basket } = await bodyOf(guest(shop, 'da-dk').call('POST', 'basket/line', { sku: dress, quantity: 1 }))
  shop.clock.now = today

  expect(basket.lines[0]).toMatchObject({ badges: [{ id: 'new', title: expect.any(String) }] })
})

test('sums lines of one sku from two places into their group [C-LIN-O6]', async () => {
  await sql`insert into stock (sku, place, received, available) values (${dress}, 'store:lyngby', 9, 9)`.execute(
    database.sql(),
  )
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })

  const { basket } = (
    await who.call('POST', 'basket/line', { sku: dress, quantity: 2, stockLocation: 'store', storeId: 'lyngby' })
  ).body as { basket: { lines: { groupTotalPrice: { amount: number } }[] } }

  expect(basket.lines.map(({ groupTotalPrice }) => groupTotalPrice.amount)).toEqual([1199.85, 1199.85])
})
