import { readFileSync } from 'node:fs'
import type { SearchRequest } from '#contracts/search.ts'
import { openCards } from '#server/catalogue/index.ts'
import { knownMarkets, type Market } from '#server/markets/index.ts'
import { type InMemorySearch, searchInMemory } from '#server/search/index.ts'
import type { SearchRules } from '#server/search/text/synonyms.ts'
import { colourFamilyOf, designStyles, type Style } from '../../shops/demo/maker/design-styles.ts'
import { languages } from '../../shops/demo/maker/texts.ts'
import { demoAssortment, demoRange } from '../harness/goods/demo-range.ts'

/** The result of one query: nDCG of its first ten results, and the number of styles that would have been right. */
export interface QueryScore {
  readonly language: string
  readonly query: string
  readonly score: number
  readonly right: number
}

const depth = 10
const home = new URL('.', import.meta.url)
const read = (address: URL | string) => readFileSync(new URL(address, home), 'utf8')
const words = (address: string): Readonly<Record<string, string>> => JSON.parse(read(address))

/** A market for each language, and one for the regional variant `en-us`. */
export const relevanceMarkets = [...languages, 'en-us'].map((one) => {
  const speaks = ({ id, language }: Pick<Market, 'id' | 'language'>) =>
    one === 'en' ? id === 'en-gb' : language.baseCode === one || id === one
  return knownMarkets.find(speaks) as Market
})

/** The search of the shop over the demo range, in every language of the demo shop. */
export function openSearch(): InMemorySearch {
  const assortment = demoAssortment()
  const ranges = new Map(
    relevanceMarkets.map((market) => [
      market.id,
      demoRange({ ...market, choices: { ...market.choices, priceList: '' } }, assortment),
    ]),
  )
  const readModel = {
    range: (market: Market) => ranges.get(market.id)!,
    product: () => undefined,
    onSwap: () => {},
    apply: async () => new Set<string>(),
  }
  const speak = ({ id, language: { baseCode } }: Market) => {
    const regional = id === 'en-us' ? words(`../../shops/demo/words/${id}.json`) : {}
    const own = { ...words(`../../words/${baseCode}.json`), ...regional }
    return (key: string) => own[key.toLowerCase()] ?? key
  }
  const localized = new Map(relevanceMarkets.map((market) => [market.id, speak(market)]))
  const clock = () => new Date('2026-03-01')
  const needs = { readModel, words: (market: Market) => localized.get(market.id)!, clock }
  return searchInMemory({
    ...needs,
    cards: openCards(needs),
    markets: relevanceMarkets,
    rules: ({ language: { baseCode } }) => rulesOf(baseCode),
  })
}

const none = { synonyms: [], meanings: [], redirects: [], popular: [] }
const rules = new Map<string, SearchRules>(
  languages.map((one) => [one, { ...none, ...JSON.parse(read(`../../shops/demo/search/${one}.json`)) }]),
)
const rulesOf = (language: string) => rules.get(language) ?? none

/** Judges every query of `queries.tsv`. */
export async function judgeRelevance(): Promise<QueryScore[]> {
  const search = openSearch()
  const styles = new Map(designStyles().map((style) => [style.number, style]))
  const judged: QueryScore[] = []
  for (const line of read('queries.tsv').trim().split('\n').slice(1)) {
    const [language, query, expected] = line.split('\t') as [string, string, string]
    const market = relevanceMarkets.find(({ id, language: own }) => id === language || own.baseCode === language)!
    const { facts, filters } = expectationOf(expected)
    const isRight = rightness(facts)
    const passing = filters && (await stylesPassing(search, market, filters))
    const passes = ({ number }: Style) => passing?.has(number) ?? true
    const { results } = await search.search(market, { searchTerms: query, size: depth })
    const right = [...styles.values()].filter(
      (style) => passes(style) && style.options.some((_, at) => isRight(style, at, true)),
    ).length
    const gains = results.map(({ styleNumber, optionId }) => {
      const style = styles.get(styleNumber)!
      return passes(style) &&
        isRight(
          style,
          style.options.findIndex((option) => option.optionId === optionId),
        )
        ? 1
        : 0
    })
    judged.push({
      language,
      query,
      right,
      score: right === 0 ? 0 : Math.min(1, gained(gains) / gained(Array(Math.min(depth, right)).fill(1))),
    })
  }
  return judged
}

const gained = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0)

interface Expectation {
  readonly facts: string
  /** The filters that have the same meaning as the words of the query. */
  readonly filters: SearchRequest | undefined
}

/** Reads `kind=dress-* size=38,40 most=60`: facts of styles, then filters of a listing. */
function expectationOf(expected: string): Expectation {
  const parts = expected.split(' ').map((part) => part.split('=') as [string, string])
  const patternOf = (name: string) => parts.find(([one]) => one === name)?.[1]
  const [size, length, most, least] = ['size', 'length', 'most', 'least'].map(patternOf)
  const facets = [
    ...(size ? [{ id: 'size', values: size.split(',') }] : []),
    ...(length ? [{ id: 'length', values: [length] }] : []),
  ]
  const facts = parts.filter(([name]) => !['size', 'length', 'most', 'least'].includes(name))
  return {
    facts: facts.map((part) => part.join('=')).join(' '),
    filters:
      facts.length === parts.length
        ? undefined
        : {
            facets,
            priceRange: {
              ...(most ? { upperBoundingValue: Number(most) } : {}),
              ...(least ? { lowerBoundingValue: Number(least) } : {}),
            },
          },
  }
}

const mostAtOnce = 200

async function stylesPassing(search: InMemorySearch, market: Market, filters: SearchRequest): Promise<Set<string>> {
  const passing = new Set<string>()
  for (let from = 0; ; from += mostAtOnce) {
    const { results, totalResults } = await search.search(market, { ...filters, from, size: mostAtOnce })
    for (const { styleNumber } of results) passing.add(styleNumber)
    if (from + mostAtOnce >= totalResults) return passing
  }
}

/**
 * Reads `kind=dress-* colour=red`: what a style and its colour must be. `*` stands for any text, `|` means or. A second
 * colour of the style is right too.
 */
function rightness(facts: string): (style: Style, option: number, mainly?: boolean) => boolean {
  const wanted = facts
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [fact, pattern] = one.split('=') as [string, string]
      return { fact, pattern: new RegExp(`^(?:${pattern.replaceAll('*', '.*')})$`) }
    })
  return (style, at, mainly = false) => {
    const option = style.options[at]!
    const facts: Readonly<Record<string, readonly string[]>> = {
      kind: [style.kind.id],
      material: [style.material.id],
      brand: [style.subBrand.id],
      colour: [
        colourFamilyOf(option, style.material),
        ...(option.ink && !mainly ? [option.colour.family, option.ink.family] : []),
      ],
      shade: [option.colour.id, ...(option.ink ? [option.ink.id] : [])],
    }
    return wanted.every(({ fact, pattern }) => facts[fact]!.some((own) => pattern.test(own)))
  }
}

export const average = (judged: readonly QueryScore[]): number =>
  judged.reduce((sum, { score }) => sum + score, 0) / judged.length
