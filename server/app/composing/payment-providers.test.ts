import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { paymentProviders } from './payment-providers.ts'

const live = {
  PUBLIC_URL: 'https://shop.example',
  ADYEN_MODE: 'live',
  ADYEN_API_KEY: 'AQEyhmfxK4rPbRVDw0m',
  ADYEN_MERCHANT_ACCOUNT: 'ShopExample',
  ADYEN_HMAC_KEY: '44782def'.repeat(8),
  ADYEN_API_URL: 'https://abc-checkout-live.adyenpayments.com/checkout/v72',
}
const setupOf = (more: Readonly<Record<string, string>>) =>
  paymentProviders(readSettings({ ...live, ...more }), (name) => ({ name })).of('adyen').setup

test('talks to the hosts of test, of Europe or of the region an account is served from, and to none of the others', () => {
  const [test, europe, america] = [
    setupOf({ ADYEN_CLIENT_KEY: 'test_x', ADYEN_REGION: 'us' }),
    setupOf({ ADYEN_CLIENT_KEY: 'live_x' }),
    setupOf({ ADYEN_CLIENT_KEY: 'live_x', ADYEN_REGION: 'us' }),
  ]

  expect([test.environment, europe.environment, america.environment]).toEqual(['test', 'live', 'live-us'])
  expect(test.origins[0]).toBe('https://checkoutshopper-test.adyen.com')
  expect(europe.origins[0]).toBe('https://checkoutshopper-live.adyen.com')
  expect(america.origins).toContain('https://checkoutshopper-live-us.cdn.adyen.com')
  expect(america.origins).toContain('https://abc-checkout-live.adyenpayments.com')
  expect(america.origins.filter((origin) => origin.includes('test') || origin.includes('-live.adyen.com'))).toEqual([])
})
