import { expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import { readSettings } from './settings.ts'
import { lineFor } from './starting/start-problems.ts'

const complaint = (variables: Record<string, string>): string => {
  try {
    readSettings(variables)
    return ''
  } catch (error) {
    return error instanceof Fault ? lineFor(error) : String(error)
  }
}

test('needs no setting at all for a shop on this machine', () => {
  const settings = readSettings({})

  expect(settings).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', loopback: true, cdnSeconds: 0 })
})

test('knows the devices of stores by their hosts, and on this machine by one to try it at', () => {
  expect(readSettings({}).storeHosts).toEqual(['store.localhost'])
  expect(readSettings({ STORE_HOSTS: 'Till.halden.test, kiosk.halden.test' }).storeHosts).toEqual([
    'till.halden.test',
    'kiosk.halden.test',
  ])
  expect(readSettings({ PUBLIC_URL: 'https://halden.test', ALLOW_SIMULATORS: 'yes' }).storeHosts).toEqual([])
})

test('takes an empty setting for one that is not there', () => {
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
  [{ ALLOW_SIMULATORS: 'true' }, 'ALLOW_SIMULATORS must be yes or no, and is "true".'],
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

test('asks for the keys of a provider that is live', () => {
  expect(complaint({ ADYEN_MODE: 'live', ADYEN_API_KEY: 'k' })).toBe(
    'ADYEN_MERCHANT_ACCOUNT must be set where ADYEN_MODE is live.',
  )
})

test('refuses simulated payments in a shop others can reach', () => {
  const reachable = { PUBLIC_URL: 'https://shop.example' }

  expect(complaint(reachable)).toContain('ADYEN_MODE must be live where PUBLIC_URL is not a loopback address')
  expect(complaint({ ...reachable, ALLOW_SIMULATORS: 'yes' })).toBe('')
})

test('takes consent for granted on a developer’s machine alone [B-CONS-03]', () => {
  const reachable = { PUBLIC_URL: 'https://shop.example', ALLOW_SIMULATORS: 'yes' }

  expect([readSettings({}).consent, readSettings(reachable).consent]).toEqual(['granted', 'ask'])
  expect(readSettings({ CONSENT: 'ask' }).consent).toBe('ask')
  expect(complaint({ ...reachable, CONSENT: 'granted' })).toContain('CONSENT must be ask where PUBLIC_URL is not')
})

test('holds two keys while one replaces the other', () => {
  const [next, last] = ['n'.repeat(32), 'l'.repeat(32)]

  expect(readSettings({ COOKIE_SECRET: `${next}, ${last}` }).cookieSecrets).toEqual([next, last])
})
