import { expect, test } from 'vitest'
import { looksLikeMarket, marketOfPath } from './market-of-path.ts'
import { fakeMarkets } from './markets.fakes.ts'

const markets = fakeMarkets('da-dk', 'en-gb', 'no-no')
const find = (path: string, stored?: string, search = '') => marketOfPath(markets, { path, search, stored })

test('takes the market from the first segment, whichever was chosen before [B-MKT-02, C-RTE-01]', () => {
  for (const stored of [undefined, 'en-gb', 'de-de'])
    expect(find('/da-dk/kvinder', stored)).toMatchObject({ kind: 'market', market: { id: 'da-dk' } })
  expect(find('/da-dk')).toMatchObject({ kind: 'market', market: { id: 'da-dk' } })
})

test('knows a market id by its form: two letters, a hyphen, two letters [B-MKT-O1]', () => {
  expect(['da-dk', 'DA-DK', 'xx-yy'].every(looksLikeMarket)).toBe(true)
  expect(['da', 'dadk', 'dan-dk', 'da-dk2', 'search', ''].some(looksLikeMarket)).toBe(false)
})

test('sends a market id in large letters to the small ones for good [B-MKT-O1]', () => {
  expect(find('/DA-dk/kjoler', undefined, '?size=38')).toEqual({
    kind: 'redirect',
    to: '/da-dk/kjoler?size=38',
    status: 301,
  })
})

test('sends nb to no [B-MKT-07]', () => {
  expect(find('/nb-no/kjoler')).toEqual({ kind: 'redirect', to: '/no-no/kjoler', status: 301 })
})

test('uses the stored market where the address names none, and keeps the query [B-MKT-03, B-MKT-O2]', () => {
  expect(find('/basket', 'en-gb', '?a=1')).toEqual({ kind: 'redirect', to: '/en-gb/basket?a=1', status: 302 })
  expect(find('/', 'en-gb')).toEqual({ kind: 'redirect', to: '/en-gb', status: 302 })
})

test('lets shoppers choose where neither address nor cookie names an open market [B-CSEL-01, B-MKT-O2, B-MKT-O3]', () => {
  expect(find('/')).toEqual({ kind: 'choose' })
  expect(find('/basket', 'de-de')).toEqual({ kind: 'choose' })
})

test('finds nothing in a market that is not open, and says so in the stored or the first one [B-MKT-04, B-MKT-O1]', () => {
  expect(find('/de-de/kleider', 'en-gb')).toMatchObject({ kind: 'unknown', shownIn: { id: 'en-gb' } })
  expect(find('/xx-yy')).toMatchObject({ kind: 'unknown', shownIn: { id: 'da-dk' } })
})

test('leaves the return from a social sign-in without a market, and no other address [B-MKT-05, B-MKT-O2]', () => {
  expect(find('/login/callback', 'en-gb')).toEqual({ kind: 'no-market' })
  for (const other of ['/login', '/login/callback/more', '/account'])
    expect(find(other, 'en-gb')).toEqual({ kind: 'redirect', to: `/en-gb${other}`, status: 302 })
  expect(find('/en-gb/login/callback')).toMatchObject({ kind: 'market', market: { id: 'en-gb' } })
})
