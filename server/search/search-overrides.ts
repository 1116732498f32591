import type { ProductCard } from '#contracts/catalogue.ts'
import { imageAddress, newDays } from '#server/catalogue/index.ts'
import type { Wanted } from './read-request.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A card with what this search wants otherwise: which picture comes first, and how long a product counts as new. */
export function withSearchOverrides(
  card: ProductCard,
  wanted: Wanted,
  now: number,
  availableFrom: number,
): ProductCard {
  const isNew =
    wanted.newDays === newDays ? card.isNew : availableFrom <= now && availableFrom > now - wanted.newDays * dayMs
  const figure = wanted.modelFirst ? card.images.indexes.find(({ view }) => view === 'figure') : undefined
  if (isNew === card.isNew && !figure) return card
  const front = figure
    ? { frontImage: imageAddress(card.images.urlTemplate, figure.index), backImage: card.frontImage }
    : {}
  return { ...card, isNew, ...(isNew ? {} : { badges: card.badges.filter(({ id }) => id !== 'new') }), ...front }
}
