import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { always, findRate, rateOn } from './tax-rates.ts'

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
])('taxes at %s percent in %s [C-TAX-O2]', (rate, codes) => {
  expect(codes.split(' ').map(rateOf)).toEqual(codes.split(' ').map(() => rate))
})

test('adds tax on top in the US and Canada only [C-TAX-O1, C-GEN-O3, C-ANL-02]', () => {
  expect(
    countries
      .filter(({ tax }) => !tax.included)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['CA', 'US'])
})

test('shows a tax summary in four countries [B-MKT-14, C-TAX-01, C-CST-18, C-GEN-O3, C-RCP-03]', () => {
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
  expect(regions.map(({ code, tax }) => `${code} ${rateOn(tax!.rate.rates, today)}`).join(' ')).toBe(
    'AL 4 AK 0 AZ 5.6 AR 6.5 CA 7.25 CO 2.9 CT 6.35 DE 0 DC 6 FL 6 GA 4 HI 4 ID 6 IL 6.25 IN 7 IA 6 KS 6.5 KY 6 LA 5 ME 5.5 ' +
      'MD 6 MA 6.25 MI 6 MN 6.875 MS 7 MO 4.225 MT 0 NE 5.5 NV 6.85 NH 0 NJ 6.625 NM 4.875 NY 4 NC 4.75 ND 5 OH 5.75 OK 4.5 OR 0 PA 6 RI 7 SC 6 SD 4.2 TN 7 TX 6.25 UT 6.1 VT 6 VA 5.3 WA 6.5 WV 6 WI 5 WY 4',
  )
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
  const percents = facts('CA').regions.map(({ code, tax }) => {
    const rates = [tax!.rate, tax!.rate2].flatMap((table) => (table ? [rateOn(table.rates, today)] : []))
    return `${code} ${rates.join('+')}`
  })
  expect(percents.join(', ')).toBe(
    'AB 5, BC 5+7, MB 5+7, NB 15, NL 15, NS 14, NT 5, NU 5, ON 13, PE 15, QC 5+9.975, SK 5+6, YT 5',
  )
})

test('taxes at nothing where a country has no rate, or none yet [C-TAX-O2]', () => {
  expect(findRate({ rates: [] }, undefined, today)).toEqual({ percent: 0 })
  expect(findRate({ rates: [{ percent: 9, from: '2027-01-01' }] }, undefined, today)).toEqual({ percent: 0 })
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
