import { isId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Basket } from './basket.ts'
import { type BasketRequest, openBasket } from './basket-with-goods.ts'
import type { BasketsNeeds } from './baskets.ts'
import { withoutUnearned } from './change-bonuses.ts'
import { holdPieces } from './hold-pieces.ts'
import { mergeBaskets } from './merge-baskets.ts'

/** Merges two open baskets. The guest's row is deleted, and the merged basket holds the pieces of both. */
export async function signIn(
  needs: BasketsNeeds,
  ask: BasketRequest & { readonly accountId: string },
): Promise<string | undefined> {
  const { database, basketRepository } = needs
  const { market, basketId, accountId, storeInBrowser } = ask
  const signedIn = await database.transaction(async (inside) => {
    const own = await basketRepository.lockOfAccount(inside, accountId, market.currency)
    const guests = basketId !== undefined && isId(basketId) ? await basketRepository.lock(inside, basketId) : undefined
    const brought = guests && basketRepository.opens(guests, ask) ? openBasket(guests, market) : undefined
    if (brought && !own && !guests?.accountId) {
      await basketRepository.attach(inside, brought.id, accountId)
      return { basketId: brought.id }
    }
    if (!own) return undefined
    // The key is in the earlier browser, so this browser gets a new one.
    const held =
      own.id === brought?.id
        ? { basketId: own.id }
        : { basketId: own.id, key: await basketRepository.renewKey(inside, own.id) }
    if (!brought || guests?.accountId) return held
    const merged = await withHeldPieces(needs, inside, ask, { merged: mergeBaskets(own, brought), brought })
    await basketRepository.save(inside, merged)
    await basketRepository.remove(inside, brought.id)
    return held
  })
  if (signedIn?.key !== undefined) storeInBrowser?.({ basketId: signedIn.basketId, key: signedIn.key })
  return signedIn?.basketId
}

/** Nobody can be told at a sign-in that pieces are missing, so those that are left are held. */
async function withHeldPieces(
  needs: BasketsNeeds,
  inside: Database,
  { market, accountId }: BasketRequest,
  { merged, brought }: { readonly merged: Basket; readonly brought: Basket },
): Promise<Basket> {
  const goods = await needs.goods(market, { basket: merged, accountId, inside })
  const basket = withoutUnearned({ goods, market, now: needs.clock() }, merged)
  const held = await holdPieces(needs, inside, market, { basket, goods, takesOver: brought.id, orFewer: true })
  return held.ok ? held.value : basket
}
