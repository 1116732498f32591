import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Basket } from '#server/basket/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'

/** Stores the accepted version of the terms and the time. A version older than the current one is refused. */
export function acceptTerms(
  basket: Basket,
  asked: {
    readonly accept: boolean
    readonly version: string | undefined
    readonly inForce: string
    readonly now: Date
  },
): Result<Basket, CheckoutProblem> {
  if (!asked.accept) return refused({ code: 'checkout.terms-not-accepted' })
  if ((asked.version ?? asked.inForce) !== asked.inForce) return refused({ code: 'checkout.terms-changed' })
  if (basket.terms?.version === asked.inForce) return accepted(basket)
  return accepted({ ...basket, terms: { version: asked.inForce, at: asked.now.toISOString() } })
}
