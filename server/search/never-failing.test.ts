import { expect, test } from 'vitest'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { neverFailing } from './never-failing.ts'

const british = marketNamed('en-gb')

test('answers empty lists with a mark of failure when goods cannot be searched [B-SRCH-11]', async () => {
  const told: unknown[] = []
  const fail = (..._asked: unknown[]) => Promise.reject(new Error('the cluster is gone'))
  const search = neverFailing({ search: fail, searchJson: fail, suggest: fail, warm: fail }, (fault) =>
    told.push(fault),
  )

  const answer = await search.search(british, { searchTerms: 'shirt', from: 60 })
  expect(answer).toMatchObject({ results: [], totalResults: 0, startingFrom: 60, facets: [], hasError: true })
  expect(JSON.parse(String(await search.searchJson(british, { from: 60 })))).toEqual(answer)
  expect(await search.suggest(british, ' shi ')).toMatchObject({ term: 'shi', products: [], fallback: false })
  expect(told).toHaveLength(3)
})
