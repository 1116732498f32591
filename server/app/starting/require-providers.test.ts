import { expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import type { Market } from '#server/markets/index.ts'
import { readSettings } from '../settings/settings.ts'
import { requireProvidersOf } from './require-providers.ts'
import { lineFor } from './start-problems.ts'

const markets = (['adyen', 'klarna', 'iyzico'] as const).map((paymentProvider, at) => ({
  id: ['da-dk', 'fr-fr', 'tr-tr'][at]!,
  choices: { paymentProvider } as Market['choices'],
}))
const live = {
  ...{ ADYEN_MODE: 'live', ADYEN_API_KEY: 'AQEyhmfxK4rPbRVDw0m', ADYEN_MERCHANT_ACCOUNT: 'ShopExample' },
  ...{ ADYEN_HMAC_KEY: '44782def'.repeat(8), ADYEN_CLIENT_KEY: 'live_x' },
  ADYEN_API_URL: 'https://abc-checkout-live.adyenpayments.com/checkout/v72',
}
const reachable = { PUBLIC_URL: 'https://shop.example' }

const complaint = (variables: Record<string, string>, open = markets): string => {
  try {
    requireProvidersOf(readSettings(variables), open)
    return ''
  } catch (error) {
    return error instanceof Fault ? lineFor(error) : String(error)
  }
}

test('lets all payments be simulated on this machine alone', () => {
  expect(complaint({})).toBe('')
})

test('stops beside a live provider where shoppers of an open market would pay a simulator, and names both', () => {
  expect(complaint(live)).toBe(
    'Shoppers of fr-fr would pay a simulator of klarna, which takes no money: set KLARNA_USERNAME and KLARNA_PASSWORD, or name klarna in ALLOW_SIMULATORS.',
  )
  expect(complaint({ ...live, ALLOW_SIMULATORS: 'klarna' })).toContain(
    'Shoppers of tr-tr would pay a simulator of iyzico',
  )
  expect(complaint({ ...live, ALLOW_SIMULATORS: 'klarna,iyzico' })).toBe('')
})

test('requires no keys of providers that no open market uses', () => {
  expect(complaint(live, markets.slice(0, 1))).toBe('')
})

test('stops a shop others can reach unless each simulator is named', () => {
  expect(complaint(reachable)).toContain('Shoppers of da-dk would pay a simulator of adyen')
  expect(complaint({ HOST: '0.0.0.0' })).toContain('Shoppers of da-dk would pay a simulator of adyen')
  expect(complaint({ ...reachable, ALLOW_SIMULATORS: 'adyen,klarna' })).toContain('tr-tr')
  expect(complaint({ ...reachable, ALLOW_SIMULATORS: 'adyen,klarna,iyzico' })).toBe('')
})

test('requires Adyen for the terminals of stores as well', () => {
  const keys = { KLARNA_USERNAME: 'K123', KLARNA_PASSWORD: 'kp-4f9a2c7b' }

  expect(complaint({ ...reachable, ...keys }, markets.slice(1, 2))).toBe('')
  expect(complaint({ ...reachable, ...keys, STORE_HOSTS: 'till.shop.example' }, markets.slice(1, 2))).toContain(
    'stores',
  )
})

test('refuses a market that uses a tax service without a token', () => {
  const asking = [{ id: 'en-us', choices: { paymentProvider: 'adyen', taxService: 'taxjar' } as Market['choices'] }]

  expect(complaint({}, asking)).toBe('')
  expect(complaint({ ...live, ...reachable }, asking)).toBe(
    'Nobody would tell the taxes of en-us: set TAXJAR_TOKEN, name taxjar in ALLOW_SIMULATORS, or take taxService out of the file of the market.',
  )
  expect(complaint({ ...live, ...reachable, TAXJAR_TOKEN: '9e0cd62a22f451701f29c3bde214' }, asking)).toBe('')
})
