import { expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { BasketRequest } from '#server/basket/index.ts'
import { type PayByVoucherNeeds, payByVoucher } from './pay-by-voucher.service.ts'

/** A shop in which a member has a voucher with these values. */
function shopWith(...amounts: readonly ReturnType<typeof fromMajor>[]) {
  const provider = { redeems: true }
  const done: string[] = []
  const needs = {
    loyalty: {
      findVoucher: async () => accepted({ id: 'rv-1', contactId: 'c1', amounts }),
      redeemVoucher: async () => {
        if (!provider.redeems) return refused({ code: 'loyalty.reward-not-found' as const })
        done.push('redeemed')
        return accepted({})
      },
    },
    database: {
      transaction: async () => {
        done.push('made a card')
        return accepted('6006')
      },
    },
    addCard: async (_: BasketRequest, number: string) => {
      done.push(`put ${number} into the basket`)
      return accepted({})
    },
  } as unknown as PayByVoucherNeeds
  const pay = (currency: string) =>
    payByVoucher(needs, {
      ...{ member: { accountId: 'a1', email: 'ane@example.com' }, voucherId: 'rv-1' },
      basket: { market: { currency } } as BasketRequest,
    })
  return { done, pay, provider }
}

test('a voucher without a worth in the currency of the market is refused, told in which one it is, and not redeemed', async () => {
  const { done, pay } = shopWith(fromMajor(100, 'DKK'), fromMajor(13, 'EUR'))

  expect(await pay('SEK')).toMatchObject({ problem: { code: 'loyalty.other-currency', currency: 'DKK' } })
  expect(done).toEqual([])
  expect((await pay('EUR')).ok).toBe(true)
  expect(done).toEqual(['redeemed', 'made a card', 'put 6006 into the basket'])
})

test('a voucher without any worth is refused', async () => {
  const { done, pay } = shopWith()

  expect(await pay('DKK')).toMatchObject({ problem: { code: 'loyalty.other-currency', currency: '' } })
  expect(done).toEqual([])
})

test('a voucher that the provider does not redeem becomes no card', async () => {
  const { done, pay, provider } = shopWith(fromMajor(100, 'DKK'))
  provider.redeems = false

  expect(await pay('DKK')).toMatchObject({ problem: { code: 'loyalty.reward-not-found' } })
  expect(done).toEqual([])
})
