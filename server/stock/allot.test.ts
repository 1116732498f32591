import { expect, test } from 'vitest'
import { allot, inLockOrder, summed } from './allot.ts'

const places = ['warehouse:main', 'store:lyngby']

test('sums lines of one unit before it looks at the stock', () => {
  expect(
    summed([
      { sku: 'b', quantity: 1 },
      { sku: 'a', quantity: 2 },
      { sku: 'b', quantity: 1 },
    ]),
  ).toEqual([
    { sku: 'a', quantity: 2 },
    { sku: 'b', quantity: 2 },
  ])
})

test('takes from the first place first and the rest from the next', () => {
  const stored = [
    { sku: 'a', place: 'store:lyngby', quantity: 5 },
    { sku: 'a', place: 'warehouse:main', quantity: 1 },
  ]

  expect(allot([{ sku: 'a', quantity: 3 }], places, stored)).toEqual({
    ok: true,
    reserved: [
      { sku: 'a', place: 'warehouse:main', quantity: 1 },
      { sku: 'a', place: 'store:lyngby', quantity: 2 },
    ],
  })
  expect(allot([{ sku: 'a', quantity: 1 }], places, stored)).toEqual({
    ok: true,
    reserved: [{ sku: 'a', place: 'warehouse:main', quantity: 1 }],
  })
  expect(allot([{ sku: 'a', quantity: 2 }], places, stored.slice(0, 1))).toEqual({
    ok: true,
    reserved: [{ sku: 'a', place: 'store:lyngby', quantity: 2 }],
  })
})

test('sums lines of one place by themselves, in the order in which everybody takes them', () => {
  const place = 'store:lyngby'

  expect(
    summed([
      { sku: 'b', quantity: 1, place },
      { sku: 'b', quantity: 2 },
      { sku: 'a', quantity: 3, place },
      { sku: 'b', quantity: 4, place },
      { sku: 'c', quantity: 1 },
    ]),
  ).toEqual([
    { sku: 'a', quantity: 3, place },
    { sku: 'b', quantity: 2 },
    { sku: 'b', quantity: 5, place },
    { sku: 'c', quantity: 1 },
  ])
})

test('everybody takes a sku before a longer one, whatever the names of the places', () => {
  const at = (sku: string, place: string) => ({ sku, place })
  const rows = [at('coat_sm', 'store:a'), at('coat_s', 'warehouse:b'), at('coat_s', 'store:a')]

  expect(rows.toSorted(inLockOrder)).toEqual([
    at('coat_s', 'store:a'),
    at('coat_s', 'warehouse:b'),
    at('coat_sm', 'store:a'),
  ])
})

test('first takes pieces that must come from one place, and reports all pieces of a place as one row', () => {
  const stored = [
    { sku: 'a', place: 'warehouse:main', quantity: 2 },
    { sku: 'a', place: 'store:lyngby', quantity: 2 },
  ]
  const requested = [
    { sku: 'a', quantity: 2 },
    { sku: 'a', quantity: 1, place: 'warehouse:main' },
  ]

  expect(allot(requested, places, stored)).toEqual({
    ok: true,
    reserved: [
      { sku: 'a', place: 'warehouse:main', quantity: 2 },
      { sku: 'a', place: 'store:lyngby', quantity: 1 },
    ],
  })
  expect(allot([{ sku: 'a', quantity: 3, place: 'store:lyngby' }], places, stored)).toEqual({
    ok: false,
    short: [{ sku: 'a', available: 2 }],
  })
  expect(allot([{ sku: 'a', quantity: 4 }], places, stored)).toMatchObject({ ok: true })
})

test('refuses the whole request when one sku falls short, and reports the available pieces', () => {
  const stored = [
    { sku: 'a', place: 'warehouse:main', quantity: 5 },
    { sku: 'b', place: 'warehouse:main', quantity: 1 },
  ]

  expect(
    allot(
      [
        { sku: 'a', quantity: 1 },
        { sku: 'b', quantity: 2 },
        { sku: 'c', quantity: 1 },
      ],
      places,
      stored,
    ),
  ).toEqual({
    ok: false,
    short: [
      { sku: 'b', available: 1 },
      { sku: 'c', available: 0 },
    ],
  })
})

test('gives the pieces that are left if fewer are enough', () => {
  const stored = [
    { sku: 'a', place: 'warehouse:main', quantity: 2 },
    { sku: 'b', place: 'warehouse:main', quantity: 0 },
  ]
  const wanted = [
    { sku: 'a', quantity: 3 },
    { sku: 'b', quantity: 1 },
  ]

  expect(allot(wanted, places, stored)).toMatchObject({ ok: false })
  expect(allot(wanted, places, stored, { orFewer: true })).toEqual({
    ok: true,
    reserved: [{ sku: 'a', place: 'warehouse:main', quantity: 2 }],
  })
})
