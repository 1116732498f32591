import { expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { promotionOnWire, voucherOnWire } from './loyalty-on-wire.ts'

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

test('a promotion shows until when it can be used, its picture, and its amount in the currency of the market alone [C-ELO-08]', () => {
  const offer = {
    ...{ id: 'pa-1', promotionId: 'pr-1', code: 'AUTUMN', name: 'Autumn', heading: 'Fifty off', description: 'Once' },
    ...{ expiresAt: new Date('2026-11-30T22:59:59Z'), imageUrl: 'https://pictures.example/autumn', shown: true },
    value: { kind: 'money' as const, amounts: [fromMajor(50, 'DKK'), fromMajor(7, 'EUR')] },
  }
  const told = {
    ...{ promotionId: 'pr-1', promoCode: 'AUTUMN', title: 'Autumn', heading: 'Fifty off', description: 'Once' },
    ...{ image: 'https://pictures.example/autumn', expireDate: '2026-11-30T22:59:59.000Z' },
    ...{ shown: true, redeemed: false },
  }

  expect(promotionOnWire(offer, 'EUR')).toEqual({ ...told, amount: { amount: 7, currency: 'EUR' } })
  expect(promotionOnWire(offer, 'SEK')).toEqual(told)
})
