import { expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import { lineFor } from '../starting/start-problems.ts'
import { readSettings } from './settings.ts'
import { thirdParties } from './third-parties.ts'

const complaint = (variables: Record<string, string>): string => {
  try {
    readSettings(variables)
    return ''
  } catch (error) {
    return error instanceof Fault ? lineFor(error) : String(error)
  }
}

test('needs no setting at all for a shop on this machine [B-SYS-06]', () => {
  const settings = readSettings({})

  expect(settings).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', loopback: true, cdnSeconds: 0 })
})

test('lets an access token live for an hour where nothing else is set [C-SES-O2]', () => {
  expect(readSettings({}).accessTokenSeconds).toBe(3600)
})

test('knows the devices of stores by their hosts, and on this machine by one to try it at', () => {
  expect(readSettings({}).storeHosts).toEqual(['store.localhost'])
  expect(readSettings({ STORE_HOSTS: 'Till.halden.test, kiosk.halden.test' }).storeHosts).toEqual([
    'till.halden.test',
    'kiosk.halden.test',
  ])
  expect(readSettings({ PUBLIC_URL: 'https://halden.test', ALLOW_SIMULATORS: 'adyen' }).storeHosts).toEqual([])
})

test('opens the preview to any address with `preview` only on a developer’s own machine, and nowhere in production [B-CMS-O5]', () => {
  const forAll = (variables: Record<string, string>) => readSettings(variables).previewForAll

  expect(forAll({ NODE_ENV: 'development' })).toBe(true)
  expect(forAll({ NODE_ENV: 'production' })).toBe(false)
  expect(forAll({ PUBLIC_URL: 'https://halden.test', ALLOW_SIMULATORS: 'adyen' })).toBe(false)
})

test('treats an empty setting as missing', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65534, and is "abc".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65534, and is "80.5".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65534, and is "70000".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, and is "a b".'],
  [
    { PUBLIC_URL: 'shop.example' },
    'PUBLIC_URL must be an address such as https://shop.example, and is "shop.example".',
  ],
  [
    { PUBLIC_URL: 'https://shop.example/en' },
    'PUBLIC_URL must be scheme and host only, without a path, and is "https://shop.example/en".',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, and is "prod".'],
  [{ WARM_UP: 'later' }, 'WARM_UP must be yes or no, and is "later".'],
  [{ CDN_SECONDS: '-1' }, 'CDN_SECONDS must be a whole number from 0 on, and is "-1".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent, and is "loud".'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 on, and is "1".'],
  [
    { ALLOW_SIMULATORS: 'yes' },
    'ALLOW_SIMULATORS must name simulators, divided by commas: adyen, klarna, iyzico, aftership, canada-post, careers, conversion-tests, facebook-leads, ga4, loqate, payload, pickup-points, return-labels, returns-plugin, reviews, sentry, size-advisor, taxjar, umbraco, voyado, and is "yes".',
  ],
  [{ SIMULATORS_URL: 'here' }, 'SIMULATORS_URL must be an address such as https://shop.example, and is "here".'],
  [{ ADYEN_MODE: 'test' }, 'ADYEN_MODE must be simulator or live, and is "test".'],
])('names the wrong setting, its rule and its value: %o', (variables, line) => {
  expect(complaint(variables)).toBe(line)
})

test.each([
  [
    { DATABASE_URL: 'mysql://shop:hunter2@db/shop' },
    'DATABASE_URL must be an address such as postgresql://user:password@host/name.',
  ],
  [{ SIGNUP_ACCESS_TOKEN: 'hunter2' }, 'SIGNUP_ACCESS_TOKEN must have keys of at least 16 characters.'],
  [{ METRICS_TOKEN: 'hunter2' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ COOKIE_SECRET: 'hunter2' }, 'COOKIE_SECRET must have keys of at least 32 characters.'],
  [
    { INTERNAL_API_KEY: 'a'.repeat(16).concat(',', 'b'.repeat(16), ',', 'c'.repeat(16)) },
    'INTERNAL_API_KEY must hold at most two keys.',
  ],
  [{ ADYEN_HMAC_KEY: 'hunter2' }, 'ADYEN_HMAC_KEY must be 64 hexadecimal digits.'],
])('never repeats a secret in the line: %o', (variables, line) => {
  expect(complaint(variables)).toBe(line)
})

test('requires the keys of a provider that is live', () => {
  expect(complaint({ ADYEN_MODE: 'live', ADYEN_API_KEY: 'k' })).toBe(
    'ADYEN_MERCHANT_ACCOUNT must be set where ADYEN_MODE is live.',
  )
})

const reachable = { PUBLIC_URL: 'https://shop.example' }
const live = {
  ...{ ADYEN_MODE: 'live', ADYEN_API_KEY: 'AQEyhmfxK4rPbRVDw0m', ADYEN_MERCHANT_ACCOUNT: 'ShopExample' },
  ...{ ADYEN_HMAC_KEY: '44782def'.repeat(8), ADYEN_CLIENT_KEY: 'live_x' },
  ADYEN_API_URL: 'https://abc-checkout-live.adyenpayments.com/checkout/v72',
}

test('is a local shop only if it listens on this machine and its address is on this machine', () => {
  const loopback = (variables: Record<string, string>) => readSettings(variables).loopback

  expect([{}, { HOST: '::1' }, { HOST: 'localhost' }, { HOST: '127.0.0.2' }].map(loopback)).toEqual(Array(4).fill(true))
  expect(
    [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.7' },
      { HOST: 'shop.internal' },
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
      reachable,
    ].map(loopback),
  ).toEqual(Array(6).fill(false))
})

test('has nothing of a developer’s machine where it listens to others: no device of a store, no consent granted, no hot reload', () => {
  const others = { HOST: '0.0.0.0' }

  expect(readSettings(others)).toMatchObject({ storeHosts: [], consent: 'ask', simulators: [] })
  expect(complaint({ ...others, CONSENT: 'granted' })).toContain('CONSENT must be ask where HOST or PUBLIC_URL')
  expect(complaint({ ...others, NODE_ENV: 'development' })).toContain('NODE_ENV must be production where HOST or')
})

test('lets simulators stand in on this machine alone, until a payment provider is live, and elsewhere where each is named [B-SYS-06]', () => {
  const simulators = (variables: Record<string, string>) => readSettings(variables).simulators

  expect(simulators({})).toEqual([
    'adyen',
    'klarna',
    'iyzico',
    'google',
    'apple',
    'facebook',
    'directory',
    'aftership',
    'canada-post',
    'careers',
    'conversion-tests',
    'facebook-leads',
    'ga4',
    'loqate',
    'payload',
    'pickup-points',
    'return-labels',
    'returns-plugin',
    'reviews',
    'sentry',
    'size-advisor',
    'taxjar',
    'umbraco',
    'voyado',
  ])
  expect(simulators(live)).toEqual([
    'aftership',
    'canada-post',
    'careers',
    'conversion-tests',
    'facebook-leads',
    'ga4',
    'loqate',
    'payload',
    'pickup-points',
    'return-labels',
    'returns-plugin',
    'reviews',
    'sentry',
    'size-advisor',
    'taxjar',
    'umbraco',
    'voyado',
  ])
  expect(simulators({ ...live, ALLOW_SIMULATORS: 'iyzico' })).toContain('iyzico')
  expect(simulators({ KLARNA_USERNAME: 'K123', KLARNA_PASSWORD: 'kp-4f9a2c7b' })).not.toContain('adyen')
  expect(simulators({ ...reachable, ...live })).toEqual([])
  expect(simulators({ ...reachable, ALLOW_SIMULATORS: 'klarna, adyen' })).toEqual(['klarna', 'adyen'])
})

test('allows no simulator of an identity provider where others can reach the shop, even if it is named [C-SOC-O3]', () => {
  expect(complaint({ ...reachable, ALLOW_SIMULATORS: 'google' })).toContain('ALLOW_SIMULATORS must name simulators')
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is.'],
  [{ FACEBOOK_CLIENT_SECRET: 'f00dfeed' }, 'FACEBOOK_CLIENT_ID must be set where FACEBOOK_CLIENT_SECRET is.'],
  [
    { APPLE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----' },
    'APPLE_PRIVATE_KEY must be the private key of the file AuthKey_….p8, with its first and last line.',
  ],
  [
    { DIRECTORY_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
    'DIRECTORY_ISSUER must be the issuer of one company, not one that everybody shares, and is "https://login.microsoftonline.com/common/v2.0".',
  ],
  [
    { DIRECTORY_ISSUER: 'http://login.halden.test', DIRECTORY_CLIENT_ID: 'a', DIRECTORY_CLIENT_SECRET: 'f00dfeed1234' },
    'DIRECTORY_ISSUER must begin with https, and is "http://login.halden.test".',
  ],
])('refuses credentials of an identity provider that are cut or not one company’s own: %o', (variables, line) => {
  expect(complaint(variables)).toBe(line)
})

test.each([
  [{ COOKIE_SECRET: 'a'.repeat(40) }, 'COOKIE_SECRET must have at least 8 different characters.'],
  [
    { INTERNAL_API_KEY: 'internal-api-key-changeme' },
    'INTERNAL_API_KEY must not hold a word that guides and examples use.',
  ],
  [{ METRICS_TOKEN: 'abcdefghijklmnop' }, 'METRICS_TOKEN must not follow the alphabet, the digits or the keyboard.'],
  [{ WAREHOUSE_KEY: 'k3J9xQ2m'.repeat(5) }, 'WAREHOUSE_KEY must not repeat one part of itself.'],
  [{ ADYEN_HMAC_KEY: '0'.repeat(64) }, 'ADYEN_HMAC_KEY must be the key the provider gave out.'],
  [
    { IYZICO_SECRET_KEY: 'simulator-secret' },
    'IYZICO_SECRET_KEY must be the key the provider gave out, not that of an example or of the simulator.',
  ],
  [
    { ADYEN_API_URL: 'http://checkout.example/v72' },
    'ADYEN_API_URL must begin with https, and is "http://checkout.example/v72".',
  ],
  [{ LOQATE_URL: 'http://127.0.0.1:9' }, 'LOQATE_URL must begin with https, and is "http://127.0.0.1:9".'],
  [{ KLARNA_API_URL: 'ftp://klarna.example' }, 'KLARNA_API_URL must begin with https, and is "ftp://klarna.example".'],
])('takes no weak secret and no open line where others can reach the shop: %o', (variables, line) => {
  expect(complaint({ ...reachable, ...live, ...variables })).toBe(line)
})

test('lets a developer try weak secrets and an own stand-in on this machine, but no open line to others', () => {
  expect(complaint({ COOKIE_SECRET: 'n'.repeat(32), LOQATE_URL: 'http://127.0.0.1:9' })).toBe('')
  expect(complaint({ LOQATE_URL: 'http://loqate.example' })).toContain('LOQATE_URL must begin with https')
})

test('asks shoppers for consent everywhere; only a developer’s shop treats it as given, unless it is set to ask too [B-CONS-03, B-CONS-O1, D-16]', () => {
  const development = { NODE_ENV: 'development' }

  expect([{}, reachable, development].map((it) => readSettings(it).consent)).toEqual(['ask', 'ask', 'granted'])
  expect(readSettings({ ...development, CONSENT: 'ask' }).consent).toBe('ask')
  expect(complaint({ CONSENT: 'granted' })).toContain('CONSENT must be ask, except for npm run dev')
  expect(complaint({ ...reachable, CONSENT: 'granted' })).toContain(
    'CONSENT must be ask where HOST or PUBLIC_URL is not',
  )
})

test.each([
  [{ REPLAY_SHARE: '2' }, 'REPLAY_SHARE must be a number from 0 to 1, and is "2".'],
  [{ SENTRY_DSN: 'https://sentry.example/1' }, 'SENTRY_DSN must be an address such as https://key@host/1.'],
  [{ GA4_MEASUREMENT_ID: 'UA-1' }, 'GA4_MEASUREMENT_ID must be an id such as G-1A2B3C4D5E, and is "UA-1".'],
  [{ GA4_MEASUREMENT_ID: 'G-1' }, 'GA4_API_SECRET must be set where GA4_MEASUREMENT_ID is.'],
])('names what is wrong with a service that measures: %o', (variables, line) => {
  expect(complaint(variables)).toBe(line)
})

test('each service that measures or tells is chosen by its settings, and simulated only where simulators may be [B-SIM-16, B-TPS-01]', () => {
  const live = {
    ...{ GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: 's', SENTRY_DSN: 'https://key@sentry.example/1' },
    ...{ REVIEWS_URL: 'https://reviews.example', REVIEWS_KEY: 'k' },
    ...{ CONVERSION_TESTS_URL: 'https://tests.example', CONVERSION_TESTS_KEY: 'k' },
    ...{ RETURNS_PLUGIN_URL: 'https://returns.example', RETURNS_PLUGIN_KEY: 'k' },
  }
  const partiesOf = (variables: Record<string, string>) => {
    const parties = thirdParties({
      ...readSettings(variables),
      ...{ callbackUrl: () => '', staffDomain: undefined },
    })
    const { analytics, monitor, reviews, conversionTests, returnsPlugin } = parties
    return [analytics, monitor, reviews, conversionTests, returnsPlugin].map((party) => party !== undefined)
  }

  expect(partiesOf({})).toEqual([true, true, true, true, true])
  expect(partiesOf(reachable)).toEqual([false, false, false, false, false])
  expect(partiesOf({ ...reachable, ...live })).toEqual([true, true, true, true, true])
  expect(partiesOf({ ...reachable, ALLOW_SIMULATORS: 'sentry,ga4' })).toEqual([true, true, false, false, false])
})

test('keeps photographs as files beside an own database, and in the database where others may use it too', () => {
  const storeOf = (variables: Record<string, string>) => readSettings(variables).photographs.store

  expect(storeOf({})).toBe('files')
  expect(storeOf({ DATABASE_URL: 'postgresql://db/shop' })).toBe('database')
  expect(storeOf({ DATABASE_URL: 'postgresql://db/shop', PHOTOGRAPHS: 'files' })).toBe('files')
  expect(readSettings({ PHOTOGRAPHS_DIR: '/shared/photographs' }).photographs.folder).toBe('/shared/photographs')
})

test('requires every setting that a bucket needs', () => {
  const bucket = { PHOTOGRAPHS: 's3', S3_URL: 'https://s3.example', S3_BUCKET: 'pictures', S3_ACCESS_KEY: 'AKIAX' }

  expect(complaint(bucket)).toBe('S3_SECRET_KEY must be set where PHOTOGRAPHS is s3.')
  expect(complaint({ ...bucket, S3_SECRET_KEY: 'hunter2', S3_PREFIX: '../x' })).toContain('S3_PREFIX must be folders')
  expect(complaint({ ...bucket, S3_SECRET_KEY: 'hunter2' })).toBe('')
})

test('accepts two internal keys while one replaces the other', () => {
  const [next, last] = ['n'.repeat(32), 'l'.repeat(32)]

  expect(readSettings({ COOKIE_SECRET: `${next}, ${last}` }).cookieSecrets).toEqual([next, last])
})

test('requires the address of a loyalty programme whose key is set, and never prints the key', () => {
  const reading = () => readSettings({ VOYADO_KEY: 'hunter2' })

  expect(reading).toThrow(
    expect.objectContaining({ details: { name: 'VOYADO_URL', rule: 'must be set where VOYADO_KEY is' } }),
  )
  expect(readSettings({ VOYADO_KEY: 'hunter2', VOYADO_URL: 'https://shop.voyado.com' }).voyado).toEqual({
    ...{ key: 'hunter2', url: 'https://shop.voyado.com' },
  })
})
