import type { ProductCard } from '#contracts/catalogue.ts'

/** True if a card from a document's payload has only its id, because its tile is already in the server's markup. */
export const isCardInDocument = (card: Partial<ProductCard>): boolean => card.url === undefined
