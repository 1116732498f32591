import type { SubBrandId } from './sub-brands.ts'

export type SizeRange = 'letters' | 'eu' | 'inches' | 'shoe' | 'one'

/** One size of a style. Jeans also have lengths. */
export interface Size {
  readonly group: 'letters' | 'eu' | 'inches' | 'kids' | 'shoe' | 'one'
  readonly id: string
  readonly name: string
  readonly length?: string
}

const run = (group: Size['group'], names: string): Size[] =>
  names.split(' ').map((name) => ({ group, id: name.toLowerCase(), name }))

const withLengths = (waists: string, lengths: string): Size[] =>
  run('inches', waists).flatMap((size) => lengths.split(' ').map((length) => ({ ...size, length })))

const kidsSizes: Size[] = [
  [4, 104],
  [6, 116],
  [8, 128],
  [10, 140],
  [12, 152],
].map(([age, height]) => ({ group: 'kids', id: String(height), name: `${age}Y / ${height}` }))

const women: Record<SizeRange, Size[]> = {
  letters: run('letters', 'XS S M L XL'),
  eu: run('eu', '34 36 38 40 42 44'),
  inches: withLengths('25 26 27 28 29 30 31', '30 32'),
  shoe: run('shoe', '36 37 38 39 40 41'),
  one: [{ group: 'one', id: 'one', name: 'One size' }],
}

const ranges: Record<SubBrandId, Record<SizeRange, Size[]>> = {
  women,
  brands: women,
  plus: {
    ...women,
    letters: run('letters', 'L XL 2XL 3XL 4XL'),
    eu: run('eu', '44 46 48 50 52 54'),
    inches: withLengths('32 34 36 38 40', '30 32'),
  },
  kids: {
    ...women,
    letters: kidsSizes,
    eu: kidsSizes,
    inches: kidsSizes,
    shoe: run('shoe', '28 29 30 31 32 33 34'),
  },
  men: {
    ...women,
    letters: run('letters', 'S M L XL XXL'),
    eu: run('eu', '46 48 50 52 54 56'),
    inches: withLengths('29 30 31 32 33 34 36', '32 34'),
    shoe: run('shoe', '40 41 42 43 44 45 46'),
  },
}

export const sizesOf = (subBrand: SubBrandId, range: SizeRange): readonly Size[] => ranges[subBrand][range]
