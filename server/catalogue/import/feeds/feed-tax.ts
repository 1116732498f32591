import { type TaxCategory, taxCategories } from '#foundation/tax-categories.ts'
import type { FeedItem } from './feed-item.ts'

/** The tax category an item names; null where it names none. */
export const feedTaxCategory = ({ tax_category = '' }: FeedItem['cells']): TaxCategory | null =>
  taxCategories.find((category) => category === tax_category.trim().toLowerCase()) ?? null

/** Why an item's tax category cannot be taken; a guess could cost the wrong tax. */
export const wrongTaxCategory = (cells: FeedItem['cells']): string | undefined => {
  const told = (cells.tax_category ?? '').trim()
  return told === '' || feedTaxCategory(cells)
    ? undefined
    : `tax category "${told.slice(0, 40)}" is none of ${taxCategories.join(', ')}`
}
