import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { cookieOf } from '#foundation/shop-cookies.ts'
import { basketKeyHeader, giveBasket, requestedBasket } from './index.ts'

const visitor = { basketId: 'of the cookie', basketKey: 'c'.repeat(43) }
const told = 'h'.repeat(43)

test('finds a basket by the id that the body names, else the query, else by the cookie [C-BSK-O1]', () => {
  const body = { basketId: 'of the body' }
  const query = { basketId: 'of the query', checkoutBasketId: 'of the way back' }

  expect(requestedBasket({ visitor, body, query })).toMatchObject({ basketId: 'of the body', isNamed: true })
  expect(requestedBasket({ visitor, body: {}, query })).toMatchObject({ basketId: 'of the query', isNamed: true })
  expect(requestedBasket({ visitor, query: { checkoutBasketId: 'of the way back' } })).toMatchObject({
    basketId: 'of the way back',
    isNamed: true,
  })
  expect(requestedBasket({ visitor })).toMatchObject({ basketId: 'of the cookie', isNamed: false })
  expect(requestedBasket({ visitor: { basketId: undefined } })).toEqual({
    basketId: undefined,
    key: undefined,
    isNamed: false,
  })
})

test('accepts only a text as the id of a basket [C-BSK-O1]', () => {
  for (const body of [null, 'basketId', 7, { basketId: 7 }, { basketId: ['a', 'b'] }, { basketId: null }])
    expect(requestedBasket({ visitor, body })).toMatchObject({ basketId: 'of the cookie', isNamed: false })
})

test('opens any requested basket with the key of the header, else of the cookie [C-BSK-O3]', () => {
  const keyOf = (key?: string | string[]) => requestedBasket({ visitor, headers: { [basketKeyHeader]: key } }).key

  expect(keyOf(told)).toBe(told)
  for (const other of [undefined, '', 'short', `${told}0`, ` ${told}`, [told, told], [told]])
    expect(keyOf(other)).toBe(visitor.basketKey)
  expect(requestedBasket({ visitor, body: { basketId: 'another' } }).key).toBe(visitor.basketKey)
})

/** The answer that gives a basket to a caller with these headers. */
function given(headers: Record<string, string>) {
  const cookies: unknown[] = []
  const answered: unknown[] = []
  const held = { basketId: newId(), key: told }
  giveBasket({
    headers,
    cookies: { set: (name, value) => cookies.push([name, value, cookieOf(name)?.maxAgeSeconds]) },
    answerHeader: (...header) => answered.push(header),
  })(held)
  return { held, cookies, answered }
}

test('gives a guest the basket for 30 days in a cookie, with the key that opens it [B-STO-01]', () => {
  const { held, cookies } = given({})

  expect(cookies).toEqual([['basket', `${held.basketId}.${told}`, 30 * 24 * 60 * 60]])
})

test('sends the key in a header to programs, and to no script of a page [C-BSK-O3]', () => {
  expect(given({}).answered).toEqual([['x-basket-key', told]])
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://halden.test' }]) {
    expect(given(headers).answered).toEqual([])
    expect(given(headers).cookies).toHaveLength(1)
  }
})
