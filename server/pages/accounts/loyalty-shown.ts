import type { Market } from '#server/markets/index.ts'
import type { Parts } from '../parts.ts'

interface Needs {
  readonly content: Pick<Parts['content'], 'toggle'>
}

/** What a market shows of the loyalty programme. */
export const loyaltyShown = ({ content }: Needs, market: Market) => ({
  points: content.toggle(market, 'pointsSystem'),
  card: content.toggle(market, 'loyaltyCard'),
})

/** Loyalty is part of the whole account. A market that shows neither points nor the card has no loyalty pages. */
export function isLoyaltyOff(needs: Needs, market: Market): boolean {
  const { points, card } = loyaltyShown(needs, market)
  return !needs.content.toggle(market, 'advancedMyAccount') || !(points || card)
}
