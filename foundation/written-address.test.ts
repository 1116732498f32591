import { expect, test } from 'vitest'
import { listed } from './listed.ts'
import { translator } from './words.ts'
import { fullName, placeParts } from './written-address.ts'

test('writes an address part by part, and leaves out what it does not have', () => {
  const flat = { line1: 'Elm Row', houseNumber: '12', line2: '3rd floor', postalCode: 'EH7 4AA', city: 'Edinburgh' }

  expect(placeParts(flat)).toEqual(['Elm Row 12', '3rd floor', 'EH7 4AA Edinburgh'])
  expect(placeParts({ line1: 'Main St 5', city: 'Austin', regionCode: 'TX' })).toEqual(['Main St 5', 'Austin TX'])
  expect(placeParts({ line1: 'Moda Cad. 7', postalCode: '34710', districtName: 'Kadıköy', city: 'İstanbul' })).toEqual([
    'Moda Cad. 7',
    '34710 Kadıköy İstanbul',
  ])
  expect(placeParts({})).toEqual([])
  expect([fullName({ firstName: 'Maren', lastName: 'Holt' }), fullName({})]).toEqual(['Maren Holt', ''])
})

test('puts the comma of the language between things in a row', () => {
  const english = translator({ 'list.comma': ', ' }, {}, 'en')
  const arabic = translator({ 'list.comma': '، ' }, {}, 'ar')

  expect(listed(english, ['Ida', undefined, '', false, 'Copenhagen'])).toBe('Ida, Copenhagen')
  expect(listed(arabic, ['ذهبي', 'M'])).toBe('ذهبي، M')
})
