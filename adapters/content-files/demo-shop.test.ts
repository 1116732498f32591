import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { shell as shellSchema } from '#contracts/content.ts'
import { zones as zonesSchema } from '#contracts/widgets.ts'
import { fakeReading, readDocument } from '#server/content/cms/reading.fakes.ts'
import type { ContentPage } from '#server/content/content.ts'
import type { SourceDocument } from '#server/content/content-source.port.ts'
import { type Content, openContent } from '#server/content/index.ts'
import { newer } from '#server/content/writing/newer-shape.ts'
import { olderDelivery, olderFlat } from '#server/content/writing/shapes.ts'
import { written } from '#server/content/writing/write-page.ts'
import { type Market, openMarkets } from '#server/markets/index.ts'
import { safeHtml } from '#server/platform/safe-html.ts'
import { openShopFolder } from './server.ts'

const folder = 'shops/demo'
/** Markets that are tested in every document shape. Their languages are translated fully, partly or hardly at all. */
const looked = ['en-gb', 'da-dk', 'de-de', 'fr-fr', 'tr-tr', 'en-us', 'ar-ae', 'nl-be', 'kk-kz']
const languages = ['en', 'da', 'de', 'fr', 'tr', 'ar']
const categories = new Set(
  (parse(readFileSync(`${folder}/categories.csv`), { columns: true }) as Record<string, string>[]).map(
    (row) => row.category_id,
  ),
)
const category = ({ id: market }: { id: string }, id: string) =>
  categories.has(id) ? { url: `/${market}/c/${id}`, title: id } : undefined

let markets: readonly Market[] = []
let documents: readonly SourceDocument[] = []
let content: Content
let subBrands: readonly { readonly id: string }[] = []
const told: string[] = []

beforeAll(async () => {
  const opened = await openShopFolder({ folder, words: 'words' })
  if (!opened.ok) throw new Error(opened.problem.mistakes.join('\n'))
  const open = openMarkets(opened.value.markets)
  const read = await opened.value.content.read()
  if (!open.ok || !read.ok) throw new Error('the demo shop cannot be read')
  markets = open.value.open
  documents = read.value.documents
  subBrands = read.value.subBrands ?? []
  const reading = { markets: open.value, safeHtml, category, report: (line: string) => told.push(line) }
  content = openContent({ ...reading, clock: () => new Date(0) }, read.value)
})

const pagesOf = (market: Market): ContentPage[] =>
  Object.values(content.shell(market).links).flatMap((path) => content.page(market, path) ?? [])

test('opens 54 markets in 48 countries, two of them in the Emirates and one of those in Arabic [D-15] [B-SYS-08]', () => {
  expect(markets.length).toBe(54)
  expect(new Set(markets.map(({ country }) => country.code)).size).toBe(48)
  expect(markets.filter(({ country }) => country.code === 'AE').map(({ id, direction }) => [id, direction])).toEqual([
    ['en-ae', 'ltr'],
    ['ar-ae', 'rtl'],
  ])
  expect(markets.filter(({ direction }) => direction === 'rtl').length).toBe(1)
})

test('has five sub-brands, each with its own code; women is first [B-SYS-O1]', () => {
  expect(subBrands.map(({ id }) => id)).toEqual(['women', 'plus', 'kids', 'men', 'brands'])
})

test('gives each market two ways home, pickup points and cards, and others where they are usual; Andorra collects nothing in stores [C-GEN-O3]', () => {
  for (const { id, choices } of markets) {
    const ways = choices.shippingMethods.map(({ deliveryType }) => deliveryType)
    expect([id, ...ways.slice(0, 3)]).toEqual([id, 'home', 'home', 'pickup'])
    expect(choices.paymentTypes).toContain(choices.paymentProvider === 'klarna' ? 'pay_now' : 'scheme')
  }
  const waysIn = (id: string) => markets.find((it) => it.id === id)!.choices.shippingMethods.slice(3)
  const typesIn = (id: string) => waysIn(id).map(({ deliveryType }) => deliveryType)
  expect([typesIn('da-dk'), typesIn('de-de')]).toEqual([['locker', 'store'], ['packstation']])
  expect([typesIn('de-at'), typesIn('es-ad'), typesIn('nl-be')]).toEqual([['packstation'], [], ['locker']])
})

test('says color, ZIP code and shipping in the US, and colour, postcode and delivery in Britain', () => {
  const said = (id: string) => {
    const words = content.words(markets.find((market) => market.id === id)!)
    return ['facet.colour', 'address.postal-code', 'checkout.step-shipping'].map((key) => words[key])
  }

  expect(said('en-us')).toEqual(['Color', 'ZIP code', 'Shipping'])
  expect(said('en-gb')).toEqual(['Colour', 'Postcode', 'Delivery'])
})

test('sells in the currency of each market, by a price list of that currency', () => {
  // A price list has the name of the market that it was made for.
  const currencyOf = new Map(markets.map(({ id, currency }) => [id, currency]))
  for (const { id, currency, choices } of markets)
    expect(`${id} ${currencyOf.get(choices.priceList)}`).toBe(`${id} ${currency}`)
})

test('limits orders in the US to less than 800 dollars, and asks for more than 100 dirham in the Emirates and 7000 dinars in Algeria [C-THR-O2]', () => {
  const threshold = (id: string) => markets.find((market) => market.id === id)?.choices.threshold
  expect(threshold('en-us')).toEqual({ minimumMinor: 0, maximumMinor: 80_000 })
  expect(threshold('ar-ae')).toEqual({ minimumMinor: 10_000, maximumMinor: 0 })
  expect(threshold('en-ae')).toEqual({ minimumMinor: 10_000, maximumMinor: 0 })
  expect(threshold('fr-dz')).toEqual({ minimumMinor: 700_000, maximumMinor: 0 })
  expect(threshold('es-ad')).toEqual({ minimumMinor: 0, maximumMinor: 0 })
})

test('has no dead link and no widget of an unknown kind in any market', () => {
  for (const market of markets) zonesSchema.array().parse(pagesOf(market).map(({ zones }) => zones))
  expect(told).toEqual([])
})

test('serves a shell the contract allows in every market', () => {
  for (const market of markets) expect(shellSchema.strict().safeParse(content.shell(market)).error).toBeUndefined()
})

test('writes half of its pages as the older CMS would, half as the newer', () => {
  const isNewer = ({ document }: SourceDocument) => '_status' in (document as object)
  const pages = documents.filter(({ kind }) => kind === 'page')
  const share = pages.filter(isNewer).length / pages.length
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
})

test('reads each of its pages the same when written in either shape [B-CMS-01, B-SIM-01]', () => {
  for (const market of markets.filter(({ id }) => looked.includes(id))) {
    const reading = fakeReading({ market, safeHtml, category: (id) => category(market, id) })
    for (const page of pagesOf(market)) {
      for (const shape of [olderDelivery, olderFlat, newer]) {
        expect(readDocument(written(page, shape), reading), `${market.id} ${page.key} ${shape.name}`).toEqual(page)
      }
    }
  }
})

test('has every text in all six languages', () => {
  const missing = documents.flatMap(({ name, scope, document }) => (scope === 'all' ? gapsIn(document, name) : []))
  expect(missing).toEqual([])
})

/** Texts that exist in only some languages. A page limited to some markets needs only their languages. */
function gapsIn(value: unknown, at: string, needed = languages): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'markets' in value ? (value.markets as string[]).map((id) => id.split('-')[0]!) : needed
  const said = Object.keys(value)
  if (said.some((key) => languages.includes(key)))
    return own.filter((language) => !said.includes(language)).map((language) => `${at}: ${language}`)
  return Object.entries(value).flatMap(([key, inner]) => gapsIn(inner, `${at}.${key}`, own))
}

test('names all its categories in fifteen languages, under addresses of their own', () => {
  const texts = parse(readFileSync(`${folder}/category_texts.csv`), { columns: true }) as Record<string, string>[]
  const parents = new Map(
    (parse(readFileSync(`${folder}/categories.csv`), { columns: true }) as Record<string, string>[]).map((row) => [
      row.category_id!,
      row.parent_id!,
    ]),
  )
  expect(categories.size).toBeGreaterThanOrEqual(60)
  const own = texts.filter(({ language }) => !language!.includes('-'))
  expect(new Set(own.map(({ language }) => language)).size).toBe(15)
  expect(own).toHaveLength(categories.size * 15)
  const addresses = texts.map(({ category_id, language, slug }) => `${language}/${parents.get(category_id!)}/${slug}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(texts.every(({ slug }) => /^[a-z0-9-]+$/.test(slug!))).toBe(true)
})

test('writes no ß on the pages and menus of Switzerland and Liechtenstein', () => {
  const withEszett = markets
    .filter(({ language }) => language.baseCode === 'de')
    .filter((market) => /[ßẞ]/.test(JSON.stringify([pagesOf(market), content.shell(market)])))
  expect(withEszett.map(({ id }) => id).sort()).toEqual(['de-at', 'de-de', 'de-lu'])
})
