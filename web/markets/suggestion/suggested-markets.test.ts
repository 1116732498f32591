import { expect, test } from 'vitest'
import { handledCookie, mayAsk, offeredMarkets, rememberAsked } from './suggested-markets.ts'

const session = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('asks who has not been asked, neither today nor in this session [B-GEO-02] [B-CON-12]', () => {
  const asked = session()
  rememberAsked(asked)

  expect(mayAsk('market=en-gb; other_geoLocator=0', session())).toBe(true)
  expect(mayAsk('market=en-gb; geoLocator=0', session())).toBe(false)
  expect(mayAsk('', asked)).toBe(false)
  expect(handledCookie).toEqual({ name: 'geoLocator', value: '0', maxAgeSeconds: 86_400 })
})

test('offers the markets of another country, and nothing to who is where they are thought to be [B-GEO-01]', () => {
  expect(offeredMarkets(['de-ch', 'fr-ch', 'en-gb'], 'en-gb')).toEqual(['de-ch', 'fr-ch'])
  expect(offeredMarkets(['fr-ch', 'de-ch'], 'fr-ch')).toEqual([])
  expect(offeredMarkets([], 'en-gb')).toEqual([])
})
