import { toggleKeys } from '#contracts/toggles.ts'

/** A feature that is part of another one is off if that one is off. */
const partOf: Readonly<Record<string, string>> = {
  requireLoginForWishlist: 'wishlist',
  shareWishlist: 'wishlist',
  createWishlist: 'wishlist',
  listingCompleteTheLook: 'completeTheLook',
  detailCompleteTheLook: 'completeTheLook',
  completeTheLookTiles: 'completeTheLook',
  detailRecommendations: 'recommendations',
}

/** All toggles of a market. A toggle is off unless the shop switches it on; the market's own setting comes first. */
export function togglesOf(
  shop: Readonly<Record<string, boolean>>,
  market: Readonly<Record<string, boolean>>,
): Readonly<Record<string, boolean>> {
  const chosen = (key: string) => market[key] ?? shop[key] ?? false
  return Object.fromEntries(
    toggleKeys.map((key) => {
      const whole = partOf[key]
      return [key, chosen(key) && (whole === undefined || chosen(whole))]
    }),
  )
}
