import { expect, test } from 'vitest'
import { mostPlacesOfNetwork } from './limits.ts'
import { callerOf, networkOf } from './network-of.ts'

test('treats each IPv4 address as a network of its own, also in its IPv6 form', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::FFFF:203.0.113.9')).toBe('203.0.113.9')
})

test('takes the first 64 bits of an IPv6 address for its network, however it is written', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:DB8:1:2::6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0')
  expect(networkOf('2001:db8::3:4:5:6')).toBe('2001:db8:0:0')
  expect(networkOf('2001::2:3:4:5:6')).toBe('2001:0:0:2')
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0')
  expect(networkOf('::2:3:4:5:6')).toBe('0:0:0:2')
  expect(networkOf('fe80::ffff:1.2.3.4')).toBe('fe80:0:0:0')
  expect(networkOf('2001:db8::ffff:1.2.3.4')).toBe('2001:db8:0:0')
})

test('knows the machine itself, which is one caller', () => {
  for (const address of ['::1', '127.0.0.1', '127.8.9.10', '::ffff:127.0.0.1']) {
    expect(networkOf(address)).toBeUndefined()
    expect(callerOf(address)).toBe('this machine')
  }
  expect(networkOf('12.127.0.1')).toBe('12.127.0.1')
  expect(networkOf('::12')).toBe('0:0:0:0')
  expect(callerOf('203.0.113.9')).toBe('203.0.113.9')
})

test('gives one network a tenth of the places in the checkout, and a household always enough', () => {
  expect(mostPlacesOfNetwork(2_000)).toBe(200)
  expect(mostPlacesOfNetwork(219)).toBe(21)
  expect(mostPlacesOfNetwork(40)).toBe(20)
})
