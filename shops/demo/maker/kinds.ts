import type { DrawingFamily } from '#adapters/images-drawn/drawing/product-drawing.ts'
import type { MaterialId } from './materials.ts'
import type { SizeRange } from './sizes.ts'

/** A kind of garment: the cut to draw, its possible materials, its price range and its category. */
export interface Kind {
  readonly id: string
  readonly family: DrawingFamily
  readonly cut: string
  readonly materials: readonly MaterialId[]
  /** Lowest and highest step of the price ladder. */
  readonly price: readonly [low: number, high: number]
  /** Last part of the category id. */
  readonly category: string
  readonly sizes: SizeRange
  readonly fit: string
  /** The group of feature words that fits it. */
  readonly features: string
}

type Row = readonly [id: string, cut: string, materials: string, low: number, high: number, fit: string]

type Group = Pick<Kind, 'family' | 'category' | 'sizes' | 'features'>

const group = ({ family, category, sizes, features }: Group, rows: readonly Row[]): Kind[] =>
  rows.map(([id, cut, made, low, high, fit]) => ({
    id,
    family,
    cut,
    materials: made.split(' ') as MaterialId[],
    price: [low, high],
    category,
    sizes,
    fit,
    features,
  }))

export const kinds: readonly Kind[] = [
  ...group({ family: 'tee', category: 'tops', sizes: 'letters', features: 'tee' }, [
    ['tee', 'regular', 'jersey breton jersey-heavy', 1, 4, 'regular'],
    ['tee-boxy', 'boxy', 'jersey-heavy jersey breton', 2, 5, 'oversized'],
    ['tee-crop', 'crop', 'rib jersey', 1, 4, 'slim'],
  ]),
  ...group({ family: 'shirt', category: 'shirts', sizes: 'eu', features: 'shirt' }, [
    ['shirt', 'regular', 'poplin linen pinstripe gingham', 5, 9, 'regular'],
    ['blouse', 'blouse', 'satin poplin floral', 5, 10, 'relaxed'],
  ]),
  ...group({ family: 'knit', category: 'knitwear', sizes: 'letters', features: 'knit' }, [
    ['knit-crew', 'crew', 'merino cable lambswool merino-rib', 7, 13, 'regular'],
    ['knit-roll', 'rollneck', 'merino lambswool merino-rib', 8, 13, 'regular'],
  ]),
  ...group({ family: 'dress', category: 'dresses', sizes: 'eu', features: 'dress' }, [
    ['dress-v-mini', 'v mini', 'satin floral dots', 7, 11, 'regular'],
    ['dress-v-midi', 'v midi', 'satin floral dots jersey', 8, 13, 'regular'],
    ['dress-v-maxi', 'v maxi', 'satin floral dots', 9, 14, 'regular'],
    ['dress-square-mini', 'square mini', 'linen poplin gingham floral', 6, 10, 'slim'],
    ['dress-square-midi', 'square midi', 'linen poplin floral gingham', 7, 11, 'regular'],
    ['dress-round-mini', 'round mini', 'jersey dots linen', 6, 9, 'regular'],
    ['dress-round-midi', 'round midi', 'jersey dots floral linen', 7, 11, 'regular'],
    ['dress-round-maxi', 'round maxi', 'jersey dots floral', 8, 12, 'regular'],
  ]),
  ...group({ family: 'dress', category: 'dresses', sizes: 'eu', features: 'slip' }, [
    ['dress-slip-mini', 'slip mini', 'satin', 7, 10, 'slim'],
    ['dress-slip-midi', 'slip midi', 'satin', 8, 12, 'slim'],
    ['dress-slip-maxi', 'slip maxi', 'satin', 9, 13, 'slim'],
  ]),
  ...group({ family: 'skirt', category: 'skirts', sizes: 'eu', features: 'skirt' }, [
    ['skirt-pleated', 'pleated', 'tartan wool twill', 8, 12, 'regular'],
    ['skirt-gathered', 'gathered', 'poplin linen gingham', 6, 10, 'relaxed'],
    ['skirt-bias', 'bias', 'satin', 7, 11, 'slim'],
  ]),
  ...group({ family: 'jeans', category: 'jeans', sizes: 'inches', features: 'jeans' }, [
    ['jeans-skinny', 'skinny', 'denim-stretch', 7, 10, 'slim'],
    ['jeans-straight', 'straight', 'denim-rigid denim-washed', 8, 11, 'straight'],
    ['jeans-wide', 'wide', 'denim-washed denim-rigid', 8, 12, 'wide'],
  ]),
  ...group({ family: 'trousers', category: 'trousers', sizes: 'eu', features: 'trousers' }, [
    ['trousers-straight', 'straight', 'twill wool windowpane linen', 8, 12, 'straight'],
    ['trousers-wide', 'wide', 'linen twill wool', 8, 13, 'wide'],
    ['trousers-tapered', 'tapered', 'twill linen', 7, 11, 'slim'],
  ]),
  ...group({ family: 'coat', category: 'coats', sizes: 'eu', features: 'coat' }, [
    ['coat-double', 'double', 'wool twill', 15, 21, 'regular'],
    ['coat-belted', 'belted', 'wool', 15, 21, 'relaxed'],
  ]),
  ...group({ family: 'coat', category: 'blazers', sizes: 'eu', features: 'coat' }, [
    ['blazer', 'blazer', 'twill linen windowpane', 12, 17, 'regular'],
  ]),
  ...group({ family: 'sneaker', category: 'sneakers', sizes: 'shoe', features: 'shoe' }, [
    ['sneaker', '', 'leather suede', 9, 13, 'regular'],
  ]),
  ...group({ family: 'boot', category: 'boots', sizes: 'shoe', features: 'shoe' }, [
    ['boot', '', 'leather suede', 13, 18, 'regular'],
    ['chelsea', 'chelsea', 'suede leather', 12, 17, 'regular'],
  ]),
  ...group({ family: 'pump', category: 'pumps', sizes: 'shoe', features: 'shoe' }, [
    ['pump', '', 'leather suede', 11, 15, 'regular'],
    ['kitten', 'kitten', 'leather suede', 11, 15, 'regular'],
  ]),
  ...group({ family: 'bag', category: 'bags', sizes: 'one', features: 'bag' }, [
    ['tote', 'tote', 'leather', 12, 18, 'regular'],
    ['shoulder-bag', 'shoulder', 'leather', 10, 16, 'regular'],
  ]),
  ...group({ family: 'knit', category: 'knitwear', sizes: 'letters', features: 'knit' }, [
    ['cardigan', 'cardigan', 'lambswool merino-rib cable merino', 8, 14, 'relaxed'],
  ]),
  ...group({ family: 'coat', category: 'coats', sizes: 'letters', features: 'trucker' }, [
    ['trucker', 'trucker', 'denim-rigid denim-stretch', 10, 14, 'regular'],
  ]),
  ...group({ family: 'boot', category: 'boots', sizes: 'shoe', features: 'shoe' }, [
    ['boot-tall', 'tall', 'leather suede', 15, 20, 'regular'],
  ]),
  ...group({ family: 'bag', category: 'bags', sizes: 'one', features: 'bag' }, [
    ['clutch', 'clutch', 'leather', 8, 13, 'regular'],
  ]),
  ...group({ family: 'accessory', category: 'accessories', sizes: 'one', features: 'small' }, [
    ['scarf', 'scarf', 'lambswool tartan merino', 5, 9, 'regular'],
    ['beanie', 'beanie', 'merino-rib lambswool', 3, 6, 'regular'],
    ['belt', 'belt', 'leather', 4, 8, 'regular'],
    ['hat', 'hat', 'wool', 6, 10, 'regular'],
  ]),
]
