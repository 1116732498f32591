import { expect, test } from 'vitest'
import { withoutPersonalText } from '#foundation/without-personal-text.ts'
import { withoutPersonalData } from './without-personal-data.ts'

test.each([
  ['dress for ida.holm@example.com', 'dress for (email)'],
  ['+45 20 12 34 56', '(number)'],
  ['order 4711 0815 99', 'order (number)'],
  ['red dress size 38', 'red dress size 38'],
  ['100% wool', '100% wool'],
])('%s goes on as %s', (text, expected) => {
  expect(withoutPersonalText(text)).toBe(expected)
})

test('an event goes on without the query of an address, and without what may name a person', () => {
  expect(
    withoutPersonalData({ event: 'search', searchTerm: 'ida@example.com', path: '/en-gb/search?q=ida@example.com' }),
  ).toEqual({ event: 'search', searchTerm: '(email)', path: '/en-gb/search' })
  expect(withoutPersonalData({ event: 'select_promotion', link: '/en-gb/women?token=x' })).toEqual({
    event: 'select_promotion',
    link: '/en-gb/women',
  })
})
