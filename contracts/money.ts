import { z } from 'zod'
import { fromMajor, type Money, majorOf } from '#foundation/money.ts'

/** Money on the wire, in whole units of the currency: 299.95. */
export const wireMoney = z.object({ amount: z.number(), currency: z.string().length(3) }).meta({ id: 'Money' })
export type WireMoney = z.infer<typeof wireMoney>

export const toWire = (amount: Money): WireMoney => ({
  amount: majorOf(amount),
  currency: amount.currency,
})

export const fromWire = (amount: WireMoney): Money => fromMajor(amount.amount, amount.currency)

/** An optional amount in minor units; 0 if there is none. */
export const wireMinor = (amount: WireMoney | undefined): number => (amount ? fromWire(amount).minor : 0)
