/** The tax category of goods. A gift card is a voucher: what it buys is taxed, not the card. */
export const taxCategories = [
  'clothing',
  'footwear',
  'childrens-clothing',
  'childrens-footwear',
  'accessories',
  'standard',
  'gift-card',
] as const
export type TaxCategory = (typeof taxCategories)[number]
