import { expect, test } from 'vitest'
import { knownMarkets } from '#server/markets/index.ts'
import { checkAddress } from './check-address.ts'

const country = (marketId: string) => knownMarkets.find(({ id }) => id === marketId)!.country
const danish = {
  ...{ firstName: 'Ane', lastName: 'Holm', line1: 'Nørregade', houseNumber: '12', postalCode: '8000', city: 'Aarhus' },
  mobilePhoneNumber: '20123456',
}
const problems = (marketId: string, address: Record<string, string>) => {
  const checked = checkAddress(country(marketId), address)
  return checked.ok ? {} : checked.problem.fields
}

test('takes 6 to 15 digits with at most a plus for a telephone number, and each text up to its longest [C-ADR-O2]', () => {
  const phone = (mobilePhoneNumber: string) => problems('da-dk', { ...danish, mobilePhoneNumber }).mobilePhoneNumber
  for (const right of ['123456', '+123456', '1'.repeat(15)]) expect([right, phone(right)]).toEqual([right, undefined])
  for (const wrong of ['12345', '1'.repeat(16), '++123456', '12345a', '123+456'])
    expect([wrong, phone(wrong)]).toEqual([wrong, 'address.phone-wrong'])
  expect(phone('')).toBe('form.required')

  const longest = { firstName: 50, lastName: 50, line1: 100, line2: 100, houseNumber: 10, city: 60 }
  const besides = { organizationName: 100, carrierVariant: 50 }
  for (const [name, most] of Object.entries({ ...longest, ...besides })) {
    expect([name, problems('da-dk', { ...danish, [name]: 'x'.repeat(most) })]).toEqual([name, {}])
    expect(problems('da-dk', { ...danish, [name]: 'x'.repeat(most + 1) })).toEqual({ [name]: 'form.too-long' })
  }
  const email = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 186)}.dk`
  expect([
    problems('da-dk', { ...danish, email: email(254) }),
    problems('da-dk', { ...danish, email: email(255) }),
  ]).toEqual([...[{}, { email: 'form.email-wrong' }]])
})

test('keeps every field that an address can have [C-ENT-05]', () => {
  const more = {
    ...{ id: 'a1', isPreferred: true, email: 'ane@example.com', organizationName: 'Holm & Co', line2: '2. tv' },
    ...{ carrierVariant: 'locker', geoCoordinates: { latitude: 56.1, longitude: 10.2 } },
  }
  const kept = (marketId: string, given: object) => {
    const checked = checkAddress(country(marketId), given)
    return checked.ok ? checked.value : checked.problem
  }
  expect(kept('da-dk', { ...danish, ...more })).toEqual({
    ...{ ...danish, ...more, country: 'DK' },
  })
  const american = { ...danish, houseNumber: undefined, postalCode: '10012', regionCode: 'NY' }
  expect(kept('en-us', american)).toMatchObject({ regionCode: 'NY' })
  expect(kept('uk-ua', { ...danish, postalCode: '01001', legalCustomerNumber: 'L1' })).toMatchObject({
    legalCustomerNumber: 'L1',
  })
  expect(kept('mk-mk', { ...danish, postalCode: '1000', customsCustomerNumber: 'C1' })).toMatchObject({
    customsCustomerNumber: 'C1',
  })
  const turkish = { ...danish, postalCode: '34710', district: '34-kadikoy', zone: '34', organizationName: 'Holm' }
  expect(kept('tr-tr', { ...turkish, taxOffice: 'Kadıköy' })).toMatchObject({
    district: '34-kadikoy',
    taxOffice: 'Kadıköy',
  })
})
