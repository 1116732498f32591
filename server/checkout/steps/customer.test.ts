import { expect, test } from 'vitest'
import { customerOf } from './customer.ts'

test('counts an address with and without its plus part as one customer if the market requires it, in any case', () => {
  const strict = { choices: { plusAddressesAreOneCustomer: true } }

  expect(customerOf(strict, ' Ann+News+2@Example.com')).toBe('ann@example.com')
  expect(customerOf(strict, 'ann@example.com')).toBe('ann@example.com')
  expect(customerOf(strict, '+all@example.com')).toBe('+all@example.com')
  expect(customerOf({ choices: {} }, 'Ann+News@example.com')).toBe('ann+news@example.com')
  expect(customerOf({ choices: {} }, null)).toBe('')
})
