import { expect, test } from 'vitest'
import { listed } from './listed.ts'
import { translator } from './words.ts'
import { fullName, placeParts, townLine } from './written-address.ts'

test('writes an address part by part, and leaves out what it does not have', () => {
  const flat = {
    line1: 'Elmegade',
    houseNumber: '12',
    line2: '3. sal',
    postalCode: '2200',
    city: 'København',
    country: 'DK',
  }

  expect(placeParts(flat)).toEqual(['Elmegade 12', '3. sal', '2200 København'])
  expect(placeParts({ line1: 'Main St 5', city: 'Austin', regionCode: 'TX' })).toEqual(['Main St 5', 'Austin TX'])
  expect(placeParts({ line1: 'Moda Cad. 7', postalCode: '34710', districtName: 'Kadıköy', city: 'İstanbul' })).toEqual([
    'Moda Cad. 7',
    '34710 Kadıköy İstanbul',
  ])
  expect(placeParts({})).toEqual([])
  expect([fullName({ firstName: 'Maren', lastName: 'Holt' }), fullName({})]).toEqual(['Maren Holt', ''])
})

test('writes the postal code after the town in Britain, Ireland, the United States and Canada', () => {
  const edinburgh = { line1: '12 Elm Row', postalCode: 'EH7 4AA', city: 'Edinburgh' }

  expect(placeParts({ ...edinburgh, country: 'GB' })).toEqual(['12 Elm Row', 'Edinburgh EH7\u00a04AA'])
  expect(townLine({ postalCode: 'D02 X285', city: 'Dublin', country: 'IE' })).toBe('Dublin D02\u00a0X285')
  expect(townLine({ postalCode: '78701', city: 'Austin', regionCode: 'TX', country: 'US' })).toBe(
    'Austin, TX\u00a078701',
  )
  expect(townLine({ postalCode: 'M5V 2T6', city: 'Toronto', regionCode: 'ON', country: 'CA' })).toBe(
    'Toronto, ON\u00a0M5V\u00a02T6',
  )
  expect(townLine({ postalCode: '10115', city: 'Berlin', country: 'DE' })).toBe('10115 Berlin')
  expect(townLine({ city: 'Dubai', country: 'AE' })).toBe('Dubai')
})

test('keeps a postal code in one piece, wherever the line ends', () => {
  expect(townLine({ postalCode: '114 55', city: 'Stockholm', country: 'SE' })).toBe('114\u00a055 Stockholm')
  expect(townLine({ postalCode: '1012 AB', city: 'Amsterdam', country: 'NL' })).toBe('1012\u00a0AB Amsterdam')
})

test('puts the comma of the language between things in a row', () => {
  const english = translator({ 'list.comma': ', ' }, {}, 'en')
  const arabic = translator({ 'list.comma': '، ' }, {}, 'ar')

  expect(listed(english, ['Ida', undefined, '', false, 'Copenhagen'])).toBe('Ida, Copenhagen')
  expect(listed(arabic, ['ذهبي', 'M'])).toBe('ذهبي، M')
})
