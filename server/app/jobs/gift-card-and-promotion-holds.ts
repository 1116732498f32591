import type { OtherHolds } from '#server/checkout/index.ts'
import type { CardLedger, GiftCardProblem } from '#server/gift-cards/index.ts'
import type { PaymentHold } from '#server/payments/index.ts'
import { type ActivePromotions, type PromotionProblem, promotionUses } from '#server/promotions/index.ts'

type Code = GiftCardProblem['code'] | PromotionProblem['code']

export interface HoldNeeds {
  readonly giftCards: Pick<CardLedger, 'hold' | 'redeem' | 'release'>
  readonly promotions: Pick<ActivePromotions, 'renew'>
  readonly log: (fault: unknown) => void
}

/** What a payment holds besides goods: uses of promotions, then money on gift cards. Every caller locks them in this order. */
export const giftCardAndPromotionHolds = ({ giftCards, promotions, log }: HoldNeeds): readonly PaymentHold<Code>[] => [
  {
    hold: async (inside, { paymentId, held }) => {
      const { promotions: uses, customer } = heldOf(held)
      const counted = await promotionUses.hold(inside, { paymentId, uses, customer })
      // The promotions in memory are outdated. They are reloaded, and baskets are calculated again.
      if (!counted.ok) promotions.renew().catch(log)
      return counted
    },
    spend: async () => {},
    release: promotionUses.release,
  },
  {
    hold: (inside, { paymentId, held }) => giftCards.hold(inside, paymentId, heldOf(held).giftCards),
    spend: async (inside, { paymentId, held }) => {
      if (held === undefined || heldOf(held).giftCards.length > 0) await giftCards.redeem(inside, paymentId)
    },
    release: giftCards.release,
  },
]

const nothing: OtherHolds = { giftCards: [], promotions: [], customer: '' }

/** Frozen baskets of earlier versions have no holds. */
const heldOf = (held: unknown): OtherHolds => (held as OtherHolds | undefined) ?? nothing
