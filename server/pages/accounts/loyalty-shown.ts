import type { Market } from '#server/markets/index.ts'
import type { Parts } from '../parts.ts'

type Needs = Pick<Parts, 'content'>

/** What a market shows of the loyalty programme. */
export const loyaltyShown = ({ content }: Needs, market: Market) => ({
  points: content.toggle(market, 'pointsSystem'),
  card: content.toggle(market, 'loyaltyCard'),
})

/** Loyalty is part of the whole account, and hidden where a market shows neither points nor the card. */
export function isLoyaltyOff(needs: Needs, market: Market): boolean {
  const { points, card } = loyaltyShown(needs, market)
  return !needs.content.toggle(market, 'advancedMyAccount') || !(points || card)
}
