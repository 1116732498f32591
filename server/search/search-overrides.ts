import type { ProductCard } from '#contracts/catalogue.ts'
import { imageAddress, isNew, newDays } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { NormalisedRequest } from './read-request.ts'

/** A card with changes for this search: which picture comes first, and how long a product counts as new. */
export function withSearchOverrides(
  card: ProductCard,
  wanted: NormalisedRequest,
  now: number,
  launch: { readonly availableFrom: number; readonly market: Market },
): ProductCard {
  const newNow =
    wanted.newDays === newDays ? card.isNew : isNew(launch, launch.market, { now, newDays: wanted.newDays })
  const figure = wanted.modelFirst ? card.images.indexes.find(({ view }) => view === 'figure') : undefined
  if (newNow === card.isNew && !figure) return card
  const front = figure
    ? { frontImage: imageAddress(card.images.urlTemplate, figure.index), backImage: card.frontImage }
    : {}
  return {
    ...card,
    isNew: newNow,
    ...(newNow ? {} : { badges: card.badges.filter(({ id }) => id !== 'new') }),
    ...front,
  }
}
