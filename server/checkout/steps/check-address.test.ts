import { expect, test } from 'vitest'
import { knownMarkets } from '#server/markets/index.ts'
import { addressFields } from './address-fields.ts'
import { checkAddress } from './check-address.ts'

const country = (marketId: string) => knownMarkets.find(({ id }) => id === marketId)!.country
const danish = {
  firstName: 'Ane',
  lastName: 'Holm',
  line1: 'Nørregade',
  houseNumber: '12',
  postalCode: '8000',
  city: 'Aarhus',
  mobilePhoneNumber: '20 12 34 56',
}
const problems = (marketId: string, address: Record<string, string>) => {
  const checked = checkAddress(country(marketId), address)
  return checked.ok ? {} : checked.problem.fields
}

test('tidies what was typed: blanks, telephone numbers, the country [B-VAL-04, C-ADR-02, C-ADR-09, C-VAL-01, C-VAL-O1]', () => {
  const checked = checkAddress(country('da-dk'), {
    ...danish,
    line1: ' Store  Kongensgade\t',
    city: 'København \t K',
    organizationName: ' Holm  &   Søn',
    mobilePhoneNumber: '+45 (20) 12-34.56',
    country: 'SE',
  })

  expect(checked).toMatchObject({
    ok: true,
    value: {
      line1: 'Store Kongensgade',
      city: 'København K',
      organizationName: 'Holm & Søn',
      mobilePhoneNumber: '+4520123456',
      country: 'DK',
    },
  })
})

test('shows the problem of each field [C-ADR-O2]', () => {
  expect(
    problems('da-dk', {
      ...danish,
      firstName: ' ',
      lastName: 'x'.repeat(51),
      postalCode: '80000',
      mobilePhoneNumber: '12',
      city: '<b>',
    }),
  ).toEqual({
    firstName: 'form.required',
    lastName: 'form.too-long',
    postalCode: 'address.postal-code-wrong',
    mobilePhoneNumber: 'address.phone-wrong',
    city: 'form.no-markup',
  })
})

test('keeps a carrier’s customer number of 6 to 10 digits in addresses of countries that have such numbers [C-ENT-05, C-ADR-O3]', () => {
  const german = { ...danish, postalCode: '10969', city: 'Berlin' }
  const numberIn = (marketId: string, carrierPostNumber: string) => {
    const checked = checkAddress(country(marketId), { ...(marketId === 'de-de' ? german : danish), carrierPostNumber })
    return checked.ok ? checked.value.carrierPostNumber : checked.problem.fields
  }

  expect(['12345678', ' ١٢٣٤٥٦ ', ' '].map((number) => numberIn('de-de', number))).toEqual([
    ...['12345678', '123456', undefined],
  ])
  for (const wrong of ['12345', '12345678901', '12345a'])
    expect(numberIn('de-de', wrong), wrong).toEqual({ carrierPostNumber: 'checkout.post-number-wrong' })
  expect(numberIn('da-dk', '12345678')).toBeUndefined()
})

test('refuses control characters [C-ADR-O2]', () => {
  expect(problems('da-dk', { ...danish, line1: 'Nørre\u0000gade' })).toEqual({ line1: 'form.no-markup' })
})

test('checks the additional address fields as well, and stores a tax office only in Turkey [C-ADR-O2, C-GEN-O3]', () => {
  const given = { id: 'x'.repeat(101), carrierVariant: '<locker>', email: 'ane@', organizationName: 'Co\u0007' }
  expect(problems('da-dk', { ...danish, ...given })).toEqual({
    id: 'form.too-long',
    carrierVariant: 'form.no-markup',
    email: 'form.email-wrong',
    organizationName: 'form.no-markup',
  })
  const kept = checkAddress(country('da-dk'), {
    ...danish,
    organizationName: ' Holm   &  Co ',
    taxOffice: '<b>'.repeat(1000),
    isPreferred: true,
  })
  expect(kept).toMatchObject({ ok: true, value: { organizationName: 'Holm & Co', isPreferred: true } })
  expect(kept.ok && kept.value.taxOffice).toBeUndefined()
  expect(problems('tr-tr', { taxOffice: 'Kadıköy' }).organizationName).toBe('form.required')
})

test('knows the postcodes of each country [C-ADR-O4]', () => {
  const wrong = {
    'de-de': ['1011', '101155', 'ABCDE'],
    'fr-fr': ['7501', '750111'],
    'en-us': ['1234', '12345-1'],
    'en-gb': ['12345', 'SW1A1AAA'],
    'tr-tr': ['3471'],
  }
  for (const [marketId, codes] of Object.entries(wrong)) {
    for (const postalCode of codes)
      expect(problems(marketId, { postalCode }).postalCode, `${marketId} ${postalCode}`).toBe(
        'address.postal-code-wrong',
      )
  }
  const right = {
    'de-de': '10115',
    'fr-fr': '75011',
    'en-us': '10001-1234',
    'en-gb': 'sw1a 1aa',
    'tr-tr': '34710',
    'da-dk': '٨٠٠٠',
  }
  for (const [marketId, postalCode] of Object.entries(right))
    expect(problems(marketId, { postalCode }).postalCode, marketId).toBeUndefined()
})

test('requires no postcode in the Emirates and no house number if it is part of the street [C-ADR-03, C-ADR-O3]', () => {
  const names = (marketId: string) => addressFields(country(marketId)).map(({ name }) => name)

  expect(names('ar-ae')).not.toContain('postalCode')
  expect(names('en-gb')).not.toContain('houseNumber')
  expect(names('da-dk')).toContain('houseNumber')
})

test('takes states and districts from the list only, and a district in its own province [C-ADR-05, C-ADR-O2]', () => {
  const turkey = country('tr-tr')
  const [first] = turkey.regions
  const elsewhere = turkey.zones.find(({ id }) => id !== first!.zone)!

  expect(problems('en-us', { regionCode: 'XX' }).regionCode).toBe('form.choose-from-list')
  expect(problems('en-us', {}).regionCode).toBe('form.required')
  expect(problems('tr-tr', { district: first!.code, zone: elsewhere.id }).district).toBe('address.district-elsewhere')
  expect(problems('tr-tr', { district: first!.code, zone: first!.zone! }).district).toBeUndefined()
})

test('shows the official name of a district, not the name that was sent [C-ADR-O2]', () => {
  const moda = { ...danish, postalCode: '34710', district: '34-kadikoy', zone: '34', districtName: '<b>Elsewhere' }
  const checked = checkAddress(country('tr-tr'), { ...moda, mobilePhoneNumber: '5321234567' })

  expect(checked).toMatchObject({ ok: true, value: { district: '34-kadikoy', districtName: 'Kadıköy' } })
})

test('takes a postal code typed without its separator, and stores it with it [C-ADR-O5]', () => {
  const stored = (marketId: string, postalCode: string) => {
    const checked = checkAddress(country(marketId), { ...danish, postalCode })
    return checked.ok ? checked.value.postalCode : checked.problem.fields
  }

  expect(stored('pl-pl', '00545')).toBe('00-545')
  expect(stored('pt-pt', '1200443')).toBe('1200-443')
  expect(stored('sk-sk', '811 01')).toBe('811 01')
  expect(stored('sk-sk', '81101')).toBe('811 01')
  expect(stored('pl-pl', '0054')).toEqual({ postalCode: 'address.postal-code-wrong' })
})
