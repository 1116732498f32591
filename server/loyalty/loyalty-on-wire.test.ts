import { expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { voucherOnWire } from './loyalty-on-wire.ts'

test('a voucher shows its worth in the currency of the market, and its first one where it has none there', () => {
  const amounts = [fromMajor(100, 'DKK'), fromMajor(13, 'EUR')]
  const valueIn = (currency: string | undefined) =>
    voucherOnWire({ id: 'rv-1', name: 'A hundred off', points: 500, amounts } as never, { currency }).value

  expect(valueIn('EUR')).toEqual({ amount: 13, currency: 'EUR' })
  expect([valueIn('SEK'), valueIn(undefined)]).toEqual([
    { amount: 100, currency: 'DKK' },
    { amount: 100, currency: 'DKK' },
  ])
})
