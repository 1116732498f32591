import type { BadgePlace } from '#contracts/badges.ts'
import type { ProductCard } from '#contracts/catalogue.ts'
import { Badges } from '#ui/badge/index.ts'
import type { MarketView } from './market-view.ts'

type Badged = Pick<ProductCard, 'badges'> & { readonly price?: Pick<ProductCard['price'], 'discounts'> }

/**
 * Badges of a product in a place: all of its list, in the order of that list, then those of its reductions. A badge is not
 * shown without an editor's text, or if it is switched off for that place.
 */
export function badgesAt(place: BadgePlace, { badges, price }: Badged, view: Pick<MarketView, 'badges'>) {
  const ids = [...badges.map(({ id }) => id), ...(price?.discounts.flatMap((discount) => discount.badges ?? []) ?? [])]
  return [...new Set(ids)].flatMap((id) => {
    const badge = view.badges.get(id)
    if (!badge) return []
    const { productTile, productDetail, lineItem, badgeTitle } = badge
    const look = [productTile, productDetail, lineItem].find((it) => it?.places.some((each) => each === place))
    return look ? [{ ...look, id, title: badgeTitle }] : []
  })
}

export interface ProductBadgesProps {
  readonly badges: ReturnType<typeof badgesAt>
  /** Selects the badges on the picture or those below it. */
  readonly where: 'on-picture' | 'below'
}

/** Badges by corner. Several badges in one corner are stacked in the order of the product's list. */
export function ProductBadges({ badges, where }: ProductBadgesProps) {
  const wanted = badges.filter(({ position }) => (position === 'belowImage') === (where === 'below'))
  return [...Map.groupBy(wanted, ({ position }) => position)].map(([position, of]) => (
    <Badges key={position} badges={of} position={position} />
  ))
}
