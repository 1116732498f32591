/** The analytics name of a refused code. It is the same in every language. */
export const refusedCodes: Readonly<Record<string, string>> = {
  'promotion.code-not-found': 'Promotion code not found',
  'promotion.code-already-applied': 'Promotion code already applied',
  'gift-card.not-found': 'Gift Card Code Not Found',
  'loyalty.reward-not-found': 'Reward Code Not Found',
}
