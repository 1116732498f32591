import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPayload, changedQuery, isElsewhere, locationOf, readAddress, supportedQuery } from './page-address.ts'

const shop = 'https://halden.test'

test('reads path and query, names in any case, values given twice as a list', () => {
  expect(readAddress('/da-dk/k%C3%A6r?Size=38&size=40&Q=a+b')).toEqual({
    path: '/da-dk/kær',
    query: { size: '38,40', q: 'a b' },
    search: '?Size=38&size=40&Q=a+b',
    better: undefined,
  })
})

test('knows no page by an encoded slash, a backslash, a control character or broken encoding', () => {
  for (const url of ['/a%2Fb', '/a%5cb', '/a\\b', '/a%0d%0ab', '/a%00', '/%ff', '/%'])
    expect(readAddress(url)).toBeUndefined()
})

test('gives one name to a query however it is ordered, spelled and padded', () => {
  const one = supportedQuery(readAddress('/x?colour=red,navy&size=38&utm=1')!.query, 'facets')
  const other = supportedQuery(readAddress('/x?utm=2&Size=38&COLOUR=navy&colour=red')!.query, 'facets')

  expect(new URLSearchParams(one).toString()).toBe(new URLSearchParams(other).toString())
})

test('drops every query name that the kind of page does not use', () => {
  expect(supportedQuery({ sku: 'a', page: '2', x: '1' }, ['sku'])).toEqual({ sku: 'a' })
  expect(supportedQuery({ sku: 'a' }, undefined)).toEqual({})
})

test('changes one name of a query and leaves the others as they came', () => {
  expect(changedQuery('?a=1&PAGE=9&b=%20', { page: '3' })).toBe('?a=1&b=+&page=3')
  expect(changedQuery('?page=1', { page: null })).toBe('')
})

test('never leads to another host by an address of ours', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const location = locationOf(`/${text}`, shop)
      expect(location.startsWith('/') && !location.startsWith('//')).toBe(true)
      expect(location).not.toMatch(/[\r\n]/)
    }),
  )
})

test('tells addresses of other sites from our own', () => {
  expect([
    isElsewhere('https://pay.test/x', shop),
    isElsewhere('//evil.test', shop),
    isElsewhere('/da-dk', shop),
  ]).toEqual([true, false, false])
  expect(locationOf('https://pay.test/x', shop)).toBe('https://pay.test/x')
})

test('asks for the payload before the hash', () => {
  expect(asPayload('/da-dk?a=1#top', shop)).toBe('/da-dk?a=1&type=json#top')
})
