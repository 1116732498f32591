import { appIcon } from './app-icon.ts'
import { cityCoat, linenMorning, monochromeOffice } from './form-stories.ts'
import { gardenParty, knitAndClay } from './laid-stories.ts'
import { hook, mensWeekend } from './peg-stories.ts'
import { kidsPlayground, plinths } from './plinth-stories.ts'
import { denimBlueHour, rail } from './rail-stories.ts'
import type { Scene } from './scene.ts'
import { shopCurve, shopFriends, shopKids, shopMen, shopWomen } from './shop-tiles.ts'

/** Every scene by its name in an address; `{name}-mirrored` is the same scene with left and right exchanged. */
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
  'app-icon': appIcon,
  'shop-women': shopWomen,
  'shop-curve': shopCurve,
  'shop-kids': shopKids,
  'shop-men': shopMen,
  'shop-friends': shopFriends,
}
