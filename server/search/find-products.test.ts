import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeRange } from '../catalogue/goods.fakes.ts'
import { goodsColumns } from './columns/goods-columns.ts'
import { searchColumns as marketColumns, type SearchColumns, valuesOf } from './columns/market-columns.ts'
import { stockedColumns } from './columns/stocked-columns.ts'
import { findProducts } from './find-products.ts'
import { readRequest } from './read-request.ts'

type Range = ReturnType<typeof fakeRange>

/** The search columns of a range. With `old`, only the touched products are calculated again. */
function searchColumns(range: Range, old?: SearchColumns, touched: readonly number[] | 'all' = 'all'): SearchColumns {
  const goods = goodsColumns(range.assortment, old?.goods, touched)
  const stock = stockedColumns(goods, range, old?.stock, touched)
  return marketColumns(range, { goods, stock }, old, touched)
}

const now = Date.UTC(2026, 2, 1)
const market = marketNamed('en-gb')
const facetLanguage = { t: localized, language: market.id, collator: new Intl.Collator(market.locale) }
const context = { now, facetLanguage, hits: undefined }
const sizes = ['36', '38', '40']
const colours = ['navy', 'white', 'red', 'black']
const materials = ['linen', 'wool']

const goods = fc
  .array(
    fc.record({
      colours: fc.uniqueArray(fc.constantFrom(...colours), { minLength: 1 }),
      pieces: fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }),
      price: fc.integer({ min: 1, max: 9 }),
      material: fc.constantFrom(...materials),
      dress: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((styles) =>
    styles.flatMap(({ colours: own, pieces, price, material, dress }, style): FakeGoods[] =>
      own.map((colour, at) => ({
        style: String(1000 + style),
        option: `0${at + 1}`,
        colour,
        price: (price + at) * 100,
        attributes: { material },
        categories: [dress ? 'women-dresses' : 'women-shirts'],
        sizes: Object.fromEntries(sizes.map((size, index) => [size, pieces[at * 3 + index]!])),
      })),
    ),
  )

const chosen = fc.record({
  size: fc.subarray(sizes),
  colour: fc.subarray(colours),
  material: fc.subarray(materials),
  low: fc.integer({ min: 0, max: 12 }),
  high: fc.integer({ min: 0, max: 12 }),
})

type Facet = 'size' | 'colour' | 'material'
const has: Record<Facet, (one: FakeGoods, value: string) => boolean> = {
  size: (one, value) => (one.sizes?.[value] ?? 0) > 0,
  colour: (one, value) => one.colour === value,
  material: (one, value) => one.attributes?.material === value,
}

test('counts and finds what looking at every product one by one finds', () => {
  fc.assert(
    fc.property(goods, chosen, fc.boolean(), (all, { low, high, ...facets }, inCategory) => {
      const category = inCategory ? 'women-dresses' : undefined
      const columns = searchColumns(fakeRange(market, all))
      const request = {
        facets: Object.entries(facets).map(([id, values]) => ({ id, values })),
        priceRange: { lowerBoundingValue: low, upperBoundingValue: high },
        size: 200,
        ...(category ? { category } : {}),
      }
      const found = findProducts(columns, readRequest(request, 'GBP', 30), context)

      const base = all.filter(({ categories }) => !category || categories!.includes(category))
      const prices = base.map(({ price }) => price!)
      const clamp = (value: number) => Math.min(Math.max(value * 100, Math.min(...prices)), Math.max(...prices))
      const [from, to] = [clamp(Math.min(low, high)), clamp(Math.max(low, high))]
      const passes = (one: FakeGoods, besides?: Facet) =>
        one.price! >= from &&
        one.price! <= to &&
        (Object.keys(facets) as Facet[]).every((facet) => {
          const known = facets[facet].filter((value) => valuesOf(columns, facet).has(value))
          return facet === besides || known.length === 0 || known.some((value) => has[facet](one, value))
        })
      const styles = (some: readonly FakeGoods[]) => new Set(some.map(({ style }) => style)).size

      expect(found.total).toBe(styles(base.filter((one) => passes(one))))
      expect(found.slots.map((slot) => columns.range.assortment.slots[slot]!.styleNumber).sort()).toEqual(
        [...new Set(base.filter((one) => passes(one)).map(({ style }) => style))].sort(),
      )
      for (const { facet, values } of found.facets) {
        if (!(facet in has)) continue
        for (const { named, count } of values) {
          const { value } = named.value
          expect(count, `${facet} ${value}`).toBe(
            styles(base.filter((one) => passes(one, facet as Facet) && has[facet as Facet](one, value))),
          )
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('pages through every style exactly once, in every order', () => {
  fc.assert(
    fc.property(
      goods,
      fc.constantFrom('relevance', 'newest', 'price_asc', 'price_desc', 'discount_desc', 'popular'),
      fc.integer({ min: 1, max: 7 }),
      (all, sorting, size) => {
        const columns = searchColumns(fakeRange(market, all))
        const page = (from: number) => findProducts(columns, readRequest({ sorting, size, from }, 'GBP', 30), context)
        const pages = Array.from(
          { length: Math.ceil(page(0).total / size) },
          (_, number) => page(number * size).slots,
        ).flat()

        expect(pages.map((slot) => columns.range.assortment.slots[slot]!.styleNumber).sort()).toEqual(
          [...new Set(all.map(({ style }) => style))].sort(),
        )
      },
    ),
    { numRuns: 60 },
  )
})

test('gives the same result from the changed products as from all products', () => {
  fc.assert(
    fc.property(goods, goods, (before, after) => {
      const same = (all: readonly FakeGoods[]) =>
        Array.from(
          { length: 40 },
          (_, style) =>
            all.find((one) => one.style === String(1000 + style)) ?? { style: String(1000 + style), price: 0 },
        )
      const [old, renewed] = [fakeRange(market, same(before)), fakeRange(market, same(after))]
      const touched = [...renewed.assortment.slots.keys()]
      const answer = (columns: SearchColumns) => findProducts(columns, readRequest({ size: 200 }, 'GBP', 30), context)
      const counted = (columns: SearchColumns) =>
        answer(columns)
          .facets.flatMap(({ facet, values }) =>
            values.map(({ named, count }) => `${facet} ${named.value.value} ${count}`),
          )
          .sort()

      const brought = searchColumns(renewed, searchColumns(old), touched)
      expect(counted(brought)).toEqual(counted(searchColumns(renewed)))
      expect(answer(brought).slots).toEqual(answer(searchColumns(renewed)).slots)
    }),
    { numRuns: 60 },
  )
})

test('takes no notice of a style whose goods are all gone from the range', () => {
  const range = fakeRange(market, [
    { style: '1000', colour: 'navy' },
    { style: '1001', colour: 'red' },
  ])
  const { slots } = range.assortment
  const gone = slots.map((product) => (product?.styleNumber === '1000' ? undefined : product))
  const columns = searchColumns({ ...range, assortment: { ...range.assortment, slots: gone } })

  const found = findProducts(columns, readRequest({}, 'GBP', 30), context)

  expect(found.slots.map((slot) => gone[slot]?.id)).toEqual(['1001_red_01'])
})

test('shows a style in its first colour that is in stock, and in its first where all are sold out [B-SRCH-02]', () => {
  const coat = (option: string, colour: string, pieces: number) => ({
    style: '1000',
    option,
    colour,
    sizes: { 38: pieces },
  })
  const shown = (...goods: FakeGoods[]) => {
    const columns = searchColumns(fakeRange(market, goods))
    return findProducts(columns, readRequest({}, 'GBP', 30), context).slots.map(
      (slot) => columns.range.assortment.slots[slot]!.id,
    )
  }

  expect(shown(coat('01', 'black', 0), coat('02', 'red', 3), coat('03', 'grey', 3))).toEqual(['1000_red_02'])
  expect(shown(coat('01', 'black', 0), coat('02', 'red', 0))).toEqual(['1000_black_01'])
})
