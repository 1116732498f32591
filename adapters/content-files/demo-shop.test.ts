import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { shell as shellSchema } from '#contracts/content.ts'
import { zones as zonesSchema } from '#contracts/widgets.ts'
import { fakeReading, readDocument } from '#server/content/cms/reading.fakes.ts'
import { newer, olderDelivery, olderFlat, written } from '#server/content/cms/two-shapes.fakes.ts'
import type { ContentPage } from '#server/content/content.ts'
import type { SourceDocument } from '#server/content/content-source.port.ts'
import { type Content, openContent } from '#server/content/index.ts'
import { type Market, openMarkets } from '#server/markets/index.ts'
import { safeHtml } from '#server/platform/safe-html.ts'
import { openShopFolder } from './server.ts'

const folder = 'shops/demo'
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
const told: string[] = []

beforeAll(async () => {
  const opened = await openShopFolder({ folder, words: 'words' })
  if (!opened.ok) throw new Error(opened.problem.mistakes.join('\n'))
  const open = openMarkets(opened.value.markets)
  const read = await opened.value.content.read()
  if (!open.ok || !read.ok) throw new Error('the demo shop cannot be read')
  markets = open.value.open
  documents = read.value.documents
  content = openContent({ markets: open.value, safeHtml, category, report: (line) => told.push(line) }, read.value)
})

const pagesOf = (market: Market): ContentPage[] =>
  Object.values(content.shell(market).links).flatMap((path) => content.page(market, path) ?? [])

test('opens seven markets, each with two ways home, pickup points and cards, and others where they are usual', () => {
  expect(markets.map(({ id }) => id).sort()).toEqual(['ar-ae', 'da-dk', 'de-de', 'en-gb', 'en-us', 'fr-fr', 'tr-tr'])
  for (const { choices } of markets) {
    const ways = choices.shippingMethods.map(({ deliveryType }) => deliveryType)
    expect(ways.slice(0, 3)).toEqual(['home', 'home', 'pickup'])
    expect(choices.paymentTypes[0]).toBe(choices.paymentProvider === 'klarna' ? 'pay_now' : 'scheme')
  }
  const waysIn = (id: string) => markets.find((it) => it.id === id)!.choices.shippingMethods.slice(3)
  const typesIn = (id: string) => waysIn(id).map(({ deliveryType }) => deliveryType)
  expect([typesIn('da-dk'), typesIn('de-de')]).toEqual([['locker', 'store'], ['packstation']])
})

test('limits orders in the US to less than 800 dollars and asks for more than 100 dirham in the Emirates [C-THR-O2]', () => {
  const threshold = (id: string) => markets.find((market) => market.id === id)?.choices.threshold
  expect(threshold('en-us')).toEqual({ minimumMinor: 0, maximumMinor: 80_000 })
  expect(threshold('ar-ae')).toEqual({ minimumMinor: 10_000, maximumMinor: 0 })
})

test('has no link that leads nowhere, no widget nobody knows, in any market', () => {
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
  for (const market of markets) {
    const reading = fakeReading({ market, safeHtml, category: (id) => category(market, id) })
    for (const page of pagesOf(market)) {
      for (const shape of [olderDelivery, olderFlat, newer]) {
        expect(readDocument(written(page, shape), reading), `${market.id} ${page.key} ${shape.name}`).toEqual(page)
      }
    }
  }
})

test('says every text in all six languages', () => {
  const missing = documents.flatMap(({ name, scope, document }) => (scope === 'all' ? gapsIn(document, name) : []))
  expect(missing).toEqual([])
})

/** Places where some language is said and another is not; a page may name the markets it is for. */
function gapsIn(value: unknown, at: string, needed = languages): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'markets' in value ? (value.markets as string[]).map((id) => id.split('-')[0]!) : needed
  const said = Object.keys(value)
  if (said.some((key) => languages.includes(key)))
    return own.filter((language) => !said.includes(language)).map((language) => `${at}: ${language}`)
  return Object.entries(value).flatMap(([key, inner]) => gapsIn(inner, `${at}.${key}`, own))
}

test('names all its categories in all six languages, under addresses of their own', () => {
  const texts = parse(readFileSync(`${folder}/category_texts.csv`), { columns: true }) as Record<string, string>[]
  const parents = new Map(
    (parse(readFileSync(`${folder}/categories.csv`), { columns: true }) as Record<string, string>[]).map((row) => [
      row.category_id!,
      row.parent_id!,
    ]),
  )
  expect(categories.size).toBeGreaterThanOrEqual(60)
  expect(texts).toHaveLength(categories.size * languages.length)
  const addresses = texts.map(({ category_id, language, slug }) => `${language}/${parents.get(category_id!)}/${slug}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(texts.every(({ slug }) => /^[a-z0-9-]+$/.test(slug!))).toBe(true)
})
