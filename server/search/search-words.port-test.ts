import { expect, test } from 'vitest'
import { chosen, market, type Tried } from './tried-search.port-test.ts'

/** Tests of finding products by words. */
export function testWords({ search, ids }: Tried): void {
  test('finds by words, whatever their case and accents, all of them together', async () => {
    expect(await ids({ searchTerms: 'LÍNEN  shirt' })).toHaveLength(1)
    expect(await ids({ searchTerms: 'cotton dress' })).toEqual(['1003_navy_01'])
  })

  test('finds the colour a word names', async () => {
    expect(await ids({ searchTerms: 'white shirt' })).toEqual(['1001_white_02'])
  })

  test('forgives one letter from five letters on and says what it searched for', async () => {
    expect(await search({ searchTerms: 'cottn' })).toMatchObject({ totalResults: 1, correctedTerm: 'cotton' })
    expect(await ids({ searchTerms: 'slk' })).toEqual([])
  })

  test('searches for any word where not all are found, and says so', async () => {
    expect(await search({ searchTerms: 'silk zebra' })).toMatchObject({ totalResults: 1, anyWord: true })
  })

  test('makes sense of words that mean nothing', async () => {
    for (const searchTerms of ['x'.repeat(10_000), '\u0000\u202e', '%%%', 'the', '"', '١٢٣', '👗'])
      expect(await search({ searchTerms, from: -1, size: Number.NaN })).toMatchObject({ hasError: false })
  })

  test('finds a style number and names categories that match', async () => {
    expect(await ids({ searchTerms: '1002' })).toEqual(['1002_red_01'])
    expect((await search({ searchTerms: 'dresses' })).categorySearch).toEqual([
      { displayName: 'Dresses', productsInCategory: 2, categoryUri: '/en-gb/women/women-dresses' },
    ])
  })
}

/** Tests of limits in the words of a search. */
export function testLimits({ search, ids }: Tried): void {
  test('reads prices, sizes and properties to leave out in the words of a search', async () => {
    expect(await ids({ searchTerms: 'dress under £100' })).toEqual(['1003_navy_01'])
    expect(await ids({ searchTerms: 'dress over 100' })).toEqual(['1002_red_01'])
    expect(await ids({ searchTerms: 'dress size 38' })).toEqual(['1002_red_01'])
    expect(await ids({ searchTerms: 'UK 8 shirt' })).toEqual(['1001_white_02'])
    expect(await ids({ searchTerms: 'dress without silk' })).toEqual(['1003_navy_01'])
    expect((await search({ searchTerms: 'dress under £100' })).understood).toEqual({
      goods: 'dress',
      limits: [{ kind: 'price', text: 'under £100', term: 'dress', met: true }],
    })
  })

  test('finds by limits alone', async () => {
    expect(await ids({ searchTerms: 'under £45' })).toEqual(['1001_white_02'])
  })

  test('leaves out as few limits as possible when goods cannot meet all, a price before a size', async () => {
    const { results, understood } = await search({ searchTerms: 'dress size 38 under £100 without silk' })

    expect(results.map(({ id }) => id)).toEqual(['1003_navy_01'])
    expect(understood?.limits.map(({ kind, met }) => [kind, met])).toEqual([
      ['size', false],
      ['price', true],
      ['without', true],
    ])
    expect((await search({ searchTerms: 'dress size 38 under £5' })).understood?.limits).toMatchObject([
      { kind: 'size', met: true },
      { kind: 'price', met: false },
    ])
  })

  test('reads limits besides what is chosen', async () => {
    expect(await ids({ searchTerms: 'shirt under £45', ...chosen('colour', 'navy') })).toEqual([])
  })
}

/** Tests of suggestions while a term is typed. */
export function testSuggestions({ open }: Tried): void {
  test('suggests products, categories and ways to go on while a term is typed [B-SUG-02]', async () => {
    const suggestions = await (await open()).suggest(market, ' dre')

    expect(suggestions).toMatchObject({ term: 'dre', totalResults: 2, fallback: false, url: '/en-gb/search?q=dre' })
    expect(suggestions.products.map(({ id }) => id)).toEqual(['1002_red_01', '1003_navy_01'])
    expect(suggestions.categories.map(({ categoryUri }) => categoryUri)).toEqual(['/en-gb/women/women-dresses'])
    expect(suggestions.terms[0]).toEqual({ term: 'dresses', url: '/en-gb/search?q=dresses' })
  })

  test('lets the last of several words go on only where some goods have all of them', async () => {
    const terms = async (typed: string) => (await (await open()).suggest(market, typed)).terms.map(({ term }) => term)

    expect(await terms('red dre')).toContain('red dresses')
    expect(await terms('red shi')).toEqual([])
    expect(await terms('white navy shi')).toContain('white navy shirts')
  })

  test('suggests three of what sells best where nothing is found [B-SUG-02]', async () => {
    const { fallback, products, totalResults } = await (await open()).suggest(market, 'zebra')

    expect([fallback, totalResults, products.map(({ id }) => id)[0], products.length]).toEqual([
      true,
      0,
      '1003_navy_01',
      3,
    ])
  })

  test('suggests no products below two letters', async () => {
    expect(await (await open()).suggest(market, 'd')).toMatchObject({
      products: [],
      fallback: false,
      totalResults: 0,
    })
  })
}
