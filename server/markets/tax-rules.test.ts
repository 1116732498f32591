import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { always, rateOn } from './tax-rates.ts'

const facts = (code: string) => countries.find((country) => country.code === code)!
const today = '2026-11-22'
const rateOf = (code: string) => rateOn(facts(code).tax.rate.rates, today)
const taxIn = (country: string, region: string) => facts(country).regions.find(({ code }) => code === region)?.tax

test.each([
  [25, 'DK SE NO HR'],
  [25.5, 'FI'],
  [19, 'DE CY DZ TN'],
  [20, 'FR MC AT GB BG AM MA AL RS UA'],
  [21, 'NL BE ES CZ LT LV RO'],
  [22, 'IT SI'],
  [23, 'PL PT IE SK'],
  [24, 'GR EE IS'],
  [27, 'HU'],
  [17, 'LU BA'],
  [18, 'MT MK'],
  [16, 'KZ'],
  [8.1, 'CH LI'],
  [10, 'TR'],
  [5, 'AE'],
  [4.5, 'AD'],
])('taxes at %d %% in %s [C-TAX-O2]', (rate, codes) => {
  expect(codes.split(' ').map(rateOf)).toEqual(codes.split(' ').map(() => rate))
})

test('adds tax on top in the US and Canada only [C-TAX-O1, C-GEN-O3]', () => {
  expect(
    countries
      .filter(({ tax }) => !tax.included)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['CA', 'US'])
})

test('shows a tax summary in four countries [B-MKT-14, C-TAX-01, C-CST-18, C-GEN-O3]', () => {
  expect(
    countries
      .filter(({ tax }) => tax.summary)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['AM', 'MK', 'TN', 'US'])
})

test('knows the base rate of every US state, none in five of them [C-TAX-O2]', () => {
  const { regions } = facts('US')
  expect(regions).toHaveLength(51)
  expect(
    regions
      .filter(({ tax }) => rateOn(tax!.rate.rates, today) === 0)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['AK', 'DE', 'MT', 'NH', 'OR'])
  expect(taxIn('US', 'NY')).toMatchObject({ rate: { rates: always(4) } })
})

test('names one or two taxes in each Canadian province, in English and French [C-TAX-O2, C-TAX-04, C-ADR-06, C-GEN-O3]', () => {
  expect(facts('CA').regions).toHaveLength(13)
  expect(taxIn('CA', 'QC')).toEqual({
    rate: { rates: always(5) },
    name: 'GST',
    nameFrench: 'TPS',
    rate2: { rates: always(9.975) },
    name2: 'QST',
    name2French: 'TVQ',
  })
  expect(taxIn('CA', 'BC')).toMatchObject({
    rate: { rates: always(5) },
    rate2: { rates: always(7) },
    name2: 'PST',
    name2French: 'TVP',
  })
  expect(taxIn('CA', 'ON')).toMatchObject({ rate: { rates: always(13) }, name: 'HST', nameFrench: 'TVH' })
  expect(taxIn('CA', 'AB')).toEqual({ rate: { rates: always(5) }, name: 'GST', nameFrench: 'TPS' })
})

test('knows the 81 Turkish provinces as zones, each with districts of its own [C-ADR-05, C-ADR-06, C-GEN-O3]', () => {
  const { zones, regions } = facts('TR')
  expect(zones).toHaveLength(81)
  expect(zones.find(({ id }) => id === '34')).toEqual({ id: '34', name: 'İstanbul', abbreviation: 'TR-34' })
  const inZone = (zone: string) => regions.filter((region) => region.zone === zone)
  expect(zones.every(({ id }) => inZone(id).length > 0)).toBe(true)
  expect([
    inZone('34').length,
    inZone('06').length,
    inZone('35').length,
    inZone('07').length,
    inZone('16').length,
  ]).toEqual([39, 25, 30, 19, 17])
  expect(inZone('34').find(({ name }) => name === 'Kadıköy')?.code).toBe('34-kadikoy')
  expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length)
})
