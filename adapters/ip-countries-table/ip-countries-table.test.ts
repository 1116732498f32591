import { expect, test } from 'vitest'
import { tableOfIpCountries } from './server.ts'

const { countryOf } = tableOfIpCountries()

test.each([
  ['192.0.2.7', 'DK'],
  ['::ffff:198.51.100.9', 'DE'],
  ['203.0.113.4', 'TR'],
  ['203.0.113.200', 'US'],
  ['2001:db8:1::7', 'FR'],
])('knows where %s is used [B-SIM-02]', async (address, country) => {
  expect(await countryOf(address)).toBe(country)
})

test.each([
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.7',
  '127.0.0.1',
  '::1',
  'fd00::1',
  '8.8.8.8',
  '',
  'nonsense',
  '999.1.1.1',
])('finds no country for the private or unknown address %s [B-GEO-O3]', async (address) => {
  expect(await countryOf(address)).toBeUndefined()
})
