import { medianOfThree, type Table } from './benches.ts'
import {
  bytesHeld,
  newTermQuestion,
  question,
  type ScaledSearch,
  scaledSearch,
  timed,
  typedQuestion,
  wordQuestion,
} from './search-at-scale.ts'
import type { Row } from './table.ts'

/** The search alone, with far more goods than the demo shop has. A card is cached after it was first shown. */
export async function measure(): Promise<Table[]> {
  const at = (products: number) =>
    `${products.toLocaleString('en')} cards, all facets, a price, a sorting, 20 cards a page`
  const large = scaledSearch(100_000)
  const tables = [
    { title: at(100_000), rows: [...(await facetRows(large, 2000, { p50: 0.6, p99: 2 })), ...(await wordRows(large))] },
  ]
  const largest = scaledSearch(1_000_000)
  const bytes = await bytesHeld(() => everyOrder(largest))
  const perCard = {
    what: 'index, per card and market',
    measured: bytes / 1_000_000,
    unit: 'bytes',
    bar: { atMost: 120 },
  }
  return [...tables, { title: at(1_000_000), rows: [...(await facetRows(largest, 300, { p50: 8 })), perCard] }]
}

async function facetRows(
  { search, market }: ScaledSearch,
  calls: number,
  bars: { readonly p50: number; readonly p99?: number },
): Promise<Row[]> {
  const ask = () => timed(calls, (number) => search.searchJson(market, question(number)))
  await ask()
  const { p50, p99 } = await medianOfThree(ask)
  return [
    { what: 'search, p50', measured: p50, unit: 'ms', bar: { atMost: bars.p50 } },
    { what: 'search, p99', measured: p99, unit: 'ms', ...(bars.p99 ? { bar: { atMost: bars.p99 } } : {}) },
  ]
}

async function wordRows({ search, market }: ScaledSearch): Promise<Row[]> {
  const ask = () => timed(1000, (number) => search.searchJson(market, wordQuestion(number)))
  const askAnew = () => timed(1000, (number) => search.searchJson(market, newTermQuestion(number, 'under £')))
  const suggest = () => timed(600, (number) => search.suggest(market, typedQuestion(number)))
  await ask()
  await suggest()
  const text = await medianOfThree(ask)
  const anew = await medianOfThree(askAnew)
  const suggestion = await medianOfThree(suggest)
  return [
    { what: 'search by words, p50', measured: text.p50, unit: 'ms', bar: { atMost: 5 } },
    { what: 'search by words, p99', measured: text.p99, unit: 'ms', bar: { atMost: 15 } },
    { what: 'search by words with a price, each term new, p50', measured: anew.p50, unit: 'ms', bar: { atMost: 5 } },
    { what: 'search by words with a price, each term new, p99', measured: anew.p99, unit: 'ms', bar: { atMost: 15 } },
    { what: 'suggestion, p50', measured: suggestion.p50, unit: 'ms', bar: { atMost: 5 } },
    { what: 'suggestion, p99', measured: suggestion.p99, unit: 'ms' },
  ]
}

/**
 * Requests everything that is calculated on first use: columns, all six sortings, and those of the largest categories.
 */
async function everyOrder({ search, market }: ScaledSearch): Promise<void> {
  for (const sorting of ['relevance', 'newest', 'price_asc', 'price_desc', 'discount_desc', 'popular'])
    await search.search(market, { sorting, size: 1 })
  for (const category of ['women', 'men', 'kids', 'women-dresses', 'men-shirts', 'kids-tops'])
    await search.search(market, { category, size: 1 })
}
