import { hasNoBits } from '../columns/bits.ts'
import type { Found } from '../find-products.ts'
import type { ReadLimit } from './limit.ts'
import { relaxations } from './term-limits.ts'

/** Applies as many limits as possible without excluding all goods. If there are no goods in any case, applies all limits. */
export function findWithin(limits: readonly ReadLimit[], find: (limits: readonly ReadLimit[]) => Found) {
  const [all = [], ...fewer] = relaxations(limits)
  const first = { met: all, found: find(all) }
  if (limits.length === 0 || !hasNoBits(first.found.base.bits)) return first
  for (const met of fewer) {
    const found = find(met)
    if (!hasNoBits(found.base.bits)) return { met, found }
  }
  return first
}
