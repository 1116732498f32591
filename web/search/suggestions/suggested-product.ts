import type { ComponentType } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'

/** Renders a product. It is passed in, because products belong to another capability. */
export type SuggestedProduct = ComponentType<{ readonly card: ProductCard }>
