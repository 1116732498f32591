import { expect, test } from 'vitest'
import { handledCookie } from '#web/platform/handled-cookie.ts'
import { handledKey, mayAsk, offeredMarkets, rememberAsked } from './suggested-markets.ts'

const session = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('asks a visitor who was asked neither today nor in this session [B-GEO-02] [B-CON-12] [B-GEO-O1] [B-STO-20]', () => {
  const asked = session()
  rememberAsked(asked)

  expect(mayAsk('market=en-gb; other_geoLocator=0', session())).toBe(true)
  expect(mayAsk('market=en-gb; geoLocator=0', session())).toBe(false)
  expect(mayAsk('', asked)).toBe(false)
  expect({ name: handledKey, ...handledCookie }).toEqual({ name: 'geoLocator', value: '0', maxAgeSeconds: 86_400 })
})

test('offers the markets of the suggested country, and nothing when the visitor is already in one of them [B-GEO-01, B-GEO-O2]', () => {
  expect(offeredMarkets(['de-ch', 'fr-ch', 'en-gb'], 'en-gb')).toEqual(['de-ch', 'fr-ch'])
  expect(offeredMarkets(['fr-ch', 'de-ch'], 'fr-ch')).toEqual([])
  expect(offeredMarkets([], 'en-gb')).toEqual([])
})
