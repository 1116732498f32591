import { rowNamed, type SizeFamily, sizeSystems, sizeTables, storedNames, systemFor } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { FacetColumn } from '../columns/goods-columns.ts'
import type { NamedSize } from './limit.ts'

type Sizes = ReadonlyMap<string, FacetColumn>

/**
 * Values of the size facet that a named size stands for, among those there are. A size without a system is one of the market's own; where
 * a family of sizes has none of that name, it is a European one.
 */
export function sizeValuesOf(size: NamedSize, values: Sizes, market: Pick<Market, 'country'>): string[] {
  const wanted = new Set([...sizeTables.keys()].flatMap((family) => namesIn(family, size, market).map(keyOf(family))))
  const isWaist = (label: string) => (size.system === 'inches' || size.system === 'any') && label === size.value
  return [...values]
    .filter(([, { label, group }]) =>
      group === 'inches' ? isWaist(label) : wanted.has(keyOf(group ?? '')(storedName(group, label))),
    )
    .map(([value]) => value)
}

const keyOf = (family: string) => (name: string) => `${family} ${name}`

const storedName = (group: string | undefined, label: string): string =>
  rowNamed((group ?? 'one') as SizeFamily, label)?.in.eu ?? label

type Family = Parameters<typeof storedNames>[0]

/** Stored names of a family that a named size may mean. */
function namesIn(family: Family, { system, value }: NamedSize, market: Pick<Market, 'country'>): readonly string[] {
  switch (system) {
    case 'inches':
      return []
    case 'age':
    case 'height':
      return family === 'kids' ? storedNames(family, system === 'age' ? 'age' : 'eu', value) : []
    case 'any': {
      const own = storedNames(family, systemFor(family, market), value)
      return own.length > 0 ? own : [...storedNames(family, 'eu', value), value]
    }
    default:
      return sizeSystems.includes(system) ? storedNames(family, system, value) : []
  }
}
