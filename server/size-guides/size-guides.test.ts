import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFile, sizeGuidesFile } from '#contracts/shop-folder.ts'
import { translator } from '#foundation/words.ts'
import { knownMarkets, type Market } from '#server/markets/index.ts'
import { openSizeGuides } from './open-size-guides.ts'
import type { SizeQuestion } from './size-advisor.port.ts'
import { guideFor } from './size-guides.ts'

const file = checkFile(
  sizeGuidesFile,
  'size-guides.json',
  JSON.parse(readFileSync('shops/demo/size-guides.json', 'utf8')),
)
const guides = 'value' in file ? file.value.guides : []
const market = (id: string) => knownMarkets.find((one) => one.id === id) as Market
const words = JSON.parse(readFileSync('words/en.json', 'utf8')) as Record<string, string>
const variant = (name: string) => ({ id: `a_${name}`, size: { sizeId: name, name } })
const asked: SizeQuestion[] = []

function open(on = true) {
  return openSizeGuides({
    guides,
    advisor: {
      countries: ['GB'],
      advise: async (question) => {
        asked.push(question)
        return { size: '38', alternative: '40', because: 'between-sizes' }
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
  expect(guideFor(guides, ['women', 'women-shoes', 'women-boots'])?.id).toBe('shoes')
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

test('suggests a size where the shop offers it and there is a key for the country [B-FT-24] [B-TPS-03]', async () => {
  const advice = await open().advise(market('en-gb'), figures)

  expect(advice).toMatchObject({ ok: true, value: { sku: 'a_38', size: '38', alternative: '40' } })
  expect(asked).toEqual([{ ...figures, country: 'GB', table: 'women', sizes: ['36', '38'] }])
  expect(open().advisesIn(market('tr-tr'))).toBe(false)
  expect(await open(false).advise(market('en-gb'), figures)).toMatchObject({
    problem: { code: 'size-guides.no-advice' },
  })
  expect(asked).toHaveLength(1)
})

test('knows no advice for a product there is not', async () => {
  expect(await open().advise(market('en-gb'), { ...figures, productId: 'b' })).toMatchObject({
    problem: { code: 'size-guides.product-not-found' },
  })
})

test.each([
  ['a row with too few figures', { measures: ['bust', 'waist'], rows: [{ size: '36', figures: [84] }] }],
  ['a measure below nothing', { measures: ['bust'], rows: [{ size: '36', figures: [-1] }] }],
  ['a table without rows', { measures: ['bust'], rows: [] }],
])('a shop folder with %s is told so', (_, part) => {
  const guide = { id: 'women', title: 'size-guide.women', categories: ['women'], ...part }

  expect(checkFile(sizeGuidesFile, 'size-guides.json', { form: 1, guides: [guide] })).toHaveProperty('mistakes')
})
