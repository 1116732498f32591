import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../composing/open-shop-folder.ts'
import { examineContent } from './examine-content.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

type Json = Record<string, unknown>

/** The findings in a copy of the demo shop with these changes. */
async function examined(
  change: Readonly<Record<string, (written: Json) => unknown>>,
  knowsCategory: (id: string) => boolean = () => true,
) {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  folders.push(folder)
  cpSync('shops/demo', folder, { recursive: true, filter: (path) => !path.includes('/maker') })
  for (const [file, edit] of Object.entries(change)) {
    const path = join(folder, file)
    const written = JSON.parse(readFileSync(path, { encoding: 'utf8', flag: 'a+' }) || '{}') as Json
    writeFileSync(path, JSON.stringify(edit(written)))
  }
  const { markets, content } = await openShop(folder)
  const findings = examineContent({ markets, content, knowsCategory })
  return Object.fromEntries(
    Object.entries(findings).flatMap(([name, finding]) => ('problems' in finding ? [[name, finding.problems]] : [])),
  )
}

const withWidget = (page: Json, widget: object) => ({
  ...page,
  rows: [...((page.rows as object[] | undefined) ?? []), { id: 'planted', perRowMobile: 1, widgets: [widget] }],
})

test('finds no problem in the demo shop', async () => {
  expect(await examined({})).toEqual({})
})

test('finds a widget of an unknown type', async () => {
  expect(await examined({ 'pages/privacy.json': (page) => withWidget(page, { type: 'snowfall', id: 'w' }) })).toEqual({
    widgets: expect.arrayContaining(['da-dk: no such widget: snowfall']),
  })
})

test('finds a page of no known kind, and two pages at one address', async () => {
  const found = await examined({
    'pages/privacy.json': (page) => ({ ...page, slug: 'here' }),
    'pages/distance-sale-contract.json': (page) => ({ ...page, slug: 'here' }),
    'pages/stores.json': (page) => ({ ...page, pageAlias: 'storePage' }),
  })

  expect(found.pages).toContain('pages/stores.json: there is no kind of page called storePage')
  expect(found.pages).toContainEqual(expect.stringMatching(/^tr-tr: several pages have the address \/tr-tr\/here: /))
})

test('finds links to categories that are not there', async () => {
  const found = await examined({}, (id) => id !== 'women')

  expect(found.pages).toContainEqual(expect.stringMatching(/a link leads nowhere: .*women/))
})

test('finds legal pages that are missing, of another version, or empty', async () => {
  const found = await examined({
    'markets/da-dk.json': (market) => ({ ...market, termsVersion: '2' }),
    'pages/privacy.json': (page) => ({ ...page, rows: [] }),
    'pages/distance-sale-contract.json': (page) => ({ ...page, _status: 'draft' }),
  })

  expect(found['legal pages']).toEqual(
    expect.arrayContaining([
      'da-dk: there is no page of the terms of sale, version 2',
      'en-gb: the page on privacy has no text',
      'tr-tr: the law wants 2 documents read before paying, there are 1 (legalDocument)',
    ]),
  )
})

test('finds a language with missing texts', async () => {
  const folder = 'shops/demo'
  const { markets, content } = await openShop(folder)
  const { 'basket.title': _, ...danish } = content.words.program.da!
  const words = { ...content.words, program: { ...content.words.program, da: danish } }

  expect(examineContent({ markets, content: { ...content, words }, knowsCategory: () => true }).languages).toEqual({
    problems: ['da-dk: 1 texts are not in Dansk and would be shown in English, such as basket.title'],
  })
})

test('lists the languages in which English replaces missing texts', async () => {
  const { markets, content } = await openShop('shops/demo', ['da-dk', 'kk-kz'])

  expect(examineContent({ markets, content, knowsCategory: () => true }).languages).toEqual({
    well: 'da are complete; English helps out in kk',
  })
})

test('finds keys without a text, and texts without the placeholders for their facts', async () => {
  const found = await examined({
    'markets/da-dk.json': (market) => ({
      ...market,
      shippingMethods: (market.shippingMethods as Json[]).map((method, at) =>
        at === 0 ? { ...method, name: 'delivery.drone' } : method,
      ),
    }),
  })
  const { markets, content } = await openShop('shops/demo')
  const words = { ...content.words, shop: { ...content.words.shop, en: { 'banner.copy': 'Copy it' } } }

  expect(found.words).toEqual([
    expect.stringMatching(/^da-dk: the delivery method \S+ has no text of the key delivery\.drone$/),
  ])
  expect(examineContent({ markets, content: { ...content, words }, knowsCategory: () => true }).words).toEqual({
    problems: ['words/en.json: banner.copy has no places, and needs {0}'],
  })
})

test('finds an unknown payment method', async () => {
  const found = await examined({
    'markets/da-dk.json': (market) => ({ ...market, paymentTypes: ['scheme', 'cowries'] }),
  })

  expect(found['payment types']).toEqual(['da-dk: cowries is no way to pay that shoppers can be told of'])
})
