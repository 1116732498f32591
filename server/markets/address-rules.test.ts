import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import type { AddressRules } from './market.ts'
import { applyMask, isPostalCode, maskedPostalCode } from './postal-code.ts'

const facts = (code: string) => countries.find((country) => country.code === code)!
const codesWhere = (rule: (address: AddressRules) => boolean) =>
  countries
    .filter(({ address }) => rule(address))
    .map(({ code }) => code)
    .sort()
const accepts = (country: string, code: string) => isPostalCode(facts(country).address.postalCode, code)

test('asks for no postal code, city or house number where there is none [B-MKT-16, C-ADR-03, C-ADR-O3]', () => {
  expect(codesWhere(({ postalCode }) => postalCode === null)).toEqual(['AE'])
  expect(codesWhere(({ city }) => !city)).toEqual(['MC'])
  expect(codesWhere(({ houseNumber }) => !houseNumber)).toEqual(['AD', 'AE', 'CA', 'FR', 'GB', 'IE', 'MC', 'US'])
})

test('asks for numbers of customs and couriers where they are needed [B-MKT-16, C-ADR-03, C-ADR-O3]', () => {
  expect(codesWhere((address) => address.legalCustomerNumber)).toEqual(['KZ', 'UA'])
  expect(codesWhere((address) => address.customsCustomerNumber)).toEqual(['AM', 'MK', 'TN'])
  expect(codesWhere((address) => address.carrierPostNumber)).toEqual(['AT', 'DE'])
})

test('uses states in the US, provinces in Canada, districts and tax offices in Turkey [C-ADR-05, C-GEN-O3]', () => {
  expect(codesWhere(({ regions }) => regions === 'states')).toEqual(['US'])
  expect(codesWhere(({ regions }) => regions === 'provinces')).toEqual(['CA'])
  expect(codesWhere(({ regions, taxOffice }) => regions === 'districts' && taxOffice)).toEqual(['TR'])
})

test.each([
  ['DK', '1208', '12080'],
  ['NO', '0150', '150'],
  ['BE', '1000', 'B-1000'],
  ['CH', '8001', '80010'],
  ['AT', '1010', '101'],
  ['FI', '00100', '0010'],
  ['DE', '10119', '1011'],
  ['FR', '75003', '7500A'],
  ['ES', '28004', '280040'],
  ['IT', '20121', '2012'],
  ['TR', '34367', '3436'],
  ['SE', '111 20', '11120 1'],
  ['CZ', '11000', '1100'],
  ['SK', '811 01', '811 0'],
  ['NL', '1012 AB', '1012'],
  ['PT', '1200-443', '1200'],
  ['PL', '00-545', '00-54'],
  ['US', '10012-1234', '1001'],
  ['CA', 'M5V 2T6', 'M5V 2T'],
  ['AD', 'AD500', '500'],
  ['GB', 'SW1A 1AA', 'SW1A'],
  ['IE', 'D02 AF30', 'D02'],
])('knows a postal code of %s from a wrong one [C-ADR-O4]', (country, right, wrong) => {
  expect([accepts(country, right), accepts(country, wrong)]).toEqual([true, false])
  for (const other of [`${right}1`, `1${right}`, right.slice(0, -1)])
    expect([other, accepts(country, other)]).toEqual([other, false])
})

test('takes a postal code with and without what its country leaves to the writer [C-ADR-O4]', () => {
  for (const [country, code] of [
    ...[
      ['SE', '11120'],
      ['CZ', '110 00'],
      ['SK', '81101'],
      ['NL', '1012AB'],
      ['US', '10012'],
      ['IE', 'D02AF30'],
    ],
    ...[
      ['CA', 'M5V2T6'],
      ['GB', 'M1 1AE'],
    ],
  ] as const)
    expect([country, accepts(country!, code!)]).toEqual([country, true])
  for (const [country, code] of [
    ['DK', '120'],
    ['DE', '101190'],
    ['US', '100121'],
    ['PT', '1200-4435'],
    ['AD', 'AD5000'],
  ])
    expect([country, accepts(country!, code!)]).toEqual([country, false])
})

test('accepts 2 to 10 characters if there is no stricter rule [C-ADR-O4]', () => {
  expect(['12', 'LV-1050', '1234567890'].map((code) => accepts('LV', code))).toEqual([true, true, true])
  expect(['1', '12345678901', '<b>'].map((code) => accepts('LV', code))).toEqual([false, false, false])
})

test('shows an example of each country’s postal codes that it would accept itself', () => {
  for (const { code, address } of countries)
    if (address.postalCode) expect(`${code} ${accepts(code, address.postalCode.example)}`).toBe(`${code} true`)
})

test('masks postal codes of Slovakia, Portugal and Poland [B-MKT-15, C-ADR-04, C-ADR-O5, C-CST-20]', () => {
  const masks = countries.flatMap(({ code, address }) =>
    address.postalCode?.mask ? [[code, address.postalCode.mask]] : [],
  )
  expect(Object.fromEntries(masks)).toEqual({ PL: '##-####', PT: '####-###', SK: '### ##' })
  expect(maskedPostalCode(facts('SK').address.postalCode!, '81101')).toBe('811 01')
  expect(maskedPostalCode(facts('PT').address.postalCode!, '1200443')).toBe('1200-443')
})

test('takes a Polish code of five digits though the mask has room for six [B-MKT-15, C-ADR-O4]', () => {
  expect(applyMask('##-####', '00545')).toBe('00-545')
  expect([accepts('PL', '00545'), accepts('PL', '00-545'), accepts('PL', '00-5456')]).toEqual([true, true, false])
})

test('keeps what was typed beyond a mask, so that a wrong code is told and not cut', () => {
  expect(applyMask('### ##', '8110199')).toBe('811 0199')
})

test('stores what a shopper typed in small letters as the country writes it', () => {
  expect(maskedPostalCode(facts('GB').address.postalCode!, ' sw1a  1aa ')).toBe('SW1A 1AA')
  expect(accepts('GB', 'sw1a 1aa')).toBe(true)
})
