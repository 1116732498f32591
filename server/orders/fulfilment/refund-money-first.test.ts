import { expect, test } from 'vitest'
import { refundMoneyFirst } from './refund-money-first.ts'

const inside = {} as Parameters<ReturnType<typeof refundMoneyFirst>>[0]

function refundOf(amountMinor: number, paidWithMoney: number) {
  const cards: object[] = []
  const refund = refundMoneyFirst({
    paymentBehind: async (_, paymentId) => (paymentId === 'exchange' ? 'first' : paymentId),
    askMoney: async (_, asked) => {
      const moneyMinor = asked.paymentId === 'first' ? Math.min(asked.amountMinor, paidWithMoney) : 0
      return { moneyMinor, restMinor: asked.amountMinor - moneyMinor }
    },
    refundToCards: async (_, asked) => {
      cards.push(asked)
      return asked.minor
    },
  })
  return { cards, done: refund(inside, { refundId: 'r', paymentId: 'exchange', amountMinor, cause: 'return' }) }
}

test('exchanged goods are refunded from the payment of the first order, money before gift cards', async () => {
  const { cards, done } = refundOf(5000, 3000)

  expect(await done).toEqual({ moneyMinor: 3000, cardMinor: 2000 })
  expect(cards).toEqual([{ paymentId: 'first', refundId: 'r', minor: 2000 }])
})

test('no gift card is touched if all goes back as money', async () => {
  const { cards, done } = refundOf(2000, 3000)

  expect(await done).toEqual({ moneyMinor: 2000, cardMinor: 0 })
  expect(cards).toEqual([])
})
