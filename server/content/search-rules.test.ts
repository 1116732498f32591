import { expect, test } from 'vitest'
import { knownMarkets, type Market } from '#server/markets/index.ts'
import { searchRulesOf } from './search-rules.ts'

const danish = knownMarkets.find(({ id }) => id === 'da-dk') as Market
const none = { synonyms: [], meanings: [], redirects: [], popular: [] }

test('adds the rules of a market to those of its language, and leads terms to its own addresses, those without a page to none [B-SRCH-14]', () => {
  const rules = searchRulesOf(
    {
      da: {
        ...none,
        popular: ['kjole', 'skjorte'],
        settings: { totalProductsPerPage: 48, imageSort: 'model' },
        redirects: [
          { terms: ['retur'], to: 'returns' },
          { terms: ['gavekort'], to: '/gavekort' },
          { terms: ['job'], to: 'https://jobs.example' },
          { terms: ['tabt'], to: 'no-such-page' },
        ],
      },
      'da-dk': {
        ...none,
        popular: ['strik', 'kjole'],
        settings: { totalProductsPerPage: 24 },
        synonyms: [['strik', 'trøje']],
      },
      de: { ...none, popular: ['Kleid'] },
    },
    danish,
    { returns: '/da-dk/retur-og-fortrydelse' },
  )

  expect(rules.settings).toEqual({ totalProductsPerPage: 24, imageSort: 'model' })
  expect(rules.popular).toEqual(['strik', 'kjole', 'skjorte'])
  expect(rules.synonyms).toEqual([['strik', 'trøje']])
  expect(rules.redirects.map(({ to }) => to)).toEqual([
    '/da-dk/retur-og-fortrydelse',
    '/da-dk/gavekort',
    'https://jobs.example',
  ])
})

test('offers popular searches of Switzerland without ß', () => {
  const market = knownMarkets.find(({ id }) => id === 'de-ch') as Market
  expect(searchRulesOf({ de: { ...none, popular: ['weiße Bluse'] } }, market, {}).popular).toEqual(['weisse Bluse'])
})
