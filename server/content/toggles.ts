import { toggleKeys } from '#contracts/toggles.ts'

/** A feature that is only a part of another is off with it. */
const partOf: Readonly<Record<string, string>> = {
  requireLoginForWishlist: 'wishlist',
  shareWishlist: 'wishlist',
  createWishlist: 'wishlist',
  listingCompleteTheLook: 'completeTheLook',
  detailCompleteTheLook: 'completeTheLook',
  completeTheLookTiles: 'completeTheLook',
  detailRecommendations: 'recommendations',
}

/** All toggles of a market: off, unless the shop, or then the market, switches them on. */
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
