import type { Assortment, Product } from './assortment.ts'
import type { PriceColumns } from './market-range.ts'

/** A set with fewer parts is not sold. */
const fewestParts = 2

/** Slots of a set's parts. Unknown parts are left out. */
export const partsOf = ({ slotOf }: Pick<Assortment, 'slotOf'>, { attributes }: Product): number[] =>
  (attributes.setOf ?? []).flatMap((id) => slotOf.get(id) ?? [])

/** The slots of all sets. If `touched` is given, only sets that were touched, directly or in a part. */
export function setSlots(assortment: Assortment, touched?: ReadonlySet<number>): number[] {
  return assortment.slots.flatMap((product, slot) => {
    if (!product?.attributes.setOf) return []
    const concerned = !touched || touched.has(slot) || partsOf(assortment, product).some((part) => touched.has(part))
    return concerned ? [slot] : []
  })
}

/** The price of a set is the sum of its parts' prices. It is not sold if fewer than two parts are. Reductions stay with the parts. */
export function priceSets(assortment: Assortment, sets: Iterable<number>, { minor }: PriceColumns): void {
  for (const slot of sets) {
    const prices = partsOf(assortment, assortment.slots[slot]!).flatMap((part) => minor[part] || [])
    minor[slot] = prices.length < fewestParts ? 0 : prices.reduce((sum, price) => sum + price, 0)
  }
}

/** A set is in stock while each part has some size in stock. One digit represents it. */
export function stockSets(assortment: Assortment, sets: Iterable<number>, digits: string[]): void {
  for (const slot of sets) {
    const most = partsOf(assortment, assortment.slots[slot]!).map((part) =>
      Math.max(0, ...[...(digits[part] ?? '')].map(Number)),
    )
    digits[slot] = String(most.length < fewestParts ? 0 : Math.min(...most))
  }
}
