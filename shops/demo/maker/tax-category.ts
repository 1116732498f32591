import type { TaxCategory } from '#foundation/tax-categories.ts'
import type { Style } from './design-styles.ts'

const worn: Readonly<Record<string, 'footwear' | 'accessories'>> = {
  sneaker: 'footwear',
  boot: 'footwear',
  pump: 'footwear',
  bag: 'accessories',
  accessory: 'accessories',
}

/** The tax category of a style. The country decides up to which size clothes count as children's. */
export function taxCategoryOf({ subBrand, kind }: Pick<Style, 'subBrand' | 'kind'>): TaxCategory {
  const what = worn[kind.family] ?? 'clothing'
  if (subBrand.id !== 'kids' || what === 'accessories') return what
  return what === 'footwear' ? 'childrens-footwear' : 'childrens-clothing'
}
