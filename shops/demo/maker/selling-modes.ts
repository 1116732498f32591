import { chanceFrom } from './chance.ts'
import type { Style } from './design-styles.ts'

/** How a style is sold if not in the usual way: launched later, by pre-order, or in stores only. */
export type SellingMode = 'usual' | 'coming' | 'preorder' | 'stores'

const shares: readonly (readonly [Exclude<SellingMode, 'usual'>, number])[] = [
  ['coming', 0.014],
  ['preorder', 0.014],
  ['stores', 0.014],
]

/** Each style has its own random draw, so that a change to one style does not affect another. */
export function sellingModeOf({ number, subBrand }: Style): SellingMode {
  if (subBrand.id === 'brands') return 'usual'
  let left = chanceFrom(`fate ${number}`).next()
  for (const [sellingMode, share] of shares) {
    if (left < share) return sellingMode
    left -= share
  }
  return 'usual'
}

/** Days until a coming style is launched, or a pre-ordered one is sent. */
export const daysAhead = ({ number }: Style): number => chanceFrom(`ahead ${number}`).whole(2, 24)
