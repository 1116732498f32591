import { expect, test } from 'vitest'
import { accepted } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import { type BeginNeeds, beginPayment } from './begin-payment.ts'
import type { FrozenBasket } from './frozen-basket.ts'

const frozen = {
  ...{ id: 'frozen-1', basketId: 'basket-1', basketVersion: 3, market: 'da-dk' },
  ...{ content: { lines: [] }, totalMinor: 39_900, dueMinor: 39_900, currency: 'DKK', isVoid: false },
} as unknown as FrozenBasket

/** Begins to pay a basket that has this state when it is locked. */
async function begin(
  found: { readonly version: number; readonly closed: boolean; readonly holdsUntil?: Date } | undefined,
) {
  const setAside: string[] = []
  const needs = {
    inTransaction: (work: (inside: Database) => Promise<unknown>) => work({} as Database),
    basketRepository: { lock: async () => found && { holdsUntil: null, ...found } },
    payments: { begin: async () => true, existing: async () => undefined },
    stock: {
      reserve: async (_inside: Database, { instead }: { readonly instead: string | undefined }) => {
        setAside.push(instead === undefined ? 'goods' : `goods that ${instead} held`)
        return accepted(undefined)
      },
    },
    refusedCards: { waitSeconds: async () => 0 },
    holds: [
      {
        hold: async () => {
          setAside.push('gift cards')
          return accepted(undefined)
        },
      },
    ],
  } as unknown as BeginNeeds
  const how = { paymentId: 'payment-1', frozen, provider: 'adyen', method: 'scheme', context: {}, places: ['main'] }
  return { begun: await beginPayment(needs, how as never), setAside }
}

test('begins to pay a basket that is as it was frozen', async () => {
  const { begun, setAside } = await begin({ version: 3, closed: false })

  expect(begun).toEqual(accepted({ begun: true }))
  expect(setAside).toEqual(['gift cards', 'goods'])
})

test('takes over the goods that the basket held for its shopper, so that the last piece is theirs', async () => {
  const { begun, setAside } = await begin({ version: 3, closed: false, holdsUntil: new Date('2026-03-01T12:10:00Z') })

  expect(begun).toEqual(accepted({ begun: true }))
  expect(setAside).toEqual(['gift cards', 'goods that basket-1 held'])
})

test('sets nothing aside for a basket that was changed just before its payment began [C-PAY-O2]', async () => {
  const { begun, setAside } = await begin({ version: 4, closed: false })

  expect(begun).toMatchObject({ ok: false, problem: { code: 'checkout.basket-changed' } })
  expect(setAside).toEqual([])
})

test('sets nothing aside for a basket that was ordered or deleted just before its payment began [C-PAY-O2]', async () => {
  for (const found of [{ version: 3, closed: true }, undefined]) {
    const { begun, setAside } = await begin(found)

    expect(begun).toMatchObject({ ok: false, problem: { code: 'checkout.already-ordered' } })
    expect(setAside).toEqual([])
  }
})
