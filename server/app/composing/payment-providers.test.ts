import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { thirdParties } from '../settings/third-parties.ts'
import { iyzicoSimulatorKeys } from '../simulators/simulator-keys.ts'
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

test('talks to the hosts of test, of Europe or of the region an account is served from, and to none of the others [C-CAR-01, C-CAR-O1]', () => {
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

const providers = (more: Readonly<Record<string, string>>) =>
  paymentProviders(readSettings({ ...live, ADYEN_CLIENT_KEY: 'live_x', ...more }), (name) => ({ name }))

test('asks and books with no provider whose simulator may not stand in, and signs nothing with its well-known keys', () => {
  const namesOf = (more: Readonly<Record<string, string>>) => providers(more).all.map(({ name }) => name)

  expect(namesOf({})).toEqual(['adyen', 'pay-by-link', 'pos'])
  expect(namesOf({ ALLOW_SIMULATORS: 'klarna' })).toEqual(['adyen', 'pay-by-link', 'pos', 'klarna'])
})

test('refuses a notification signed with the well-known keys of a simulator that is not allowed', () => {
  const [token, paymentConversationId, status] = ['t1', 'p1', 'SUCCESS']
  const { secretKey } = iyzicoSimulatorKeys
  const signature = createHmac('sha256', secretKey)
    .update([secretKey, 'CHECKOUT_FORM_AUTH', 1, token, paymentConversationId, status].join(''))
    .digest('hex')
  const notice = {
    body: { token, paymentConversationId, status, iyziEventType: 'CHECKOUT_FORM_AUTH', iyziPaymentId: 1 },
    headers: { 'x-iyz-signature-v3': signature },
    query: {},
  }
  const heard = (more: Readonly<Record<string, string>>) => providers(more).of('iyzico').read(notice)

  expect(heard({})).toBe('forged')
  expect(heard({ ALLOW_SIMULATORS: 'iyzico' })).not.toBe('forged')
})

test('offers no simulated pickup points unless their simulator is named in the settings', async () => {
  const place = { country: 'DK', postalCode: '8000', city: 'Aarhus' }
  const points = thirdParties({ ...readSettings({ ...live, ADYEN_CLIENT_KEY: 'live_x' }) }).pickupPoints

  expect(await points.near('GLS', place)).toEqual([])
})
