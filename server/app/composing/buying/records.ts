import {
  baskets,
  basketTickets,
  codeAttempts,
  type GoodsRequest,
  type GoodsSources,
  readGoods,
  storedBaskets,
} from '#server/basket/index.ts'
import { frozenBaskets } from '#server/checkout/index.ts'
import { giftCards } from '#server/gift-cards/index.ts'
import { storedMembers } from '#server/loyalty/index.ts'
import { outbox } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import { orders } from '#server/orders/index.ts'
import { ownHolds, payments, refunds, workList } from '#server/payments/index.ts'
import { priceDisplay } from '#server/pricing/index.ts'
import type { BuyingNeeds } from './buying-needs.ts'

export type BuyingRecords = ReturnType<typeof openRecords>

/** Everything that buying stores: baskets, payments, orders, gift cards and mails. */
export function openRecords(needs: BuyingNeeds) {
  const { clock, database, jobs } = needs
  const ourGiftCards = giftCards({ database, jobs, clock })
  return {
    ...openBaskets(needs, ourGiftCards),
    giftCards: ourGiftCards,
    payments: payments(database),
    refunds: refunds(database, jobs),
    orders: orders(database),
    outbox: outbox(database),
    frozen: frozenBaskets(database),
    workList: workList(database),
  }
}

/** Baskets, and the codes that shoppers try in them. */
function openBaskets(needs: BuyingNeeds, ourGiftCards: ReturnType<typeof giftCards>) {
  const { clock, content, database, log, stock, words } = needs
  const basketRepository = storedBaskets(database)
  const sources: GoodsSources = {
    ...needs,
    giftCards: ourGiftCards,
    priceDisplay: (market) => priceDisplay((key) => content.toggle(market, key)),
    isMember: storedMembers(database).isMember,
    ownHolds: (basketId, inside = database) => ownHolds(inside, basketId),
  }
  const ourBaskets = baskets({
    ...{ database, basketRepository, stock, clock, words },
    ownHolds: sources.ownHolds,
    goods: (market: Market, ask: GoodsRequest) => readGoods(sources, market, ask),
    tickets: basketTickets(database),
    giftCards: ourGiftCards,
    sellableSubquery: needs.catalogue.sellableSubquery,
  })
  const codes = codeAttempts({
    baskets: ourBaskets,
    giftCards: ourGiftCards,
    database,
    alert: (code, details) => log.error({ code, ...details }, 'many codes or cards are guessed'),
  })
  return { basketRepository, baskets: ourBaskets, codes }
}
