import type { ProductCard } from '#contracts/catalogue.ts'

/** In a document's payload a card has only its id, because its tile is in the server's markup already. */
export const standsInDocument = (card: Partial<ProductCard>): boolean => card.url === undefined
