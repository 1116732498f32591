import type { BasketResponse } from '#contracts/basket.ts'
import type { Result } from '#foundation/result.ts'
import type { Basket, BasketRequest, Baskets } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'

export interface ConsentNeeds {
  readonly baskets: Baskets
  /** Records consents to the newsletter, with their proof. */
  readonly newsletter: {
    give(given: BasketConsent): Promise<void>
    /** Withdraws only the consent of this basket; other consents of the address remain. */
    withdraw(given: BasketConsent): Promise<void>
  }
}

interface BasketConsent {
  readonly market: Market
  readonly email: string
  readonly basketId: string
}

export type CheckoutAnswer = Promise<Result<BasketResponse, CheckoutProblem>>

/** Changes a basket by a rule that concerns its email address or its consents. */
type ChangesConsent = (ask: BasketRequest, rule: (basket: Basket) => Result<Basket, CheckoutProblem>) => CheckoutAnswer

/** The email address for which the newsletter box was ticked. */
const consentingEmail = ({ email, newsletter }: Basket): string | undefined =>
  newsletter === null ? undefined : (email?.toLowerCase() ?? undefined)

/** A consent is recorded when the basket has both the tick and the address. It is withdrawn when one of them changes. */
export const changeConsentOf =
  ({ baskets, newsletter }: ConsentNeeds): ChangesConsent =>
  async (ask, rule) => {
    const seen: { before: Basket; after: Basket }[] = []
    const changed = await baskets.change(ask, (before) => {
      const answer = rule(before)
      if (answer.ok) seen.push({ before, after: answer.value })
      return answer
    })
    const last = seen.at(-1)
    if (!changed.ok || !last) return changed
    const [had, has] = [consentingEmail(last.before), consentingEmail(last.after)]
    const of = { market: ask.market, basketId: last.after.id }
    if (had !== undefined && had !== has) await newsletter.withdraw({ ...of, email: had })
    if (has !== undefined && had !== has) await newsletter.give({ ...of, email: has })
    return changed
  }
