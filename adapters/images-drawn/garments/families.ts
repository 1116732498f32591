import type { ClothName } from '../cloth/cloths.ts'
import type { DrawingFamily } from '../drawing/product-drawing.ts'
import { accessories, accessory } from './accessory.ts'
import { bag } from './bag.ts'
import { boot } from './boot.ts'
import { cardigan } from './cardigan.ts'
import { clutch } from './clutch.ts'
import { coat } from './coat.ts'
import { dressFamily } from './dress.ts'
import { jeans } from './jeans.ts'
import { knit } from './knit.ts'
import type { Make } from './make.ts'
import { pump } from './pump.ts'
import { shirt } from './shirt.ts'
import { skirt } from './skirt.ts'
import { sneaker } from './sneaker.ts'
import { tallBoot } from './tall-boot.ts'
import { tee } from './tee.ts'
import { trousers } from './trousers.ts'
import { trucker } from './trucker.ts'

/** The place of a family in the drawing of 1200 x 1600 px: px per cm, y of the origin, and a floor line for things that stand. */
export interface Camera {
  readonly scale: number
  readonly y: number
  readonly floor?: number
}

export interface Family {
  readonly make: Make
  readonly camera: Camera
  /** Cameras of cuts that need a different one, mostly because of their length. */
  readonly cameras?: Readonly<Record<string, Camera>>
  /** How irregular the lines are, cm: see `handmade`. */
  readonly hand?: number
  /** All cuts of the family; the first is the plain one. */
  readonly cuts: readonly string[]
  readonly cloth: ClothName
}

const long: Camera = { scale: 10, y: 130 }
/** The scale of a midi dress, but lower, so that a mini dress is in the middle of the picture. */
const short: Camera = { scale: 11, y: 270 }
const necklines = ['v', 'square', 'round', 'slip']
const lengths = ['midi', 'mini', 'maxi']

/** Every family, with its camera. Most cuts of a family have one scale, so that a cropped top looks shorter than a long one. */
export const families: Readonly<Record<DrawingFamily, Family>> = {
  tee: { make: tee, camera: { scale: 15, y: 335 }, cuts: ['regular', 'boxy', 'crop'], cloth: 'jersey' },
  shirt: { make: shirt, camera: { scale: 13.6, y: 335 }, cuts: ['regular', 'blouse'], cloth: 'poplin' },
  knit: {
    make: (order) => (order.cut === 'cardigan' ? cardigan : knit)(order),
    camera: { scale: 13.2, y: 335 },
    cuts: ['crew', 'rollneck', 'cardigan'],
    cloth: 'knit',
  },
  dress: {
    make: dressFamily,
    camera: { scale: 11, y: 190 },
    cameras: Object.fromEntries(
      necklines.flatMap((neckline) => [
        [`${neckline} maxi`, long],
        [`${neckline} mini`, short],
      ]),
    ),
    cuts: necklines.flatMap((neckline) => lengths.map((length) => `${neckline} ${length}`)),
    cloth: 'poplin',
  },
  skirt: { make: skirt, camera: { scale: 13.3, y: 270 }, cuts: ['gathered', 'pleated', 'bias'], cloth: 'poplin' },
  jeans: { make: jeans, camera: { scale: 11.8, y: 180 }, cuts: ['straight', 'skinny', 'wide'], cloth: 'denim' },
  trousers: { make: trousers, camera: { scale: 11.8, y: 180 }, cuts: ['straight', 'wide', 'tapered'], cloth: 'wool' },
  coat: {
    make: (order) => (order.cut === 'trucker' ? trucker : coat)(order),
    camera: { scale: 11.4, y: 200 },
    cameras: { blazer: { scale: 13.2, y: 335 }, trucker: { scale: 13.2, y: 335 } },
    cuts: ['double', 'belted', 'blazer', 'trucker'],
    cloth: 'wool',
  },
  sneaker: { make: sneaker, camera: { scale: 25.5, y: 980, floor: 980 }, hand: 0.08, cuts: [''], cloth: 'leather' },
  boot: {
    make: (order) => (order.cut === 'tall' ? tallBoot : boot)(order),
    camera: { scale: 24, y: 1080, floor: 1080 },
    cameras: { tall: { scale: 20, y: 1330, floor: 1330 } },
    hand: 0.08,
    cuts: ['', 'chelsea', 'tall'],
    cloth: 'leather',
  },
  pump: { make: pump, camera: { scale: 27, y: 980, floor: 980 }, hand: 0.06, cuts: ['', 'kitten'], cloth: 'leather' },
  bag: {
    make: (order) => (order.cut === 'clutch' ? clutch : bag)(order),
    camera: { scale: 19, y: 1180, floor: 1180 },
    cameras: { clutch: { scale: 23, y: 980, floor: 980 } },
    hand: 0.12,
    cuts: ['tote', 'shoulder', 'clutch'],
    cloth: 'leather',
  },
  accessory: {
    make: accessory,
    camera: { scale: 30, y: 800 },
    cameras: {
      scarf: { scale: 15, y: 810 },
      beanie: { scale: 27, y: 840 },
      hat: { scale: 20, y: 860 },
      cap: { scale: 28, y: 830 },
      gloves: { scale: 24, y: 770 },
      belt: { scale: 22, y: 800 },
      sunglasses: { scale: 44, y: 800 },
      headphones: { scale: 32, y: 830 },
      jewellery: { scale: 34, y: 830 },
      'gift card': { scale: 32, y: 790 },
    },
    hand: 0.08,
    cuts: accessories,
    cloth: 'plain',
  },
}
