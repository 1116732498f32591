import { expect, test } from 'vitest'
import type { SearchRequest } from '#contracts/search.ts'
import type { Market } from '#server/markets/index.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'

const now = new Date('2026-03-01T12:00:00Z')
const british = marketNamed('en-gb')

function open(goods: readonly FakeGoods[], more: { readonly showsGiftCards?: () => boolean } = {}) {
  const readModel = fakeReadModel((market: Market) => fakeRange(market, goods))
  const cards = fakeCards(readModel, now)
  const search = searchInMemory({
    ...{ readModel, cards, markets: [british], words: () => localized, clock: () => now },
    ...more,
  })
  return {
    ask: (request: SearchRequest = {}) => search.search(british, request),
    ids: async (request: SearchRequest = {}) => (await search.search(british, request)).results.map(({ id }) => id),
    suggest: (term: string) => search.suggest(british, term),
  }
}

const many = Array.from({ length: 230 }, (_, nth) => ({
  ...{ style: String(2001 + nth), name: 'Wool jumper', price: 1000 + nth },
  ...(nth < 10 ? { attributes: { isGiftCard: true } } : {}),
}))

test('serves 20 products without a size, 3 for a size below one, and 200 at most; no start and one below 0 begin at 0 [B-SRCH-05, B-SRCH-06, B-SRCH-O1, B-SRCH-O7, B-CON-02, D-30]', async () => {
  const { ask } = open(many)
  const served = async (request: SearchRequest) => {
    const { results, startingFrom } = await ask(request)
    return [results.length, startingFrom]
  }

  expect(await served({})).toEqual([20, 0])
  expect(await served({ size: 0 })).toEqual([3, 0])
  expect(await served({ size: -7, from: -5 })).toEqual([3, 0])
  expect(await served({ size: 4, from: 30 })).toEqual([4, 30])
  expect(await served({ size: 200 })).toEqual([200, 0])
  expect(await served({ size: 100_000 })).toEqual([200, 0])
})

test('counts products after gift cards are hidden and after the limit of a listing [B-SRCH-O7, B-SRCH-20]', async () => {
  const total = async (search: ReturnType<typeof open>, request: SearchRequest = {}) =>
    (await search.ask(request)).totalResults

  expect(await total(open(many))).toBe(220)
  expect(await total(open(many, { showsGiftCards: () => true }))).toBe(230)
  expect(await total(open(many), { limitTotalProductsInCategory: 50 })).toBe(50)
  expect(await open(many).ids({ limitTotalProductsInCategory: 50, from: 40 })).toHaveLength(10)
})

test('lists what is sold out as well, after what can be had [B-CAT-O6]', async () => {
  const { ids } = open([
    { style: '1', sizes: { m: 0 } },
    { style: '2', sizes: { m: 2 } },
  ])

  expect(await ids()).toEqual(['2_navy_01', '1_navy_01'])
})

test('lists only products that came at most so many days ago [B-SRCH-20]', async () => {
  const cameDaysAgo = (style: string, days: number): FakeGoods => ({
    ...{ style, availableFrom: new Date(now.getTime() - days * 86_400_000) },
  })
  const { ids } = open([cameDaysAgo('1', 29), cameDaysAgo('2', 31), cameDaysAgo('3', 59)])

  expect(await ids({ limitProductsByMaximumAvailabilityInDays: 30 })).toEqual(['1_navy_01'])
  expect(await ids({ limitProductsByMaximumAvailabilityInDays: 35 })).toHaveLength(2)
  expect(await ids({})).toHaveLength(3)
})

const dressed: readonly FakeGoods[] = [
  { style: '1', colour: 'red', price: 3000, sold: 1, name: 'Silk dress' },
  { style: '2', colour: 'blue', price: 2000, sold: 2, name: 'Linen dress' },
  { style: '3', colour: 'green', price: 1000, sold: 3, name: 'Wool dress' },
]

test('puts the products that an editor named first, in the order they were named, and the others after them [B-SRCH-O5]', async () => {
  const { ids } = open(dressed)
  const custom = ['3_green_01', '1_red_01', 'nobody']

  expect(await ids({ customSorting: custom })).toEqual(['3_green_01', '1_red_01', '2_blue_01'])
  expect(await ids({ customSorting: [...custom].reverse() })).toEqual(['1_red_01', '3_green_01', '2_blue_01'])
})

test('puts the greatest reduction first where that is asked for, and what is not reduced last [B-SRCH-O5]', async () => {
  const { ids } = open([
    { style: '1', price: 1000 },
    { style: '2', price: 900, listPrice: 1000 },
    { style: '3', price: 500, listPrice: 1000 },
  ])

  expect(await ids({ sorting: 'discount_desc' })).toEqual(['3_navy_01', '2_navy_01', '1_navy_01'])
})

test('shows the model first or the product alone, as asked, and the product where nothing is asked [B-SRCH-O5]', async () => {
  const { ask } = open(dressed)
  const front = async (imageSort?: 'model' | 'packshot') =>
    (await ask(imageSort ? { imageSort, size: 1 } : { size: 1 })).results[0]!.frontImage

  expect(await front('model')).toMatch(/\/4\./)
  expect(await front('packshot')).toMatch(/\/1\./)
  expect(await front()).toBe(await front('packshot'))
})

test('offers a price range only where prices differ, and none where nothing was found [B-SRCH-08]', async () => {
  const rangeOf = async (prices: readonly number[], term = '') => {
    const { ask } = open(prices.map((price, nth) => ({ style: String(nth), name: 'Silk dress', price })))
    return (await ask({ searchTerms: term })).priceFacet?.available
  }
  const of = (amount: number) => ({ amount, currency: 'GBP' })

  expect(await rangeOf([1000, 1001])).toEqual({ lowerBoundingValue: of(10), upperBoundingValue: of(10.01) })
  expect(await rangeOf([1000, 1000])).toBeUndefined()
  expect(await rangeOf([1000])).toBeUndefined()
  expect(await rangeOf([])).toBeUndefined()
  expect(await rangeOf([1000, 2000], 'qqqqq')).toBeUndefined()
})

test('exchanges swapped price bounds, moves those outside to what there is, ignores what is no number, and leaves the ends where they are [B-SRCH-O6]', async () => {
  const { ask } = open(dressed)
  const bounds = async (priceRange: SearchRequest['priceRange']) => {
    const { priceFacet, totalResults } = await ask({ priceRange })
    const of = ({ lowerBoundingValue, upperBoundingValue }: NonNullable<typeof priceFacet>['selected']) => [
      lowerBoundingValue.amount,
      upperBoundingValue.amount,
    ]
    return { selected: of(priceFacet!.selected), available: of(priceFacet!.available), totalResults }
  }
  const available = [10, 30]

  expect(await bounds({ lowerBoundingValue: 25, upperBoundingValue: 15 })).toEqual({
    ...{ selected: [15, 25], available, totalResults: 1 },
  })
  expect(await bounds({ lowerBoundingValue: 1, upperBoundingValue: 900 })).toEqual({
    ...{ selected: [10, 30], available, totalResults: 3 },
  })
  expect(await bounds({ lowerBoundingValue: Number.NaN, upperBoundingValue: 20 })).toEqual({
    ...{ selected: [10, 20], available, totalResults: 2 },
  })
  expect(await bounds({ lowerBoundingValue: 50, upperBoundingValue: 90 })).toEqual({
    ...{ selected: [30, 30], available, totalResults: 1 },
  })
  expect(await bounds({ lowerBoundingValue: 15, upperBoundingValue: Number.POSITIVE_INFINITY })).toEqual({
    ...{ selected: [15, 30], available, totalResults: 2 },
  })
  const { priceFacet } = await ask({ facets: [{ id: 'colour', values: ['blue'] }] })
  expect(priceFacet).toMatchObject({
    available: { lowerBoundingValue: { amount: 10 }, upperBoundingValue: { amount: 30 } },
  })
})

test.each([
  ['', { lowerBoundingValue: 15, upperBoundingValue: 35 }],
  [', written the wrong way round', { lowerBoundingValue: 35, upperBoundingValue: 15 }],
])(
  'shows nothing outside the prices a listing began with%s, and offers those alone [B-SRCH-O6]',
  async (_, initialPriceRange) => {
    const { ask } = open(dressed)
    const { priceFacet, totalResults } = await ask({ initialPriceRange, priceRange: { upperBoundingValue: 25 } })

    expect(totalResults).toBe(1)
    expect(priceFacet!.available).toMatchObject({
      ...{ lowerBoundingValue: { amount: 20 }, upperBoundingValue: { amount: 30 } },
    })
  },
)

const words: readonly FakeGoods[] = [
  { style: '881001', name: 'Harbour parka', colour: 'navy', attributes: { tags: ['rainwear'] } },
  { style: '881002', name: 'Étoile blouse', colour: 'ivory', categories: ['women-dresses'] },
  { style: '881003', name: 'Ribbed cardigan', colour: 'rust' },
]

test.each([
  ['its name', 'harbour', '881001'],
  ['its name in other letters and without accents', 'ETOILE', '881002'],
  ['its style number', '881003', '881003'],
  ['its colour', 'rust', '881003'],
  ['a category it stands in', 'dresses', '881002'],
  ['a tag', 'rainwear', '881001'],
  ['its description', 'cardigan years', '881003'],
])('finds a product by %s [B-SRCH-O8]', async (_, searchTerms, style) => {
  const ids = await open(words).ids({ searchTerms })

  expect(ids.map((id) => id.split('_')[0])).toEqual([style])
})

test('forgives one letter from five letters on, wants all words, and falls back to any of them with a note [B-SRCH-O8]', async () => {
  const { ask } = open([...words, { style: '881004', name: 'Silk scarf', colour: 'navy' }])
  const found = async (searchTerms: string) => {
    const { results, anyWord, correctedTerm } = await ask({ searchTerms })
    return { styles: results.map(({ styleNumber }) => styleNumber), anyWord, correctedTerm }
  }

  expect(await found('harbor')).toMatchObject({ styles: ['881001'] })
  expect(await found('parca')).toMatchObject({ styles: ['881001'], correctedTerm: 'parka' })
  expect((await found('slik')).styles).toEqual([])
  expect((await found('perca')).styles).toEqual([])
  expect(await found('navy parka')).toMatchObject({ styles: ['881001'], anyWord: undefined })
  expect(await found('navy zeppelin')).toMatchObject({ anyWord: true })
  expect((await found('navy zeppelin')).styles.sort()).toEqual(['881001', '881004'])
})

test('offers the categories whose name matches a term, with how many products they hold and where they are, and the nearest where nothing was found [B-SRCH-O9]', async () => {
  const { ask } = open([
    ...words,
    { style: '881005', name: 'Tea dress', colour: 'navy', categories: ['women-dresses'] },
  ])
  const dresses = { displayName: 'Dresses', productsInCategory: 2, categoryUri: '/en-gb/women/women-dresses' }

  expect((await ask({ searchTerms: 'dress' })).categorySearch).toEqual([dresses])
  expect((await ask({ searchTerms: 'parka' })).categorySearch).toEqual([])
  const missed = await ask({ searchTerms: 'dreesez' })
  expect([missed.totalResults, missed.categorySearch]).toEqual([0, [dresses]])
  expect((await ask({ searchTerms: 'qqqqqq' })).categorySearch).toEqual([])
  expect((await ask({})).categorySearch).toEqual([])
})

test('finds any value inside a facet and all facets together, counts a facet without its own choice, and ignores unknown values [B-SRCH-O4]', async () => {
  const { ask, ids } = open([
    { style: '1', colour: 'red', sizes: { 36: 1 } },
    { style: '2', colour: 'blue', sizes: { 36: 1, 38: 1 } },
    { style: '3', colour: 'green', sizes: { 38: 1 } },
  ])
  const colours = { id: 'colour', values: ['red', 'blue', 'plaid'] }
  const counted = async (id: string, facets: SearchRequest['facets']) =>
    Object.fromEntries(
      (await ask({ facets })).facets.find((it) => it.id === id)!.values.map(({ value, count }) => [value, count]),
    )

  expect((await ids({ facets: [colours] })).sort()).toEqual(['1_red_01', '2_blue_01'])
  expect(await ids({ facets: [colours, { id: 'size', values: ['38'] }] })).toEqual(['2_blue_01'])
  expect(await counted('colour', [{ id: 'colour', values: ['red'] }])).toEqual({ red: 1, blue: 1, green: 1 })
  expect(await counted('size', [{ id: 'colour', values: ['red'] }])).toEqual({ 36: 1, 38: 0 })
  expect(await ids({ facets: [{ id: 'colour', values: ['plaid'] }] })).toHaveLength(3)
})

test('names the ten facets in their order, each value by a slug without commas [B-SRCH-O4]', async () => {
  const { ask } = open([
    {
      ...{ style: '1', colour: 'red', price: 2000, listPrice: 4000, brand: 'Marrow, Lane & Co' },
      ...{ availableFrom: now, attributes: { fit: 'slim', material: 'linen' } },
    },
    {
      ...{ style: '2', colour: 'blue', sizeGroup: 'inches', sizes: { w28: 1 }, length: '32' },
      ...{ subBrand: 'men', categories: ['women-dresses'] },
    },
    { style: '3', categories: [] },
  ])
  const { facets } = await ask()

  expect(facets.map(({ id }) => id)).toEqual([
    ...['size', 'length', 'colour', 'category', 'brand', 'subBrand', 'fit', 'material', 'discount', 'new'],
  ])
  for (const { values } of facets) for (const { value } of values) expect(value).toMatch(/^[^,\s]+$/)
  for (const [id, value, style] of [
    ...[
      ['size', facets.find((one) => one.id === 'size')!.values.find(({ name }) => /28/.test(name))!.value, '2'],
      ['length', '32', '2'],
      ['colour', 'blue', '2'],
      ['category', 'women-dresses', '2'],
      ['subBrand', 'men', '2'],
      ['brand', facets.find((one) => one.id === 'brand')!.values.at(-1)!.value, '1'],
    ],
    ...[
      ['fit', 'slim', '1'],
      ['material', 'linen', '1'],
      ['discount', 'sale', '1'],
      ['new', 'new', '1'],
    ],
  ] as const)
    expect([
      id,
      (await ask({ facets: [{ id, values: [value] }] })).results.map(({ styleNumber }) => styleNumber),
    ]).toEqual([...[id, [style]]])
  const { results } = await ask({ facets: [{ id: 'category', values: ['women'] }] })
  expect(results.map(({ styleNumber }) => styleNumber).toSorted()).toEqual(['1', '2'])
})

test('counts in each facet what the chosen price and all other choices leave [B-SRCH-O4]', async () => {
  const { ask } = open([
    { style: '1', colour: 'red', sizes: { 36: 1 }, price: 2000 },
    { style: '2', colour: 'red', sizes: { 38: 1 }, price: 3000 },
    { style: '3', colour: 'blue', sizes: { 36: 1 }, price: 9000 },
  ])
  const counted = async (id: string, request: SearchRequest) =>
    Object.fromEntries(
      (await ask(request)).facets.find((it) => it.id === id)!.values.map(({ value, count }) => [value, count]),
    )
  const cheap: SearchRequest = { priceRange: { upperBoundingValue: 50 } }
  const small = { id: 'size', values: ['36'] }

  expect(await counted('colour', cheap)).toEqual({ red: 2, blue: 0 })
  expect(await counted('colour', { ...cheap, facets: [small, { id: 'colour', values: ['blue'] }] })).toEqual({
    ...{ red: 1, blue: 0 },
  })
  expect(await counted('size', { facets: [small, { id: 'colour', values: ['red'] }] })).toEqual({ 36: 1, 38: 1 })
})

test('trims what is typed, takes its blanks together and cuts it at a hundred letters in calls too [B-SRCH-O3]', async () => {
  const { suggest, ids } = open(words)
  const termOf = async (typed: string) => (await suggest(typed)).term

  expect(await termOf('  harbour \n  parka ')).toBe('harbour parka')
  expect(await termOf('x'.repeat(101))).toBe('x'.repeat(100))
  expect(await termOf('x'.repeat(100))).toHaveLength(100)
  expect(await ids({ searchTerms: `${'z'.repeat(99)} harbour` })).toEqual([])
  expect(await ids({ searchTerms: `${'z'.repeat(92)} harbour` })).toEqual(['881001_navy_01'])
})

test('suggests three products at most, none below two letters, and three that sell best where nothing is found [B-SUG-02, B-SUG-O1, B-CON-02]', async () => {
  const { suggest } = open([...dressed, { style: '4', colour: 'black', name: 'Tea dress', sold: 9 }])

  expect(await suggest('dress')).toMatchObject({ totalResults: 4, fallback: false })
  expect((await suggest('dress')).products).toHaveLength(3)
  expect((await suggest('d')).products).toEqual([])
  expect((await suggest('dr')).products).toHaveLength(3)
  const nothing = await suggest('zeppelin')
  expect(nothing).toMatchObject({ totalResults: 0, fallback: true })
  expect(nothing.categories.length).toBeGreaterThan(0)
  expect(nothing.products.map(({ styleNumber }) => styleNumber)).toEqual(['4', '3', '2'])
})
