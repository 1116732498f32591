import type { SizeSystem } from '#server/markets/index.ts'

/** The tables, by body and kind of goods. Curve goods continue the women's table. Letters and waists in inches are the same for all. */
export const sizeTableIds = ['letters', 'women', 'men', 'kids', 'women-shoe', 'men-shoe', 'kids-shoe'] as const
export type SizeTableId = (typeof sizeTableIds)[number]

/** One column per system, all with the same rows, from small to large. Goods are stored in the system `eu`. */
type Columns = Readonly<Record<'eu', string> & Partial<Record<SizeSystem, string>>>

/**
 * Conversion tables as data. A system without a column uses `eu`. No column contains a size twice, so a converted size
 * leads back to the same goods. Sources and their dates: docs/how-to/sizes.md.
 */
const columns: Readonly<Record<SizeTableId, Columns>> = {
  letters: {
    eu: 'XXS XS S M L XL 2XL 3XL 4XL 5XL 6XL',
    jp: 'XXS XS S M L LL 3L 4L 5L 6L 7L',
  },
  women: {
    eu: '32 34 36 38 40 42 44 46 48 50 52 54 56 58 60',
    uk: '4 6 8 10 12 14 16 18 20 22 24 26 28 30 32',
    us: '0 2 4 6 8 10 12 14 16 18 20 22 24 26 28',
    it: '38 40 42 44 46 48 50 52 54 56 58 60 62 64 66',
    fr: '34 36 38 40 42 44 46 48 50 52 54 56 58 60 62',
    jp: '3 5 7 9 11 13 15 17 19 21 23 25 27 29 31',
  },
  men: {
    eu: '44 46 48 50 52 54 56 58 60 62 64',
    uk: '34 36 38 40 42 44 46 48 50 52 54',
    us: '34 36 38 40 42 44 46 48 50 52 54',
    jp: 'XS S M L LL 3L 4L 5L 6L 7L 8L',
  },
  kids: {
    eu: '92 98 104 110 116 122 128 134 140 146 152 158 164 170 176',
    uk: '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
    us: '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
    it: '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
    fr: '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
    jp: '90 100 105 110 115 120 130 135 140 145 150 160 165 170 175',
    age: '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
  },
  'women-shoe': {
    eu: '35 36 37 38 39 40 41 42 43',
    uk: '2.5 3.5 4 5 5.5 6.5 7.5 8 9',
    us: '4.5 5.5 6 7 7.5 8.5 9.5 10 11',
    jp: '22 23 23.5 24 25 25.5 26 27 27.5',
  },
  'men-shoe': {
    eu: '38 39 40 41 42 43 44 45 46 47 48',
    uk: '5 5.5 6.5 7.5 8 9 9.5 10.5 11 12 13',
    us: '6 6.5 7.5 8.5 9 10 10.5 11.5 12 13 14',
    jp: '24 25 25.5 26 27 27.5 28 29 29.5 30 31',
  },
  'kids-shoe': {
    eu: '20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35',
    uk: '3.5 4.5 5.5 6 7 7.5 8.5 9.5 10 11 11.5 12.5 13 1 2 2.5',
    us: '4.5 5.5 6.5 7 8 8.5 9.5 10.5 11 12 12.5 13.5 1 2 3 3.5',
    jp: '12 13 13.5 14 15 15.5 16 17 17.5 18 19 19.5 20 21 21.5 22',
  },
}

/** A table as rows. A row is one size in every system. */
export interface SizeTable {
  readonly id: SizeTableId
  readonly rows: readonly SizeRow[]
}

export interface SizeRow {
  /** Its index, from 0 for the smallest size. */
  readonly place: number
  readonly in: Readonly<Record<SizeSystem, string>>
}

export const sizeSystems: readonly SizeSystem[] = ['eu', 'uk', 'us', 'it', 'fr', 'jp', 'age']

export const sizeTables: ReadonlyMap<SizeTableId, SizeTable> = new Map(
  sizeTableIds.map((id) => [id, { id, rows: rowsOf(columns[id]) }]),
)

function rowsOf(table: Columns): SizeRow[] {
  const lists = sizeSystems.map((system) => [system, (table[system] ?? table.eu).split(' ')] as const)
  return table.eu.split(' ').map((_, place) => ({
    place,
    in: Object.fromEntries(lists.map(([system, sizes]) => [system, sizes[place]])) as Record<SizeSystem, string>,
  }))
}
