import type { Assortment, Product } from './assortment.ts'
import type { PriceColumns } from './market-range.ts'

/** A set of fewer parts than this is none. */
const fewestParts = 2

/** Slots of a set's parts, without unknown ones. */
export const partsOf = ({ slotOf }: Pick<Assortment, 'slotOf'>, { attributes }: Product): number[] =>
  (attributes.setOf ?? []).flatMap((id) => slotOf.get(id) ?? [])

/** Sets among all goods; with `touched`, those that are touched themselves or through a part. */
export function setSlots(assortment: Assortment, touched?: ReadonlySet<number>): number[] {
  return assortment.slots.flatMap((product, slot) => {
    if (!product?.attributes.setOf) return []
    const concerned = !touched || touched.has(slot) || partsOf(assortment, product).some((part) => touched.has(part))
    return concerned ? [slot] : []
  })
}

/** A set costs what its parts cost together, and is not sold where fewer than two of them are. Reductions stay with the parts. */
export function priceSets(assortment: Assortment, sets: Iterable<number>, { minor }: PriceColumns): void {
  for (const slot of sets) {
    const prices = partsOf(assortment, assortment.slots[slot]!).flatMap((part) => minor[part] || [])
    minor[slot] = prices.length < fewestParts ? 0 : prices.reduce((sum, price) => sum + price, 0)
  }
}

/** A set is there while each of its parts is in some size: one digit stands for it. */
export function stockSets(assortment: Assortment, sets: Iterable<number>, digits: string[]): void {
  for (const slot of sets) {
    const most = partsOf(assortment, assortment.slots[slot]!).map((part) =>
      Math.max(0, ...[...(digits[part] ?? '')].map(Number)),
    )
    digits[slot] = String(most.length < fewestParts ? 0 : Math.min(...most))
  }
}
