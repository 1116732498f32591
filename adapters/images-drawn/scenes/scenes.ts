import { cityCoat, knitAndClay, linenMorning, monochromeOffice } from './editorial.ts'
import type { Scene } from './scene.ts'
import { denimBlueHour, gardenParty, kidsPlayground, mensWeekend } from './season-still-lifes.ts'
import { shopCurve, shopFriends, shopKids, shopMen, shopWomen } from './shop-tiles.ts'
import { hook, plinths, rail } from './still-lifes.ts'

/** Every scene by its name in an address; `{name}-mirrored` is the same story composed the other way round. */
export const scenes: Readonly<Record<string, Scene>> = {
  'linen-morning': linenMorning,
  'knit-and-clay': knitAndClay,
  'city-coat': cityCoat,
  'monochrome-office': monochromeOffice,
  'denim-blue-hour': denimBlueHour,
  'garden-party': gardenParty,
  'kids-playground': kidsPlayground,
  'mens-weekend': mensWeekend,
  rail,
  plinth: plinths,
  hook,
  'shop-women': shopWomen,
  'shop-curve': shopCurve,
  'shop-kids': shopKids,
  'shop-men': shopMen,
  'shop-friends': shopFriends,
}
