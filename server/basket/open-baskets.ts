import type { Baskets, BasketsNeeds } from './baskets.ts'
import { basketChanges } from './change-baskets.ts'
import { basketReads } from './read-baskets.ts'
import { basketHandOver } from './reminders-and-hand-over.ts'
import { removeBasket } from './remove-basket.ts'
import { signIn } from './sign-in.ts'

export const baskets = (needs: BasketsNeeds): Baskets => ({
  ...basketReads(needs),
  ...basketChanges(needs),
  ...basketHandOver(needs),
  remove: (ask) => removeBasket(needs, ask),
  signIn: (ask) => signIn(needs, ask),
})
