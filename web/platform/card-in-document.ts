import type { ProductCard } from '#contracts/catalogue.ts'

/** A document carries no more of a card than its id: the tile stands there already. */
export const standsInDocument = (card: Partial<ProductCard>): boolean => card.url === undefined
