import { type TaxCategory, taxCategories } from '#foundation/tax-categories.ts'
import type { FeedItem } from './feed-item.ts'

/** The tax category of an item; null if the item has none. */
export const feedTaxCategory = ({ tax_category = '' }: FeedItem['cells']): TaxCategory | null =>
  taxCategories.find((category) => category === tax_category.trim().toLowerCase()) ?? null

/** Why the tax category of an item is refused. A guess could cause a wrong tax. */
export const wrongTaxCategory = (cells: FeedItem['cells']): string | undefined => {
  const told = (cells.tax_category ?? '').trim()
  return told === '' || feedTaxCategory(cells)
    ? undefined
    : `tax category "${told.slice(0, 40)}" is none of ${taxCategories.join(', ')}`
}
