import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type BasketRequest, type NotOpened, ownershipProblem } from './basket-with-goods.ts'
import type { BasketsNeeds } from './baskets.ts'

/** Removes a basket of the caller and releases the pieces held for it. */
export function removeBasket(
  needs: BasketsNeeds,
  ask: Omit<BasketRequest, 'market'>,
): Promise<Result<void, NotOpened>> {
  const { database, basketRepository, stock } = needs
  const { basketId } = ask
  return database.transaction(async (inside): Promise<Result<void, NotOpened>> => {
    const found = basketId !== undefined && isId(basketId) ? await basketRepository.lock(inside, basketId) : undefined
    if (!found || found.closed) return refused({ code: 'basket.not-found' })
    const barred = ownershipProblem(needs, ask, found)
    if (barred) return refused(barred)
    await basketRepository.remove(inside, found.id)
    await stock.release(inside, found.id)
    return accepted(undefined)
  })
}
