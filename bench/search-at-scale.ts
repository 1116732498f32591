import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SearchRequest } from '#contracts/search.ts'
import { openCards } from '#server/catalogue/index.ts'
import { knownMarkets, type Market } from '#server/markets/index.ts'
import { type InMemorySearch, searchInMemory } from '#server/search/index.ts'
import { demoAssortment, demoRange } from '../checks/harness/goods/demo-range.ts'
import { percentile } from './table.ts'

/** A search over any number of goods: the demo range repeated with other numbers, in one English market. */
export interface ScaledSearch {
  readonly market: Market
  readonly search: InMemorySearch
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

export function scaledSearch(products: number): ScaledSearch {
  const market = knownMarkets.find(({ id }) => id === 'en-gb') as Market
  const range = demoRange(market, demoAssortment({ copies: products, products, languages: ['en'] }))
  const texts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'),
  )
  const words = () => (key: string) => texts[key.toLowerCase()] ?? key
  const clock = () => new Date('2026-03-01')
  const readModel = {
    range: () => range,
    product: () => undefined,
    onSwap: () => {},
    apply: async () => new Set<string>(),
  }
  const cards = openCards({ readModel, words, clock })
  return { market, search: searchInMemory({ readModel, cards, markets: [market], words, clock }) }
}

/** Different kinds of questions in turn: facets, prices, sortings, pages, and a price bound that is new each time. */
export const question = (number: number): SearchRequest => ({
  size: 20,
  from: (number % 3) * 20,
  facets: facets[number % facets.length]!,
  priceRange: { lowerBoundingValue: 5 + (number % 40), upperBoundingValue: 280 + number / 100 },
  sorting: ['relevance', 'newest', 'price_asc', 'price_desc'][Math.floor(number / facets.length) % 4]!,
})
const facets: NonNullable<SearchRequest['facets']>[] = [
  [],
  [{ id: 'colour', values: ['black', 'blue'] }],
  [{ id: 'size', values: ['38', 'm'] }],
  [
    { id: 'colour', values: ['green'] },
    { id: 'subBrand', values: ['women'] },
  ],
]

const terms =
  'red dress|linen shirt|dress|jeans|black coat|washed linen|drses|wool jumper|navy t-shirt|boots|women|silver bag|mustard skirt|zebra shirt|pleated skirt|cotton'.split(
    '|',
  )
export const wordQuestion = (number: number): SearchRequest => ({
  searchTerms: terms[number % terms.length]!,
  size: 20,
  origin: 'search',
})

let limits = 0
/** Like `wordQuestion`, but with a price limit that no question had before, so the shop cannot have read the term yet. */
export const newTermQuestion = (number: number, under: 'under £' | 'unter €'): SearchRequest => ({
  ...wordQuestion(number),
  searchTerms: `${terms[number % terms.length]!} ${under}${(30 + limits++ / 100).toFixed(2)}`,
})

const typed = 'dr|dre|li|lin|linen sh|bla|black co|wo|sk|tr|tro|red dre'.split('|')
export const typedQuestion = (number: number): string => typed[number % typed.length]!

/** The duration of each of many calls, ms. */
export async function timed(calls: number, call: (number: number) => Promise<unknown>) {
  const times: number[] = []
  for (let number = 0; number < calls; number += 1) {
    const begun = performance.now()
    await call(number)
    times.push(performance.now() - begun)
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** Bytes that stay in memory after some work. */
export async function bytesHeld(work: () => Promise<unknown>): Promise<number> {
  const before = bytesNow()
  await work()
  return bytesNow() - before
}

function bytesNow(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
