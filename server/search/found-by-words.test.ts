import { expect, test } from 'vitest'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { type FakeGoods, fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'
import { noRules, type SearchRules } from './text/synonyms.ts'

const now = new Date('2026-03-01T12:00:00Z')
const british = marketNamed('en-gb')

function open(goods: readonly FakeGoods[], rules: Partial<SearchRules> = {}) {
  const readModel = fakeReadModel((market) => fakeRange(market, goods))
  const search = searchInMemory({
    ...{ readModel, cards: fakeCards(readModel, now), markets: [british], words: () => localized },
    ...{ rules: () => ({ ...noRules, ...rules }), clock: () => now },
  })
  return async (searchTerms: string) => {
    const { results, anyWord, correctedTerm } = await search.search(british, { searchTerms })
    return { ids: results.map(({ id }) => id), anyWord, correctedTerm }
  }
}

const parka = { style: '1001', name: 'Harbour parka', colour: 'navy' }

test('writes the term it searched for as the goods do, and no word of it as a longer one [B-SRCH-O8]', async () => {
  const find = open([
    { style: '1003', name: 'Étoile blouse', colour: 'white' },
    { style: '1004', name: 'Wool-blend scarf', colour: 'grey' },
    parka,
  ])

  expect((await find('etoille')).correctedTerm).toBe('étoile')
  expect((await find('wool scraf')).correctedTerm).toBe('wool scarf')
})

test('falls back to the words that goods have where no goods have all words of a synonym [B-SRCH-O8]', async () => {
  const goods = [
    { style: '1005', name: 'Silk blouse', colour: 'white' },
    { style: '1006', name: 'Evening bag', colour: 'black' },
    parka,
  ]
  const find = open(goods, { synonyms: [['gown', 'silk evening']] })

  expect(await find('gown parka')).toMatchObject({ ids: ['1001_navy_01'], anyWord: true })
})
