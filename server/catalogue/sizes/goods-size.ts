import { type SizeRow, type SizeTableId, sizeTables } from './size-tables.ts'

/** A size as stored with goods, and their sub-brand. */
export interface GoodsSize {
  readonly subBrand: string
  readonly sizeGroup: string
  readonly sizeName: string
}

/** Sizes that can be compared: numbers of one table, or letters. */
export type SizeFamily = SizeTableId | 'inches' | 'one'

const bodies: Readonly<Record<string, 'men' | 'kids'>> = { men: 'men', kids: 'kids' }

/** The family of a size. The same number is another size for another body; letters and waists are the same for all. */
export function sizeFamily({ subBrand, sizeGroup, sizeName }: GoodsSize): SizeFamily {
  const body = bodies[subBrand] ?? 'women'
  switch (sizeGroup) {
    case 'letters':
    case 'inches':
    case 'one':
    case 'kids':
      return sizeGroup
    case 'shoe':
      // Children's shoe sizes above the children's table are in the women's table.
      if (body === 'kids' && Number(plainFigure(sizeName)) > largestKidsShoe) return 'women-shoe'
      return `${body}-shoe`
    default:
      return body
  }
}

const largestKidsShoe = 35

const otherNames: Readonly<Record<string, string>> = {
  ...{ XXL: '2XL', XXXL: '3XL', XXXXL: '4XL', XXXXXL: '5XL', XXXXXXL: '6XL' },
  ...{ '2XS': 'XXS' },
}

/** The standard name of a letter size: XXL and 2XL are the same. */
export const letterSize = (name: string): string => {
  const letters = name.trim().toUpperCase()
  return otherNames[letters] ?? letters
}

/** The row of a conversion table for a stored size; undefined if no table contains it. */
export function rowNamed(family: SizeFamily, name: string): SizeRow | undefined {
  if (family === 'inches' || family === 'one') return undefined
  const key = family === 'letters' ? letterSize(name) : family === 'kids' ? heightIn(name) : plainFigure(name)
  return rowsByEuropean.get(family)?.get(key)
}

const rowsByEuropean: ReadonlyMap<SizeTableId, ReadonlyMap<string, SizeRow>> = new Map(
  [...sizeTables].map(([id, { rows }]) => [id, new Map(rows.map((row) => [row.in.eu, row]))]),
)

const kidsRowsByAge: ReadonlyMap<string, SizeRow> = new Map(
  sizeTables.get('kids')!.rows.map((row) => [row.in.age, row]),
)

/** `40,5` and `EU 40.5` are 40.5. */
const plainFigure = (name: string): string =>
  name
    .trim()
    .replace(/^eu\s*/i, '')
    .replace(',', '.')

/** Children's sizes are stored as a height, an age or both: `128`, `8Y`, `8Y / 128`. Two heights are not a single size. */
function heightIn(name: string): string {
  const text = name.replace(/\bcm\b/i, '').trim()
  const [, age, height] = /^(?:(\d{1,2})\s*(?:y|yrs?|years?))?\s*\/?\s*(\d{2,3})?$/i.exec(text) ?? []
  if (height !== undefined && Number(height) >= smallestHeight) return height
  return (age === undefined || height !== undefined ? undefined : kidsRowsByAge.get(age)?.in.eu) ?? text
}

const smallestHeight = 50
