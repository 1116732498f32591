import { rowNamed, type SizeFamily, sizeSystems, sizeTables, storedNames, systemFor } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { FacetColumn } from '../columns/goods-columns.ts'
import type { NamedSize } from './limit.ts'

type Sizes = ReadonlyMap<string, FacetColumn>

/**
 * The existing values of the size facet that a typed size means. A size without a system is in the market's own system;
 * if a family has no such size, it is European.
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

/** The stored names in a family that a typed size may mean. */
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
