import type { Drawing } from '#adapters/images-drawn/drawing/product-drawing.ts'

export type SubBrandId = 'women' | 'plus' | 'kids' | 'men' | 'brands'

/** One sub-brand: its labels, its category, the mannequin that its goods are drawn on, and its number of styles of each kind. */
export interface SubBrand {
  readonly id: SubBrandId
  readonly labels: readonly string[]
  /** Its top category. */
  readonly category: string
  /** First digit of its style numbers. */
  readonly digit: number
  readonly form: Drawing['form']
  /** Number of steps on the price ladder above the kind's own step, or below it if negative. */
  readonly priceStep: number
  /** Number of styles per kind. */
  readonly carries: Readonly<Record<string, number>>
}

const count = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split(' ')
      .map((entry) => entry.split(':'))
      .map(([kind, styles]) => [kind!, Number(styles)]),
  )

export const subBrands: readonly SubBrand[] = [
  {
    id: 'women',
    labels: ['Halden'],
    category: 'women',
    digit: 1,
    form: 'women',
    priceStep: 0,
    carries: count(
      'tee:10 tee-boxy:8 tee-crop:8 shirt:15 blouse:15 knit-crew:22 knit-roll:14 dress-v-mini:5 dress-v-midi:8 dress-v-maxi:5 dress-square-mini:5 dress-square-midi:6 dress-round-mini:4 dress-round-midi:6 dress-round-maxi:4 dress-slip-mini:2 dress-slip-midi:4 dress-slip-maxi:3 skirt-pleated:7 skirt-gathered:8 skirt-bias:6 jeans-skinny:5 jeans-straight:8 jeans-wide:8 trousers-straight:9 trousers-wide:9 trousers-tapered:6 coat-double:7 coat-belted:6 blazer:9 sneaker:5 boot:5 chelsea:4 pump:5 kitten:4 tote:6 shoulder-bag:6 cardigan:10 trucker:5 boot-tall:4 clutch:4 scarf:5 beanie:4 belt:4 hat:3',
    ),
  },
  {
    id: 'plus',
    labels: ['Halden Curve'],
    category: 'curve',
    digit: 2,
    form: 'plus',
    priceStep: 0,
    carries: count(
      'tee:6 tee-boxy:6 shirt:7 blouse:8 knit-crew:10 knit-roll:6 dress-v-midi:7 dress-v-maxi:4 dress-square-midi:4 dress-round-midi:5 dress-round-maxi:4 dress-slip-midi:2 skirt-pleated:4 skirt-gathered:4 skirt-bias:3 jeans-straight:5 jeans-wide:5 trousers-straight:4 trousers-wide:5 coat-double:4 coat-belted:3 blazer:5 cardigan:5 trucker:3',
    ),
  },
  {
    id: 'kids',
    labels: ['Halden Kids'],
    category: 'kids',
    digit: 3,
    form: 'kids',
    priceStep: -3,
    carries: count(
      'tee:16 tee-boxy:8 shirt:8 knit-crew:12 knit-roll:6 dress-round-mini:6 dress-square-mini:6 skirt-pleated:4 skirt-gathered:4 jeans-straight:8 jeans-wide:4 trousers-tapered:6 coat-double:4 sneaker:5 chelsea:3 cardigan:4 trucker:3',
    ),
  },
  {
    id: 'men',
    labels: ['Halden Men'],
    category: 'men',
    digit: 4,
    form: 'men',
    priceStep: 0,
    carries: count(
      'tee:14 tee-boxy:8 shirt:20 knit-crew:16 knit-roll:9 jeans-straight:10 jeans-skinny:4 trousers-straight:7 trousers-tapered:8 coat-double:7 blazer:7 sneaker:6 chelsea:5 tote:3 cardigan:5 trucker:4 scarf:4 beanie:3 belt:4',
    ),
  },
  {
    id: 'brands',
    labels: ['Alder & Loom', 'Marrow Lane', 'Osterlund Skomagere', 'Petit Galet', 'Tamarisk Leather'],
    category: 'friends',
    digit: 5,
    form: 'women',
    priceStep: 2,
    carries: count(
      'tee-boxy:3 blouse:3 knit-crew:5 knit-roll:3 dress-v-midi:4 dress-square-midi:3 dress-slip-midi:2 jeans-wide:3 trousers-wide:3 coat-double:2 coat-belted:2 sneaker:5 boot:4 chelsea:4 pump:4 kitten:3 tote:5 shoulder-bag:6 boot-tall:3 clutch:3',
    ),
  },
]
