import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeRange } from '../catalogue/goods.fakes.ts'
import { goodsColumns } from './columns/goods-columns.ts'
import { searchColumns } from './columns/market-columns.ts'
import { stockedColumns } from './columns/stocked-columns.ts'
import { findProducts } from './find-products.ts'
import { readRequest } from './read-request.ts'

const sizes = ['s', 'm', 'l', '38', '40']
const colours = ['navy', 'white', 'red', 'black', 'green']
const materials = ['linen', 'wool', 'silk']
const facetNames = ['size', 'colour', 'material', 'category', 'discount'] as const

/** The same goods in every run: 160 colours of 60 styles. Some are sold out, some are reduced. */
const goods = Array.from({ length: 60 }, (_, style) =>
  colours.slice(0, 1 + ((style * 7) % 5)).map((_, at): FakeGoods => {
    const colour = colours[(style + at) % colours.length]!
    const price = 1000 + ((style * 37 + at * 11) % 40) * 250
    return {
      style: String(1000 + style),
      option: `0${at + 1}`,
      colour,
      price,
      ...((style + at) % 3 === 0 ? { listPrice: Math.round(price / (1 - ((style % 6) + 1) / 10)) } : {}),
      attributes: { material: materials[style % 3]! },
      categories: [style % 2 ? 'women-dresses' : 'women-shirts'],
      sizes: Object.fromEntries(sizes.map((size, place) => [size, (style * 5 + at * 3 + place * 7) % 4])),
    }
  }),
).flat()

const market = marketNamed('en-gb')
const facetLanguage = { t: localized, language: market.id, collator: new Intl.Collator(market.locale) }
const range = fakeRange(market, goods)
const columns = (() => {
  const shared = goodsColumns(range.assortment)
  return searchColumns(range, { goods: shared, stock: stockedColumns(shared, range) })
})()

/** The facet values of each product, calculated without columns. */
const told = goods.map((one) => ({
  ...one,
  values: {
    size: Object.entries(one.sizes!).flatMap(([size, pieces]) => (pieces > 0 ? [size] : [])),
    colour: [one.colour!],
    material: [one.attributes!.material!],
    category: ['women', ...one.categories!],
    discount: ['sale', '20', '30', '50'].filter((value) => percentOf(one) >= (value === 'sale' ? 1 : Number(value))),
  },
}))

function percentOf({ price, listPrice }: FakeGoods): number {
  return listPrice ? Math.round((1 - price! / listPrice) * 100) : 0
}

const asked = fc.record({
  size: fc.subarray(sizes),
  colour: fc.subarray(colours),
  material: fc.subarray(materials),
  category: fc.constant<string[]>([]),
  discount: fc.subarray(['sale', '30']),
  low: fc.integer({ min: 0, max: 130 }),
  high: fc.integer({ min: 0, max: 130 }),
  inside: fc.constantFrom(undefined, 'women-dresses', 'women-shirts'),
})

const styles = (some: readonly FakeGoods[]) => new Set(some.map(({ style }) => style)).size

test('counts like looking at each product, in ten thousand searches', () => {
  fc.assert(
    fc.property(asked, ({ low, high, inside, ...chosen }) => {
      const request = {
        facets: facetNames.map((id) => ({ id, values: chosen[id] })),
        priceRange: { lowerBoundingValue: low, upperBoundingValue: high },
        size: 5,
        ...(inside ? { category: inside } : {}),
      }
      const found = findProducts(columns, readRequest(request, 'GBP', 30), { now: 0, facetLanguage, hits: undefined })

      const base = told.filter(({ categories }) => !inside || categories!.includes(inside))
      const prices = base.map(({ price }) => price!)
      const [least, most] = [Math.min(...prices), Math.max(...prices)]
      const clamp = (value: number) => Math.min(Math.max(value * 100, least), most)
      const [from, to] = [clamp(Math.min(low, high)), clamp(Math.max(low, high))]
      const priced = base.filter(({ price }) => price! >= from && price! <= to)
      const passing = (besides?: string) =>
        priced.filter(({ values }) =>
          facetNames.every(
            (facet) =>
              facet === besides ||
              chosen[facet].length === 0 ||
              chosen[facet].some((one) => values[facet].includes(one)),
          ),
        )
      const counted = found.facets.flatMap(({ facet, values }) =>
        values.map(({ named, count }) => `${facet} ${named.value.value} ${count}`),
      )
      const expected = found.facets.flatMap(({ facet, values }) => {
        const among = facetNames.find((one) => one === facet)
        const left = passing(facet)
        return values.map(({ named, count }) => {
          const { value } = named.value
          return among
            ? `${facet} ${value} ${styles(left.filter((one) => one.values[among].includes(value)))}`
            : `${facet} ${value} ${count}`
        })
      })

      expect([found.total, ...counted]).toEqual([styles(passing()), ...expected])
    }),
    { numRuns: 10_000 },
  )
})

test('caches nothing for invented searches, however many there are', () => {
  const find = (number: number) =>
    findProducts(
      columns,
      readRequest({ category: `invented-${number}`, daysToTreatAsNew: 1 + number / 1_000 }, market.currency, 30),
      { now: Date.UTC(2026, 2, 1), facetLanguage, hits: undefined },
    )
  find(0)
  const before = columns.calculated.size
  for (let number = 1; number <= 500; number++) find(number)

  expect(columns.calculated.size - before).toBeLessThanOrEqual(1)
})

test('takes fifty values of a facet, in however many pieces they come', () => {
  const values = Array.from({ length: 40 }, (_, number) => `c${number}`)
  const facets = [
    { id: 'colour', values },
    { id: 'Colour', values: values.map((value) => `${value}x`) },
    { id: 'COLOUR', values },
  ]

  expect(readRequest({ facets }, market.currency, 30).chosen.get('colour')).toHaveLength(50)
})
