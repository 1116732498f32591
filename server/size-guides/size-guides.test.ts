import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFile, sizeGuidesFile } from '#contracts/shop-folder.ts'
import { translator } from '#foundation/words.ts'
import { knownMarkets, type Market } from '#server/markets/index.ts'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import { openSizeGuides } from './open-size-guides.ts'
import type { SizeQuestion } from './size-advisor.port.ts'
import { sizeGuidesRoutes } from './size-guides.routes.ts'
import { guideFor } from './size-guides.ts'

const file = checkFile(
  sizeGuidesFile,
  'size-guides.json',
  JSON.parse(readFileSync('shops/demo/size-guides.json', 'utf8')),
)
const guides = 'value' in file ? file.value.guides : []
const market = (id: string) => knownMarkets.find((one) => one.id === id) as Market
const words = JSON.parse(readFileSync('words/en.json', 'utf8')) as Record<string, string>
const variant = (sizeId: string) => ({ id: `a_${sizeId}`, size: { sizeId, name: String(Number(sizeId) - 28) } })
const asked: SizeQuestion[] = []

function open(on = true) {
  return openSizeGuides({
    guides,
    advisor: {
      countries: ['GB', 'DK'],
      advise: async (question) => {
        asked.push(question)
        return { size: '38', alternative: '36', because: 'between-sizes' }
      },
    },
    catalogue: {
      detail: (_, id) =>
        id === 'a' ? ({ breadcrumb: [{ url: '/women' }], variants: ['36', '38'].map(variant) } as never) : undefined,
      categoryAt: () => ({ id: 'women' }) as never,
    },
    words: () => translator(words, {}, 'en-GB'),
    toggle: () => on,
    addressIn: ({ id }) => `/${id}/size-guide`,
  })
}
const figures = { productId: 'a', heightCm: 170, weightKg: 62, fit: 'regular' } as const

test('a product is measured by the table of its deepest category that has one [B-PDP-10]', () => {
  expect(guideFor(guides, ['women', 'women-dresses'])?.id).toBe('women')
  expect(guideFor(guides, ['women', 'women-shoes', 'women-boots'])?.id).toBe('women-shoes')
  expect(guideFor(guides, ['women', 'women-bags'])?.id).toBe('women')
  expect(guideFor(guides, ['home'])).toBeUndefined()
})

test('tells the address of the size guide and every table in the words of the market [B-PDP-10] [B-API-17]', () => {
  const { url, tables } = open().settings(market('en-gb'))

  expect(url).toBe('/en-gb/size-guide')
  expect(tables[0]).toMatchObject({ id: 'women', title: 'Women', categories: ['women', 'friends'] })
  expect(tables[0]!.measures[0]).toMatchObject({ name: 'Bust', howTo: expect.stringContaining('fullest') })
  expect(tables.every(({ rows, measures }) => rows.every((row) => row.figures.length === measures.length))).toBe(true)
})

test('answers the call for the size guide with the tables of the market, and refuses one of no market [B-API-17]', async () => {
  const api = apiOf([sizeGuidesRoutes(open())], { markets: { open: [], find: market } })
  const ask = async (query: string) => (await api.inject(`/api/size-guide-settings${query}`)).json()

  expect(await ask('?market=da-dk')).toEqual(open().settings(market('da-dk')))
  expect(await ask('')).toMatchObject({ status: 400 })
})

test.each([
  ['en-gb', '10', ['38', '6', '44', '40', '9']],
  ['en-us', '6', ['38', '10', '44', '40', '9']],
  ['fr-fr', '40', ['38', '10', '6', '44', '9']],
  ['da-dk', '38', ['10', '6', '44', '40', '9']],
])(
  'in %s the size guide begins with the size %s of the market, other systems beside it [B-PDP-10]',
  (id, own, others) => {
    const table = open().settings(market(id)).tables[0]!

    expect(table.rows[2]).toMatchObject({ size: own, others, letter: 'M', waists: ['27', '28'] })
    expect([table.system.id, ...table.otherSystems.map((system) => system.id)].sort()).toEqual([
      'eu',
      'fr',
      'it',
      'jp',
      'uk',
      'us',
    ])
  },
)

test('the size guide is complete for women, curve, men, kids and shoes', () => {
  const { tables } = open().settings(market('en-gb'))
  const idsOf = (id: string) => tables.find((table) => table.id === id)!.rows.flatMap(({ sizeIds }) => sizeIds)

  expect(idsOf('women')).toEqual(expect.arrayContaining(['34', '44', 'xs', 'xl', '25', '31']))
  expect(idsOf('curve')).toEqual(expect.arrayContaining(['44', '54', 'l', '2xl', 'xxl', '4xl', '32', '40']))
  expect(idsOf('men')).toEqual(expect.arrayContaining(['46', '56', 's', 'xxl', '2xl', '29', '36']))
  expect(idsOf('kids')).toEqual(expect.arrayContaining(['104', '116', '128', '140', '152']))
  expect(idsOf('women-shoes')).toEqual(expect.arrayContaining(['36', '41']))
  expect(idsOf('men-shoes')).toEqual(expect.arrayContaining(['40', '46']))
  expect(idsOf('kids-shoes')).toEqual(expect.arrayContaining(['28', '34']))
  expect(tables.find(({ id }) => id === 'kids')!.rows[6]).toMatchObject({ size: '8 yrs', others: ['128', '130'] })
})

test('suggests a size where the shop offers it, by its name in the market, if there is a key for the country [B-FT-24] [B-TPS-03, B-TPS-O1, B-TPS-01, B-SYS-04]', async () => {
  const advice = await open().advise(market('en-gb'), figures)

  expect(advice).toMatchObject({
    ok: true,
    value: { sku: 'a_38', size: '10', alternative: '8', reason: expect.stringContaining('8') },
  })
  expect(asked).toEqual([{ ...figures, country: 'GB', table: 'women', sizes: ['36', '38'] }])
  expect(open().advisesIn(market('tr-tr'))).toBe(false)
  expect(await open().advise(market('tr-tr'), figures)).toMatchObject({ problem: { code: 'size-guides.no-advice' } })
  expect(await open(false).advise(market('en-gb'), figures)).toMatchObject({
    problem: { code: 'size-guides.no-advice' },
  })
  expect(asked).toHaveLength(1)
  await open().advise(market('da-dk'), figures)
  expect(asked[1]).toMatchObject({ country: 'DK' })
})

test('gives no advice for an unknown product', async () => {
  expect(await open().advise(market('en-gb'), { ...figures, productId: 'b' })).toMatchObject({
    problem: { code: 'size-guides.product-not-found' },
  })
})

test.each([
  ['a row with too few figures', { measures: ['bust', 'waist'], rows: [{ size: '36', figures: [84] }] }],
  ['a measure below nothing', { measures: ['bust'], rows: [{ size: '36', figures: [-1] }] }],
  ['sizes of no table', { sizes: 'dolls', measures: ['bust'], rows: [{ size: '36', figures: [84] }] }],
  ['a table without rows', { measures: ['bust'], rows: [] }],
])('a shop folder with %s is told so', (_, part) => {
  const guide = { id: 'women', title: 'size-guide.women', categories: ['women'], sizes: 'women', ...part }

  expect(checkFile(sizeGuidesFile, 'size-guides.json', { form: 1, guides: [guide] })).toHaveProperty('mistakes')
})
