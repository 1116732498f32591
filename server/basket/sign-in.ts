import { isId } from '#foundation/ids.ts'
import { type BasketRequest, openBasket } from './basket-with-goods.ts'
import type { BasketsNeeds } from './baskets.ts'
import { mergeBaskets } from './merge-baskets.ts'

/** Merges two open baskets. The guest's row is deleted, and its held pieces are released. */
export async function signIn(
  { database, basketRepository, stock }: BasketsNeeds,
  ask: BasketRequest & { readonly accountId: string },
): Promise<string | undefined> {
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
    await basketRepository.save(inside, mergeBaskets(own, brought))
    await basketRepository.remove(inside, brought.id)
    await stock.release(inside, brought.id)
    return held
  })
  if (signedIn?.key !== undefined) storeInBrowser?.({ basketId: signedIn.basketId, key: signedIn.key })
  return signedIn?.basketId
}
