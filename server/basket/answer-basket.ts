import type { BasketResponse } from '#contracts/basket.ts'
import { accepted, type Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { basketResponse } from './basket-response.ts'
import type { ReadBasket } from './basket-with-goods.ts'
import type { BasketsNeeds } from './baskets.ts'
import { withoutUnearned } from './change-bonuses.ts'

/** A basket as the calls return it: calculated again, without bonuses that it no longer earns. */
export function answerBasket(needs: Pick<BasketsNeeds, 'clock' | 'words'>) {
  const { clock } = needs
  const respond = (market: Market, { basket, goods }: ReadBasket) =>
    basketResponse(basket, { market, goods, now: clock(), t: needs.words(market) })

  const earned = (market: Market, { basket, goods }: ReadBasket): ReadBasket => ({
    basket: withoutUnearned({ goods, market, now: clock() }, basket),
    goods,
  })

  const answered = <Problem>(market: Market, changed: Result<ReadBasket, Problem>): Result<BasketResponse, Problem> =>
    changed.ok ? accepted(respond(market, changed.value)) : changed

  return { respond, earned, answered }
}
