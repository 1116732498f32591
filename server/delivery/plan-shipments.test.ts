import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import type { Market, ShippingMethodSettings } from '#server/markets/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { type LineToSend, planShipments, sendingPrice } from './plan-shipments.ts'

const home: ShippingMethodSettings = {
  id: 'home',
  name: 'delivery.home',
  carrier: 'Post',
  deliveryType: 'home',
  priceMinor: 3900,
  freeShipping: true,
  workingDays: [1, 2],
  cutoff: '16:00',
  fromStore: { priceMinor: 5900, workingDays: [2, 4] },
}
const pickup = { ...home, id: 'pickup', deliveryType: 'pickup', priceMinor: 2900 } as const

/** A Danish market that ships from both places. */
function market(splitShipments: boolean, shippingMethods: readonly ShippingMethodSettings[] = [home, pickup]): Market {
  const known = fakeMarket('da-dk')
  return {
    ...known,
    choices: { ...known.choices, splitShipments, freeFreightMinor: 50_000, shippingMethods },
  }
}
const line = (id: string, more: Partial<LineToSend> = {}): LineToSend => ({
  id,
  isDigital: false,
  stockLocation: 'warehouse',
  ...more,
})
const fromStore = (id: string, storeId?: string) => line(id, { stockLocation: 'store', storeId })

interface Asked {
  readonly split?: boolean
  readonly choices?: Readonly<Record<string, { shippingMethodId: string }>>
  readonly goods?: number
  readonly methods?: readonly ShippingMethodSettings[]
}
const plan = (lines: readonly LineToSend[], { split = true, choices = {}, goods = 1000, methods }: Asked = {}) =>
  planShipments({
    market: market(split, methods),
    lines,
    goods: money(goods, 'DKK'),
    choices,
    now: new Date('2026-11-17T10:00:00Z'),
  })

test('sends what lies in the warehouse and in a store apart, each with its own way, price and day [C-SHP-05, C-SHP-O4, C-TGL-06]', () => {
  const shipments = plan([line('1'), fromStore('2', 'aarhus'), line('3')], {
    choices: { warehouse: { shippingMethodId: 'pickup' }, 'store-aarhus': { shippingMethodId: 'home' } },
  })

  expect(
    shipments.map(({ id, lineIds, chosen }) => [id, lineIds, chosen?.price.minor, chosen?.prediction.first]),
  ).toEqual([
    ['warehouse', ['1', '3'], 2900, '2026-11-18'],
    ['store-aarhus', ['2'], 5900, '2026-11-19'],
  ])
  expect(sendingPrice(shipments, 'DKK').minor).toBe(8800)
})

test('sends all of it as one where it is not split, at the price of the dearer place [C-SHP-O4, C-TGL-06, C-SHP-06]', () => {
  const choices = { warehouse: { shippingMethodId: 'home' } }

  const [both, ...none] = plan([line('1'), fromStore('2')], { split: false, choices })
  expect([both?.id, both?.lineIds, both?.chosen?.price.minor, none]).toEqual(['warehouse', ['1', '2'], 5900, []])
  expect(both?.chosen?.prediction.first).toBe('2026-11-19')
  expect(plan([line('1')], { split: false, choices })[0]?.chosen?.price.minor).toBe(3900)
  const cheapStore = { ...home, fromStore: { priceMinor: 1900, workingDays: [2, 4] } } as const
  const [dearer] = plan([fromStore('1'), line('2')], { split: false, choices, methods: [cheapStore] })
  expect([dearer?.chosen?.price.minor, dearer?.chosen?.prediction.first]).toEqual([3900, '2026-11-18'])
})

test('sends from the warehouse first, then from stores in the order of their names [C-SHP-05]', () => {
  const lines = [fromStore('1', 'odense'), fromStore('2'), fromStore('3', 'aarhus'), line('4')]

  expect(plan(lines).map(({ id }) => id)).toEqual(['warehouse', 'store', 'store-aarhus', 'store-odense'])
  expect(plan(lines, { split: false }).map(({ id, lineIds }) => [id, lineIds])).toEqual([
    ['warehouse', ['1', '2', '3', '4']],
  ])
})

test('requires a choice for each parcel separately', () => {
  const shipments = plan([line('1'), fromStore('2')], { choices: { warehouse: { shippingMethodId: 'home' } } })

  expect(shipments.map(({ chosen }) => chosen?.method.id)).toEqual(['home', undefined])
  const all = plan([line('1'), fromStore('2')], { choices: { all: { shippingMethodId: 'home' } } })
  expect(all.map(({ chosen }) => chosen?.method.id)).toEqual(['home', 'home'])
})

test('keeps the chosen method of the only parcel, even if its origin changes', () => {
  const choices = { warehouse: { shippingMethodId: 'pickup' } }

  expect(plan([fromStore('1', 'aarhus')], { choices })[0]?.choice).toEqual({ shippingMethodId: 'pickup' })
  expect(plan([fromStore('1', 'aarhus'), line('2')], { choices }).map(({ choice }) => choice)).toEqual([
    ...[{ shippingMethodId: 'pickup' }, undefined],
  ])
})

test('sends digital goods separately, for free [C-SHP-01, C-SHP-O2, C-CHK-O2]', () => {
  const [parcel, online] = plan([line('1'), line('2', { isDigital: true })], {
    choices: { all: { shippingMethodId: 'home' } },
  })

  expect([parcel?.lineIds, online?.id, online?.lineIds, online?.offers]).toEqual([['1'], 'online', ['2'], []])
  for (const split of [true, false])
    expect(plan([line('2', { isDigital: true })], { split }).map(({ id }) => id)).toEqual(['online'])
})

test('does not offer a method for a region it does not reach, and requires a new choice [C-CHK-O4, C-SHP-O1]', () => {
  const known = market(false)
  const shippingMethods = [{ ...home, notInRegions: ['AK'] }, pickup]
  const ask = {
    market: { ...known, choices: { ...known.choices, shippingMethods } },
    lines: [line('1')],
    goods: money(1000, 'DKK'),
    choices: { all: { shippingMethodId: 'home' } },
    now: new Date(),
  }

  expect(planShipments({ ...ask, regionCode: 'NY' })[0]?.chosen?.method.id).toBe('home')
  const [alaska] = planShipments({ ...ask, regionCode: 'AK' })
  expect([alaska?.offers.map(({ method }) => method.id), alaska?.chosen]).toEqual([['pickup'], undefined])
})

test('sends every line exactly once, for any goods and any places [C-SHP-05]', () => {
  const anyLine = fc.record({
    isDigital: fc.boolean(),
    stockLocation: fc.constantFrom('warehouse' as const, 'store' as const),
    storeId: fc.constantFrom('aarhus', 'odense', undefined),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), fc.boolean(), fc.nat(90_000), (kinds, split, goods) => {
      const lines = kinds.map((kind, index) => ({ id: String(index), ...kind }))
      const shipments = plan(lines, { split, goods, choices: { all: { shippingMethodId: 'home' } } })
      const sent = shipments.flatMap(({ lineIds }) => lineIds)

      expect(sent.toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
      expect(new Set(shipments.map(({ id }) => id)).size).toBe(shipments.length)
      if (!split) expect(shipments.filter(({ id }) => id !== 'online').length).toBeLessThanOrEqual(1)
      if (goods >= 50_000) expect(sendingPrice(shipments, 'DKK').minor).toBe(0)
    }),
    { numRuns: 500 },
  )
})
