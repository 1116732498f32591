import type { SizeSystem } from '#server/markets/index.ts'
import { type GoodsSize, letterSize, rowNamed, type SizeFamily, sizeFamily } from './goods-size.ts'
import { type SizeTableId, sizeTables } from './size-tables.ts'

/** A size as a value of the size facet, the same in every market: its slug in URLs, its stored name, and its family. */
export interface SizeValue {
  readonly value: string
  readonly name: string
  readonly family: SizeFamily
}

/** Prefixes for families whose numbers mean another size than in the women's table. */
const prefixes: Readonly<Partial<Record<SizeFamily, string>>> = {
  men: 'men-',
  'women-shoe': 'shoe-',
  'men-shoe': 'men-shoe-',
  'kids-shoe': 'kids-shoe-',
  inches: 'w',
}

export function sizeValue(size: GoodsSize & { readonly sizeId: string }, slugOf: (text: string) => string): SizeValue {
  const family = sizeFamily(size)
  const known = rowNamed(family, size.sizeName)?.in.eu
  return { value: (prefixes[family] ?? '') + slugOf(known ?? size.sizeId), name: known ?? size.sizeName, family }
}

/** True for a value that URLs used before each body had its own values: `48` for `men-48`, `xxl` for `2xl`. */
export function isEarlierValue(asked: string, { value, family }: Pick<SizeValue, 'value' | 'family'>): boolean {
  if (family === 'letters') return letterSize(asked).toLowerCase() === value && asked !== value
  if (family === 'men') return value === `men-${asked}`
  return (family === 'men-shoe' || family === 'kids-shoe') && value.replace(/^\w+-/, '') === asked
}

const families: readonly SizeFamily[] = [
  ...(['letters', 'women', 'men', 'inches', 'kids', 'women-shoe', 'men-shoe', 'kids-shoe', 'one'] as const),
]

/** Sorts by family, then from small to large. Sizes that no table contains follow by their number. */
export function compareSizes(a: Omit<SizeValue, 'value'>, b: Omit<SizeValue, 'value'>): number {
  return families.indexOf(a.family) - families.indexOf(b.family) || placeOf(a) - placeOf(b)
}

function placeOf({ family, name }: Omit<SizeValue, 'value'>): number {
  const row = rowNamed(family, name)
  if (row) return row.place
  const figure = Number.parseFloat(name.replace(/^\D+/, '').replace(',', '.')) || 0
  const rows = family === 'inches' || family === 'one' ? [] : sizeTables.get(family)!.rows
  // Between neighbouring rows of the table: 40.5 after 40.
  const before = rows.findLast(({ in: { eu } }) => Number(eu) <= figure)
  return before
    ? before.place + 0.5
    : rows.length === 0 || Number.isNaN(Number(rows[0]!.in.eu))
      ? rows.length + figure
      : -1
}

/** The stored names of sizes with this name in a system. */
export function storedNames(family: SizeTableId, system: SizeSystem, name: string): readonly string[] {
  const wanted = family === 'letters' ? letterSize(name) : name.replace(',', '.')
  return sizeTables.get(family)!.rows.flatMap((row) => (row.in[system] === wanted ? [row.in.eu] : []))
}
