import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import type { Changes } from '#server/platform/changes.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import type { RequestedPieces } from './allot.ts'
import { stockIn } from './stock.repository.ts'
import { setStock } from './stock-counts.repository.ts'

const database = await testDatabase()
const heard: string[] = []
const changes: Changes = { publish: async (_, subjects) => void heard.push(...subjects), listen: () => () => {} }
const stock = stockIn(database, changes)
const [shirt, boot] = ['900001_navy_01_38', '900001_navy_01_40']
const warehouse = 'warehouse:main'
const store = 'store:lyngby'

beforeEach(async () => {
  heard.length = 0
  await sql`
    truncate style, product, variant, stock, reservation, price_now, product_category, product_text;
    insert into style values ('900001');
    insert into product (product_id, style_number, option_id, colour, colour_family, colour_hex, sub_brand, brand, family, available_from)
      values ('900001_navy_01', '900001', '01', 'navy', 'navy', '#14213d', 'women', 'Halden', 'shirts', now());
    insert into variant (sku, product_id, size_id, size_name, size_group, position)
      values ('900001_navy_01_38', '900001_navy_01', '38', '38', 'eu', 1), ('900001_navy_01_40', '900001_navy_01', '40', '40', 'eu', 2);
  `.execute(database.sql())
})

const count = (sku: string, quantity: number, place = warehouse) => setStock(database, [{ sku, place, quantity }])
const left = async (sku: string, places = [warehouse]) => (await stock.available(places, [sku])).get(sku) ?? 0
const reserve = (requested: readonly RequestedPieces[], places = [warehouse], paymentId = newId()) =>
  database.transaction(async (inside) => ({
    paymentId,
    ...(await stock.reserve(inside, { paymentId, places, requested })),
  }))
const waiting = async () =>
  (
    await database.prepared<{ count: number }>(
      'test-waiting',
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  )[0]!.count
const endReservation = (change: 'sell' | 'release', paymentId: string) =>
  database.transaction((inside) => stock[change](inside, paymentId))

test('sells 20 pieces to exactly 20 of 200 buyers at once', async () => {
  await count(shirt!, 20)

  const answers = await Promise.all(Array.from({ length: 200 }, () => reserve([{ sku: shirt!, quantity: 1 }])))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
  expect(await left(shirt!)).toBe(0)
})

test('counts two lines of one unit together', async () => {
  await count(shirt!, 1)

  expect(
    await reserve([
      { sku: shirt!, quantity: 1 },
      { sku: shirt!, quantity: 1 },
    ]),
  ).toMatchObject({ ok: false, short: [{ sku: shirt, available: 1 }] })
  expect(await left(shirt!)).toBe(1)
})

test('counts a line of any place together with a line of one place, if both come from the warehouse', async () => {
  await count(shirt!, 2)
  const ofBoth = [
    { sku: shirt!, quantity: 1 },
    { sku: shirt!, quantity: 1, place: warehouse },
  ]

  expect(await reserve(ofBoth)).toMatchObject({ ok: true, reserved: [{ sku: shirt, place: warehouse, quantity: 2 }] })
  expect(await left(shirt!)).toBe(0)
  expect(await reserve(ofBoth)).toMatchObject({ ok: false })
})

test('reserves all or nothing', async () => {
  await count(shirt!, 5)

  expect(
    await reserve([
      { sku: shirt!, quantity: 1 },
      { sku: boot!, quantity: 1 },
    ]),
  ).toMatchObject({ ok: false })
  expect(await left(shirt!)).toBe(5)
})

test('reserves nothing if one of several units in the same place falls short, also while others buy', async () => {
  await count(shirt!, 30)
  await count(boot!, 10)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      reserve([
        { sku: boot!, quantity: 1 },
        { sku: shirt!, quantity: 1 },
      ]),
    ),
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  expect([await left(shirt!), await left(boot!)]).toEqual([20, 0])
})

test('sells one piece from each of two places to two of three buyers', async () => {
  await count(shirt!, 1)
  await count(shirt!, 1, store)

  const answers = await Promise.all([1, 2, 3].map(() => reserve([{ sku: shirt!, quantity: 1 }], [warehouse, store])))

  expect(answers.flatMap((answer) => (answer.ok ? answer.reserved.map(({ place }) => place) : [])).sort()).toEqual([
    store,
    warehouse,
  ])
})

test('never waits in a circle when baskets hold the same units in another order', async () => {
  await count(shirt!, 100)
  await count(boot!, 100)
  const lines = [
    { sku: shirt!, quantity: 1 },
    { sku: boot!, quantity: 1 },
  ]

  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, turn) => {
      const { ok, paymentId } = await reserve(turn % 2 ? lines : lines.toReversed())
      await endReservation(turn % 3 ? 'sell' : 'release', paymentId)
      return ok
    }),
  )

  expect(answers.every(Boolean)).toBe(true)
})

test('sets pieces aside once for a payment that is begun twice', async () => {
  await count(shirt!, 5)
  const { paymentId } = await reserve([{ sku: shirt!, quantity: 2 }])

  expect(await reserve([{ sku: shirt!, quantity: 2 }], [warehouse], paymentId)).toMatchObject({
    ok: true,
    reserved: [{ quantity: 2 }],
  })
  expect(await left(shirt!)).toBe(3)
})

test('fails rather than setting pieces aside twice for a payment that already has its pieces', async () => {
  await count(shirt!, 5)
  const requested = [{ sku: shirt!, quantity: 2 }]
  const { paymentId } = await reserve(requested)
  const anew = { paymentId, places: [warehouse], requested, isNew: true }

  await expect(database.transaction((inside) => stock.reserve(inside, anew))).rejects.toThrow(
    'stock.changed-under-lock',
  )
  expect(await left(shirt!)).toBe(3)
})

test('holds for a basket exactly its latest pieces, which its payment takes over, and none after their time', async () => {
  await count(shirt!, 5)
  await count(boot!, 5)
  const [basketId, paymentId] = [newId(), newId()]
  const hold = (sku: string, quantity: number, lastsMs = 60_000) =>
    database.transaction((inside) =>
      stock.hold(inside, {
        ...{ basketId, places: [warehouse], requested: [{ sku, quantity }] },
        until: new Date(Date.now() + lastsMs),
      }),
    )
  const lefts = async () => [await left(shirt!), await left(boot!)]

  await hold(shirt!, 4)
  await hold(boot!, 3)
  expect([await lefts(), await stock.heldBy(basketId)]).toMatchObject([[5, 2], [{ sku: boot, quantity: 3 }]])
  expect(await hold(boot!, 6)).toEqual({ ok: false, short: [{ sku: boot, available: 5 }] })
  expect([await lefts(), await stock.heldBy(basketId)]).toMatchObject([[5, 2], [{ sku: boot, quantity: 3 }]])

  const requested = [{ sku: boot!, quantity: 5 }]
  const bought = await database.transaction((inside) =>
    stock.reserve(inside, { paymentId, places: [warehouse], requested, instead: basketId, isNew: true }),
  )
  expect([bought.ok, await lefts(), await stock.heldBy(basketId)]).toEqual([true, [5, 0], []])

  await hold(shirt!, 2, -1)
  expect([await lefts(), await stock.heldBy(basketId)]).toEqual([[3, 0], []])
  expect([await stock.releaseExpired(), await stock.releaseExpired(), await lefts()]).toEqual([1, 0, [5, 0]])
})

test('takes over the hold of another basket together with its own, and holds fewer pieces if asked to', async () => {
  await count(shirt!, 5)
  await count(boot!, 2)
  const [own, guests] = [newId(), newId()]
  const until = new Date(Date.now() + 60_000)
  const hold = (basketId: string, requested: readonly RequestedPieces[], more: object = {}) =>
    database.transaction((inside) => stock.hold(inside, { basketId, places: [warehouse], requested, until, ...more }))
  const lefts = async () => [await left(shirt!), await left(boot!)]
  await hold(own, [{ sku: shirt!, quantity: 2 }])
  await hold(guests, [
    { sku: shirt!, quantity: 2 },
    { sku: boot!, quantity: 1 },
  ])
  const both = [
    { sku: shirt!, quantity: 6 },
    { sku: boot!, quantity: 1 },
  ]

  expect(await hold(own, both, { takesOver: guests })).toEqual({ ok: false, short: [{ sku: shirt, available: 5 }] })
  expect([await lefts(), (await stock.heldBy(guests)).length]).toEqual([[1, 1], 2])

  expect((await hold(own, both, { takesOver: guests, orFewer: true })).ok).toBe(true)
  expect([await lefts(), await stock.heldBy(guests)]).toEqual([[0, 1], []])
  expect((await stock.heldBy(own)).toSorted((a, b) => b.quantity - a.quantity)).toMatchObject([
    { sku: shirt, quantity: 5 },
    { sku: boot, quantity: 1 },
  ])
})

test('counts pieces once whose hold ends while their basket changes', async () => {
  await count(shirt!, 1)
  const basketId = newId()
  const hold = (quantity: number) =>
    database.transaction((inside) =>
      stock.hold(inside, {
        ...{ basketId, places: [warehouse], requested: [{ sku: shirt!, quantity }] },
        until: new Date(Date.now() + 60_000),
      }),
    )
  await hold(1)

  const changed = await database.transaction(async (inside) => {
    await stock.release(inside, basketId)
    const changing = hold(2)
    await expect.poll(waiting).toBe(1)
    return { changing }
  })

  expect(await changed.changing).toEqual({ ok: false, short: [{ sku: shirt, available: 1 }] })
  expect((await hold(1)).ok).toBe(true)
  expect(await stock.heldBy(basketId)).toMatchObject([{ sku: shirt, quantity: 1 }])
})

test('frees only the holds whose time is over, and none that is extended at that moment', async () => {
  await count(shirt!, 5)
  await count(boot!, 5)
  const [ended, lasting] = [newId(), newId()]
  const hold = (inside: typeof database, basketId: string, sku: string, lastsMs: number) =>
    stock.hold(inside, {
      ...{ basketId, places: [warehouse], requested: [{ sku, quantity: 2 }] },
      until: new Date(Date.now() + lastsMs),
    })
  const lefts = async () => [await left(shirt!), await left(boot!)]
  await database.transaction((inside) => hold(inside, lasting, boot!, 60_000))
  expect([await stock.releaseExpired(), await lefts()]).toEqual([0, [5, 3]])
  await database.transaction((inside) => hold(inside, ended, shirt!, -1))

  let freed: Promise<number> | undefined
  await database.transaction(async (inside) => {
    await hold(inside, ended, shirt!, 60_000)
    freed = stock.releaseExpired()
    await expect.poll(waiting).toBe(1)
  })
  await freed
  expect([await lefts(), await stock.heldBy(ended)]).toMatchObject([[3, 3], [{ sku: shirt, quantity: 2 }]])
  await database.transaction((inside) => hold(inside, ended, shirt!, -1))
  expect([await stock.releaseExpired(), await lefts()]).toEqual([1, [5, 3]])
  expect([await stock.heldBy(lasting), await stock.heldBy(ended)]).toMatchObject([[{ sku: boot, quantity: 2 }], []])
})

test('sends the change feed only changes a shopper can see', async () => {
  await count(shirt!, 10)
  await reserve([{ sku: shirt!, quantity: 5 }])
  expect(heard).toEqual([])

  const { paymentId } = await reserve([{ sku: shirt!, quantity: 5 }])
  expect(heard).toEqual(['product:900001_navy_01'])

  await endReservation('release', paymentId)
  expect(heard).toHaveLength(2)
})

test('does not change a place that still has pieces when a feed only reports that there are some', async () => {
  await count(shirt!, 4)

  await setStock(database, [
    { sku: shirt!, place: warehouse, quantity: 10, atLeast: true },
    { sku: boot!, place: warehouse, quantity: 10, atLeast: true },
  ])

  expect([await left(shirt!), await left(boot!)]).toEqual([4, 10])
})

test('keeps every count consistent in any order of buying, paying, returning and counting', async () => {
  const change = fc.oneof(
    fc.record({
      change: fc.constant('reserve' as const),
      sku: fc.constantFrom(shirt!, boot!),
      quantity: fc.integer({ min: 1, max: 6 }),
    }),
    fc.record({ change: fc.constantFrom('sell' as const, 'release' as const), which: fc.nat(20) }),
    fc.record({ change: fc.constant('count' as const), sku: fc.constantFrom(shirt!, boot!), quantity: fc.nat(12) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 25 }), async (changes) => {
      await sql`truncate stock, reservation`.execute(database.sql())
      const model = new Map([shirt!, boot!].map((sku) => [sku, { available: 0, reserved: 0, sold: 0 }]))
      const payments: { id: string; sku: string; quantity: number; open: boolean }[] = []
      for (const step of changes) {
        if (step.change === 'count') {
          await count(step.sku, step.quantity)
          model.get(step.sku)!.available = step.quantity
        } else if (step.change === 'reserve') {
          const unit = model.get(step.sku)!
          const { ok, paymentId } = await reserve([step])
          expect(ok).toBe(unit.available >= step.quantity)
          if (!ok) continue
          payments.push({ id: paymentId, sku: step.sku, quantity: step.quantity, open: true })
          unit.available -= step.quantity
          unit.reserved += step.quantity
        } else if (payments.length > 0) {
          const payment = payments[step.which % payments.length]!
          await endReservation(step.change, payment.id)
          const unit = model.get(payment.sku)!
          if (payment.open) unit.reserved -= payment.quantity
          if (payment.open) unit[step.change === 'sell' ? 'sold' : 'available'] += payment.quantity
          payment.open = false
        }
      }
      const { rows } = await sql<{
        sku: string
        available: number
        reserved: number
        sold: number
      }>`select sku, available, reserved, sold from stock`.execute(database.sql())
      for (const { sku, ...counts } of rows) expect(counts).toEqual(model.get(sku))
    }),
    { numRuns: 40 },
  )
})
