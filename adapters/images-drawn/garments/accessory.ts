import { belt } from './belt.ts'
import { giftCard } from './gift-card.ts'
import { headphones } from './headphones.ts'
import { beanie, brimmed, cap, gloves } from './headwear.ts'
import { jewellery } from './jewellery.ts'
import type { Make } from './make.ts'
import { scarf } from './scarf.ts'
import { sunglasses } from './sunglasses.ts'

const made: Readonly<Record<string, Make>> = {
  scarf,
  beanie,
  hat: brimmed,
  cap,
  gloves,
  belt,
  sunglasses,
  headphones,
  jewellery,
  'gift card': giftCard,
}

/** Small things. Each is a cut of this family. */
export const accessory: Make = (order) => (made[order.cut] ?? scarf)(order)

/** All small things; the first is the family's plain cut. */
export const accessories = Object.keys(made)
