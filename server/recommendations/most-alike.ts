import type { ProductCard } from '#contracts/catalogue.ts'

/** Sorts the other products by similarity: kind and fabric count most, then colour, brand, and price. */
export function mostAlike(own: ProductCard, others: readonly ProductCard[]): ProductCard[] {
  const scored = others
    .filter(({ styleNumber }) => styleNumber !== own.styleNumber)
    .map((other) => ({ other, score: likeness(own, other) }))
  return scored.toSorted((a, b) => b.score - a.score).map(({ other }) => other)
}

function likeness(a: ProductCard, b: ProductCard): number {
  const [low, high] = [a, b].map(({ price }) => price.salesPrice.amount).toSorted((x, y) => x - y)
  return (
    (a.ediSubCategory !== undefined && a.ediSubCategory === b.ediSubCategory ? 3 : 0) +
    (a.fabricComposition !== undefined && a.fabricComposition === b.fabricComposition ? 2 : 0) +
    (a.colourFamilyName === b.colourFamilyName ? 1.5 : 0) +
    (a.brand === b.brand ? 0.5 : 0) +
    2 * (low! / Math.max(high!, 0.01))
  )
}
