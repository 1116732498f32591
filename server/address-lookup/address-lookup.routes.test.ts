import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyingShop, openBuyingShop } from '#server/checkout/buying-shop.fakes.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openBuyingShop(await testDatabase())
})
afterAll(() => shop.close())

const suggest = async (market: string, text: string) =>
  (
    await shop.app.inject({ url: `/api/address-validation/${market}/suggest/${encodeURIComponent(text)}` })
  ).json() as Record<string, string>[]

const validate = async (market: string, address: object) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: `/api/address-validation/${market}/validate`,
      payload: address,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  ).json()

const given = { region: '', city: 'Aarhus C', zipCode: '8000', streetName: 'Strandvejen', houseNumber: '99' }
/** The result if nothing can be checked. */
const unknown = { cityValidated: true, streetValidated: true, houseNumberValidated: true }

test('suggests addresses of the market by the provider’s own protocol [C-EAV-01, C-AVL-02, C-AVL-O2, B-API-58]', async () => {
  const [first] = await suggest('da-dk', 'Strandvejen 10')

  expect(first).toEqual({
    country: 'DK',
    region: '',
    city: 'Aarhus C',
    zipcode: '8000',
    street: 'Strandvejen',
    number: '10',
    label: 'Strandvejen 10, 8000 AARHUS C, DNK',
  })
  expect(await suggest('da-dk', 'Weavers Row')).toEqual([])
  expect(await suggest('tr-tr', 'Değirmen Caddesi 10')).toMatchObject([{ region: 'İstanbul', district: 'Kadıköy' }])
})

test('says which part of an address is not known, and nothing where nobody knows [C-EAV-02, C-ENT-07, C-AVL-03, C-AVL-04, C-AVL-O1, B-API-58]', async () => {
  expect(await validate('da-dk', given)).toEqual({
    cityValidated: true,
    streetValidated: true,
    houseNumberValidated: false,
  })
  expect(await validate('da-dk', { ...given, streetName: 'Weavers Row' })).toMatchObject({ streetValidated: false })
  expect(await validate('da-dk', { zipCode: '8000', streetName: 'Weavers Row' })).toMatchObject({
    streetValidated: false,
  })
  expect(await validate('da-dk', { city: 'Aarhus C', streetName: 'Weavers Row' })).toMatchObject({
    streetValidated: false,
  })
  expect(await validate('da-dk', {})).toEqual(unknown)
})

test('doubts the town of an address in another state, and compares no region that a country’s addresses do not have [C-AVL-04, C-EAV-02]', async () => {
  const [known] = await suggest('en-us', 'New York')
  const { city, zipcode: zipCode, street: streetName, number: houseNumber, region } = known!
  const inRegion = (other: string) => validate('en-us', { region: other, city, zipCode, streetName, houseNumber })

  expect(region).toBe('NY')
  expect(await inRegion('NY')).toEqual(unknown)
  expect(await inRegion('NJ')).toEqual({ ...unknown, cityValidated: false })
  expect(await inRegion('somewhere')).toEqual(unknown)
  expect(await validate('da-dk', { ...given, region: 'Fyn', houseNumber: '10' })).toEqual(unknown)
})

test('answers an empty list and accepts every address while the provider is down, and refuses an unknown market [C-AVL-01, C-AVL-O1, C-EAV-01, C-EAV-02, B-API-58]', async () => {
  const control = (down: boolean) =>
    fetch(`${shop.simulatorsUrl}/loqate/control`, { method: 'POST', body: JSON.stringify({ down }) })
  await control(true)

  expect(await suggest('de-de', 'Lindenallee 10')).toEqual([])
  expect(await validate('da-dk', { ...given, houseNumber: '99' })).toEqual(unknown)
  await control(false)
  expect((await shop.app.inject({ url: '/api/address-validation/xx-xx/suggest/abc' })).statusCode).toBe(400)
})
