import type { Chance } from './chance.ts'
import type { CsvFile } from './csv-file.ts'

export const stockColumns = ['sku', 'place', 'available']
const warehouses = ['warehouse:main', 'warehouse:us']

/** The supply of a colour: basics are always in stock, some colours are sold out, most lack one or two sizes. */
export type Supply = 'always' | 'gone' | 'usual'

export function supplyOf(chance: Chance, basic: boolean): Supply {
  if (basic) return 'always'
  return chance.happens(0.02) ? 'gone' : 'usual'
}

/** Goods that are sold only in stores are in stock in a third of the stores, and in no warehouse. */
export function writeStoreStock(
  file: CsvFile,
  chance: Chance,
  skus: readonly string[],
  stores: readonly string[],
): void {
  for (const store of stores.filter(() => chance.happens(0.34)))
    for (const sku of skus) {
      const available = chance.whole(0, 5)
      if (available > 0) file.row(sku, `store:${store}`, available)
    }
}

export interface Stocked {
  readonly skus: readonly string[]
  readonly supply: Supply
  readonly stores: readonly string[]
}

/** Writes the stock of the two warehouses, and of the stores that sell this colour. */
export function writeStock(file: CsvFile, chance: Chance, { skus, supply, stores }: Stocked): void {
  const carriedBy = stores.filter(() => chance.happens(0.06))
  for (const sku of skus) {
    for (const place of warehouses) file.row(sku, place, pieces(chance, supply))
    for (const store of carriedBy) {
      const available = chance.whole(0, 4)
      if (available > 0) file.row(sku, `store:${store}`, available)
    }
  }
}

function pieces(chance: Chance, supply: Supply): number {
  if (supply === 'always') return chance.whole(60, 240)
  if (supply === 'gone' || chance.happens(0.09)) return 0
  return chance.happens(0.08) ? chance.whole(1, 3) : chance.whole(4, 80)
}
