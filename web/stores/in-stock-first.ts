import type { StoreOnWire } from '#contracts/stores.ts'

export interface StoreStock {
  readonly store: StoreOnWire
  readonly quantity: number
  readonly status: 'inStock' | 'fewLeft' | 'soldOut'
}

/** Stores that have the size come first. Otherwise the order of the server is kept. */
export const inStockFirst = (stores: readonly StoreStock[]): readonly StoreStock[] =>
  stores.toSorted((a, b) => Number(a.status === 'soldOut') - Number(b.status === 'soldOut'))
