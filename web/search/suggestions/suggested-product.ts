import type { ComponentType } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'

/** How a product is shown: products are another capability's. */
export type SuggestedProduct = ComponentType<{ readonly card: ProductCard }>
