import { expect, test } from 'vitest'
import { proxiesOf } from './proxies.ts'

const trusted = (names: readonly string[], addresses: readonly string[]) => addresses.filter(proxiesOf(names))

test('trusts a proxy by its address, and none beside it', () => {
  expect(trusted(['192.0.2.7', '2001:db8::7'], ['192.0.2.7', '192.0.2.8', '2001:db8::7', '2001:db8::8'])).toEqual([
    '192.0.2.7',
    '2001:db8::7',
  ])
  expect(trusted([], ['127.0.0.1', '::1', '192.0.2.7'])).toEqual([])
})

test('trusts the proxies of a range of addresses', () => {
  expect(trusted(['192.0.2.0/24'], ['192.0.2.0', '192.0.2.255', '192.0.3.0'])).toEqual(['192.0.2.0', '192.0.2.255'])
  expect(trusted(['2001:db8::/48'], ['2001:db8:0:ffff::1', '2001:db8:1::1'])).toEqual(['2001:db8:0:ffff::1'])
})

test('trusts the ranges that a name stands for', () => {
  const addresses = ['127.0.0.1', '::1', '169.254.1.1', 'fe80::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fc00::1']

  expect(trusted(['loopback'], addresses)).toEqual(['127.0.0.1', '::1'])
  expect(trusted(['linklocal'], addresses)).toEqual(['169.254.1.1', 'fe80::1'])
  expect(trusted(['uniquelocal'], addresses)).toEqual(['10.1.2.3', '172.31.0.1', '192.168.1.1', 'fc00::1'])
  expect(trusted(['loopback', 'linklocal', 'uniquelocal'], ['172.32.0.1', '203.0.113.9', '2001:db8::1'])).toEqual([])
})

test('knows an IPv4 proxy by the IPv6 form of its address too', () => {
  expect(trusted(['192.0.2.7'], ['::ffff:192.0.2.7', '::FFFF:192.0.2.7', '::ffff:192.0.2.8'])).toEqual([
    '::ffff:192.0.2.7',
    '::FFFF:192.0.2.7',
  ])
})
