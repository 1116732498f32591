import type { PaletteName } from './colours.ts'

/** The materials of styles: how they are drawn, what the label says, how they are cared for. */
export interface Material {
  readonly id: string
  /** Fabric and print in the drawing. */
  readonly cloth: string
  readonly print?: string
  /** Background and ink of each printed colour. Plain goods take their colours from the palette. */
  readonly pairs?: readonly string[]
  readonly palette: PaletteName
  readonly fibres: readonly (readonly [fibre: string, percent: number])[]
  /** Value in the material filter. */
  readonly group: string
  readonly care: string
  /** Certificate for an environmental claim. Without a certificate no claim is made. */
  readonly certificate?: string
}

const cotton = 'wash-40 no-bleach tumble-dry-low iron-medium no-dry-clean'
const delicate = 'wash-30 no-bleach no-tumble-dry iron-low dry-clean'
const woollen = 'wash-wool no-bleach no-tumble-dry iron-low dry-clean'
const tailored = 'no-wash no-bleach no-tumble-dry iron-low dry-clean'
const wiped = 'no-wash no-bleach no-tumble-dry wipe-clean'

const stripes = ['ivory/navy', 'white/black', 'ivory/claret', 'navy/ivory', 'white/cobalt', 'ivory/forest']
const dots = ['navy/ivory', 'black/white', 'claret/ivory', 'ivory/black', 'forest/ivory', 'sky/navy']
const pinstripes = ['white/navy', 'sky/white', 'ivory/tobacco', 'navy/white']
const checks = ['white/navy', 'white/claret', 'ivory/forest', 'white/black', 'ivory/tobacco', 'white/cobalt']
const flowers = ['ivory/clay', 'navy/blush', 'black/mustard', 'blush/claret', 'sage/ivory', 'sky/navy']
const tartans = ['camel/claret', 'forest/claret', 'navy/forest', 'charcoal/mustard', 'claret/navy']
const panes = ['charcoal/mist', 'oat/tobacco', 'navy/sky', 'camel/ivory', 'grey/navy']

export const materials = {
  jersey: {
    cloth: 'jersey',
    palette: 'all',
    fibres: [['organic-cotton', 100]],
    group: 'cotton',
    care: cotton,
    certificate: 'organic-cotton',
  },
  'jersey-heavy': { cloth: 'jersey', palette: 'all', fibres: [['cotton', 100]], group: 'cotton', care: cotton },
  rib: {
    cloth: 'rib',
    palette: 'all',
    fibres: [
      ['cotton', 95],
      ['elastane', 5],
    ],
    group: 'cotton',
    care: cotton,
  },
  breton: {
    cloth: 'jersey',
    print: 'breton',
    pairs: stripes,
    palette: 'all',
    fibres: [['organic-cotton', 100]],
    group: 'cotton',
    care: cotton,
    certificate: 'organic-cotton',
  },
  dots: {
    cloth: 'jersey',
    print: 'dots',
    pairs: dots,
    palette: 'all',
    fibres: [
      ['viscose', 95],
      ['elastane', 5],
    ],
    group: 'viscose',
    care: delicate,
  },
  poplin: { cloth: 'poplin', palette: 'shirt', fibres: [['cotton', 100]], group: 'cotton', care: cotton },
  pinstripe: {
    cloth: 'poplin',
    print: 'pinstripe',
    pairs: pinstripes,
    palette: 'shirt',
    fibres: [['cotton', 100]],
    group: 'cotton',
    care: cotton,
  },
  gingham: {
    cloth: 'poplin',
    print: 'gingham',
    pairs: checks,
    palette: 'shirt',
    fibres: [['cotton', 100]],
    group: 'cotton',
    care: cotton,
  },
  floral: {
    cloth: 'poplin',
    print: 'ditsy',
    pairs: flowers,
    palette: 'shirt',
    fibres: [['organic-cotton', 100]],
    group: 'cotton',
    care: cotton,
    certificate: 'organic-cotton',
  },
  linen: {
    cloth: 'linen',
    palette: 'linen',
    fibres: [['linen', 100]],
    group: 'linen',
    care: 'wash-40 no-bleach no-tumble-dry iron-medium dry-clean',
    certificate: 'european-linen',
  },
  satin: {
    cloth: 'satin',
    palette: 'satin',
    fibres: [['recycled-polyester', 100]],
    group: 'polyester',
    care: delicate,
    certificate: 'recycled-polyester',
  },
  merino: {
    cloth: 'jersey',
    palette: 'knit',
    fibres: [['merino', 100]],
    group: 'wool',
    care: woollen,
    certificate: 'responsible-wool',
  },
  lambswool: {
    cloth: 'knit',
    palette: 'knit',
    fibres: [
      ['wool', 80],
      ['polyamide', 20],
    ],
    group: 'wool',
    care: woollen,
  },
  cable: {
    cloth: 'cable',
    palette: 'knit',
    fibres: [
      ['wool', 70],
      ['cotton', 30],
    ],
    group: 'wool',
    care: woollen,
  },
  'merino-rib': {
    cloth: 'rib',
    palette: 'knit',
    fibres: [['merino', 100]],
    group: 'wool',
    care: woollen,
    certificate: 'responsible-wool',
  },
  wool: {
    cloth: 'wool',
    palette: 'wool',
    fibres: [
      ['wool', 70],
      ['polyamide', 25],
      ['elastane', 5],
    ],
    group: 'wool',
    care: tailored,
  },
  twill: {
    cloth: 'wool',
    palette: 'wool',
    fibres: [
      ['wool', 98],
      ['elastane', 2],
    ],
    group: 'wool',
    care: tailored,
  },
  tartan: {
    cloth: 'wool',
    print: 'tartan',
    pairs: tartans,
    palette: 'wool',
    fibres: [
      ['wool', 85],
      ['polyamide', 15],
    ],
    group: 'wool',
    care: tailored,
  },
  windowpane: {
    cloth: 'wool',
    print: 'windowpane',
    pairs: panes,
    palette: 'wool',
    fibres: [
      ['wool', 85],
      ['polyamide', 15],
    ],
    group: 'wool',
    care: tailored,
  },
  'denim-rigid': {
    cloth: 'denim',
    palette: 'denim',
    fibres: [['organic-cotton', 100]],
    group: 'denim',
    care: 'wash-30 no-bleach no-tumble-dry iron-medium',
    certificate: 'organic-cotton',
  },
  'denim-washed': {
    cloth: 'denim',
    print: 'wash',
    palette: 'washed',
    fibres: [['cotton', 100]],
    group: 'denim',
    care: 'wash-30 no-bleach no-tumble-dry iron-medium',
  },
  'denim-stretch': {
    cloth: 'denim',
    palette: 'denim',
    fibres: [
      ['cotton', 98],
      ['elastane', 2],
    ],
    group: 'denim',
    care: 'wash-30 no-bleach no-tumble-dry iron-medium',
  },
  leather: { cloth: 'leather', palette: 'leather', fibres: [['leather', 100]], group: 'leather', care: wiped },
  suede: {
    cloth: 'suede',
    palette: 'suede',
    fibres: [['suede', 100]],
    group: 'leather',
    care: 'no-wash no-bleach no-tumble-dry brush-dry',
  },
} as const satisfies Record<string, Omit<Material, 'id'>>
export type MaterialId = keyof typeof materials

export const materialOf = (id: MaterialId): Material => ({ id, ...materials[id] })
