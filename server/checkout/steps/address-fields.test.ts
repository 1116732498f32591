import { expect, test } from 'vitest'
import { knownMarkets } from '#server/markets/index.ts'
import { addressFields } from './address-fields.ts'
import { checkAddress } from './check-address.ts'

const countries = [...new Map(knownMarkets.map(({ country }) => [country.code, country])).values()]
const problems = (country: (typeof countries)[number], address: Readonly<Record<string, string>>) => {
  const checked = checkAddress(country, address)
  return checked.ok ? {} : checked.problem.fields
}

test('gives the form of every country the same rules the shop checks by [C-ADR-08, C-ADR-O2, C-ADR-O3]', () => {
  for (const country of countries) {
    const fields = addressFields(country)
    const required = fields.filter((field) => field.required).map(({ name }) => name)
    const limited = fields.filter(({ type, maxLength }) => type === 'text' && maxLength !== undefined)
    const tooLong = Object.fromEntries(limited.map(({ name, maxLength }) => [name, 'x'.repeat(maxLength! + 1)]))

    expect(Object.keys(problems(country, {})).sort(), country.code).toEqual(required.sort())
    expect(problems(country, tooLong), country.code).toMatchObject(
      Object.fromEntries(limited.map(({ name }) => [name, 'form.too-long'])),
    )
    for (const { name, pattern, example } of fields) {
      if (pattern === undefined || example === undefined) continue
      expect(new RegExp(`^(?:${pattern})$`, 'v').test(example), country.code).toBe(true)
      expect(problems(country, { [name]: example }), country.code).not.toHaveProperty(name)
    }
  }
})

test('requires a state in the United States, a province in Canada, a province and district in Turkey [C-ADR-05, C-ADR-O2]', () => {
  const asked = (code: string) => {
    const chosen = addressFields(countries.find((country) => country.code === code)!).filter(({ options }) => options)
    return chosen.map(({ name, label, required }) => [name, label, required])
  }

  expect(asked('US')).toEqual([['regionCode', 'address.state', true]])
  expect(asked('CA')).toEqual([['regionCode', 'address.province', true]])
  expect(asked('TR')).toEqual([
    ['zone', 'address.zone', true],
    ['district', 'address.district', true],
  ])
  expect(asked('DK')).toEqual([])
  const choices = (code: string, name: string) =>
    addressFields(countries.find((country) => country.code === code)!).find((field) => field.name === name)?.options
  expect([choices('US', 'regionCode'), choices('CA', 'regionCode'), choices('TR', 'zone')]).toMatchObject([
    ...[{ length: 51 }, { length: 13 }, { length: 81 }],
  ])
})

/** Every field of the form with its longest text, and if it may be left out. */
const bounds = (code: string) =>
  Object.fromEntries(
    addressFields(countries.find((country) => country.code === code)!).map(({ name, maxLength, required }) => [
      name,
      [maxLength, required],
    ]),
  )

test('asks for a name, a street, a town and a telephone number of at most so many letters [C-ADR-O2, C-ADR-08, C-ADR-O3]', () => {
  const everywhere = {
    ...{ firstName: [50, true], lastName: [50, true], line1: [100, true], line2: [100, false], city: [60, true] },
    ...{ postalCode: [10, true], mobilePhoneNumber: [20, true] },
  }

  expect(bounds('DK')).toEqual({ ...everywhere, houseNumber: [10, true] })
  expect(bounds('GB')).toEqual(everywhere)
  expect(bounds('KZ')).toMatchObject({ legalCustomerNumber: [30, true] })
  expect(bounds('TN')).toMatchObject({ customsCustomerNumber: [30, true] })
  expect(bounds('TR')).toMatchObject({ organizationName: [100, false], taxOffice: [100, false] })
})

test('gives the field of a postal code the mask of its country [C-ADR-04, C-ADR-O5, C-CST-20]', () => {
  const masked = countries.flatMap((country) =>
    addressFields(country).flatMap(({ mask }) => (mask ? [[country.code, mask]] : [])),
  )

  expect(Object.fromEntries(masked)).toEqual({ PL: '##-####', PT: '####-###', SK: '### ##' })
})

test('shows fields of postal code, city, house number and customs only where the country has them [B-MKT-16, C-ADR-03, C-ADR-O3]', () => {
  const countriesWith = (name: string) =>
    countries.filter((country) => addressFields(country).some((field) => field.name === name)).map(({ code }) => code)
  const countriesWithout = (name: string) =>
    countries.filter(({ code }) => !countriesWith(name).includes(code)).map(({ code }) => code)

  expect(countriesWith('legalCustomerNumber').sort()).toEqual(['KZ', 'UA'])
  expect(countriesWith('customsCustomerNumber').sort()).toEqual(['AM', 'MK', 'TN'])
  expect(countriesWithout('postalCode')).toEqual(['AE'])
  expect(countriesWithout('city')).toEqual(['MC'])
  expect(countriesWithout('houseNumber').sort()).toEqual(['AD', 'AE', 'CA', 'FR', 'GB', 'IE', 'MC', 'US'])
})

test('accepts as a choice only what the form offers [C-ADR-O2, C-ADR-08]', () => {
  for (const country of countries) {
    for (const { name, options } of addressFields(country)) {
      if (options) expect(problems(country, { [name]: 'Atlantis' })[name]).toBe('form.choose-from-list')
    }
  }
})
