import { expect, test } from 'vitest'
import { translator } from '#foundation/words.ts'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import { fakeCards, fakeRange, fakeReadModel } from '../catalogue/goods.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'

const now = new Date('2026-03-01T12:00:00Z')
const text = { name: 'Fußballschuhe', colourName: 'Weiß', description: '', fabric: '', slug: 'schuhe' }
const goods = [{ style: '1', colour: 'white', texts: new Map([['de', text]]) }]
const { open: markets, find } = fakeMarkets('de-ch', 'de-de')
const readModel = fakeReadModel((market) => fakeRange(market, goods))
const words = ({ id }: { readonly id: string }) =>
  translator({ 'colour.white': id === 'de-ch' ? 'Weiss' : 'Weiß' }, {}, 'de')
const cards = fakeCards(readModel, now)
const shop = searchInMemory({ readModel, cards, markets, words, clock: () => now })

test('finds with and without ß in every German market', async () => {
  for (const id of ['de-ch', 'de-de'])
    for (const searchTerms of ['Fußballschuhe', 'Fussballschuhe', 'weiß', 'weiss'])
      expect([id, searchTerms, (await shop.search(find(id)!, { searchTerms })).totalResults]).toEqual([
        id,
        searchTerms,
        1,
      ])
})

test('suggests in the spelling of the market, though all German markets share one index', async () => {
  const suggested = async (id: string, typed: string) =>
    (await shop.suggest(find(id)!, typed)).terms.map(({ term }) => term).sort()

  expect(await suggested('de-ch', 'fuß')).toEqual(['Fussballschuhe'])
  expect(await suggested('de-de', 'fuss')).toEqual(['Fußballschuhe'])
  expect(await suggested('de-ch', 'wei')).not.toContain('Weiß')
  expect(await suggested('de-de', 'wei')).not.toContain('Weiss')
})
