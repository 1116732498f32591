import type { OfferedLine } from './offered-goods.ts'
import type { Promotion } from './promotion.ts'

/** A promotion without any discount until a test sets one. */
export const promotion = (more: Partial<Promotion> & Pick<Promotion, 'id'>): Promotion => ({
  level: 'line',
  percent: null,
  minor: null,
  currency: null,
  markets: [],
  startsAt: null,
  endsAt: null,
  minimumMinor: 0,
  minimumPieces: 0,
  needsCode: false,
  scope: { categories: [], products: [], subBrands: [], brands: [], fullPriceOnly: false },
  bonus: null,
  position: 0,
  texts: { en: { name: more.id, callout: '', disclaimer: '' } },
  budgetMinor: null,
  spentMinor: 0,
  rewards: [],
  ...more,
})

export const offered = (more: Partial<OfferedLine> = {}): OfferedLine => ({
  productId: '1_red_01',
  brand: 'Halden',
  subBrand: 'women',
  categories: ['women', 'women-dresses'],
  unitMinor: 10_000,
  quantity: 1,
  isReduced: false,
  takesPart: true,
  bonusOf: null,
  ...more,
})
