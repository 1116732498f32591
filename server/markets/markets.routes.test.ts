import { expect, test } from 'vitest'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import { fakeMarkets } from './markets.fakes.ts'
import { marketsRoutes } from './markets.routes.ts'

const markets = fakeMarkets('ar-ae', 'da-dk', 'en-gb')
const api = apiOf([marketsRoutes(markets)], { markets })
const ask = async (url: string) => {
  const answer = await api.inject({ url })
  return { status: answer.statusCode, body: answer.json() as unknown }
}

test('lists the open markets in the order shoppers see them, alike at both addresses [B-API-07, B-MKT-08, B-API-O3]', async () => {
  const { status, body } = await ask('/api/f/en-gb/markets')
  const listed = body as { id: string; name: string }[]

  expect([status, listed.map(({ id }) => id)]).toEqual([200, ['da-dk', 'en-gb', 'ar-ae']])
  expect(listed[0]).toEqual({
    ...{ id: 'da-dk', priority: 1, url: '/da-dk', name: 'Danmark', currency: 'DKK' },
    ...{ language: { name: 'Dansk', baseCode: 'da' }, country: { name: 'Danmark', code: 'DK' } },
  })
  expect(listed[2]!.name).toBe('الإمارات العربية المتحدة – العربية')
  expect(await ask('/api/markets?market=da-dk')).toEqual({ status, body })
  expect((await ask('/api/markets?market=de-de')).status).toBe(400)
})

test('lists countries of delivery with their address rules, in the asking market’s language [C-EOR-34]', async () => {
  const { body } = await ask('/api/order/da-dk/countries')
  expect(body).toMatchObject([
    { code: 'DK', name: 'Danmark', phonePrefix: '+45', rules: { postalCode: true, customsCustomerNumber: false } },
    { code: 'AE', name: 'De Forenede Arabiske Emirater', phonePrefix: '+971', rules: { postalCode: false } },
    { code: 'GB', name: 'Storbritannien', phonePrefix: '+44', rules: { postalCode: true, houseNumber: false } },
  ])
  expect((await ask('/api/order/en-gb/countries')).body).toMatchObject([
    { code: 'DK', name: 'Denmark' },
    { code: 'AE' },
    { code: 'GB', name: 'United Kingdom' },
  ])
})

test('refuses a market that is not open [B-API-07, C-EOR-34]', async () => {
  expect(await ask('/api/f/de-de/markets')).toMatchObject({ status: 400, body: { code: 'call.unknown-market' } })
  expect((await ask('/api/order/xx-yy/countries')).status).toBe(400)
})
