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

/** Small things that are laid down to be seen: each a cut of its own. */
export const accessory: Make = (order) => (made[order.cut] ?? scarf)(order)

/** Every small thing there is; the first is the plain one. */
export const accessories = Object.keys(made)
