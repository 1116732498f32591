import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { answerBasket } from './answer-basket.ts'
import { type Basket, quantityOf } from './basket.ts'
import {
  type BasketRequest,
  type NotOpened,
  openBasket,
  openOwnWithGoods,
  openWithGoods,
  ownershipProblem,
  type ReadBasket,
} from './basket-with-goods.ts'
import type { Baskets, BasketsNeeds } from './baskets.ts'
import { piecesOf } from './goods.ts'
import { goodsOnly } from './goods-only.ts'

type Reads = Pick<
  Baskets,
  'find' | 'respond' | 'read' | 'show' | 'isOwn' | 'heldPieces' | 'marketOf' | 'quantity' | 'canBuy'
>

/** Reads baskets without changing them. */
export function basketReads(needs: BasketsNeeds): Reads {
  const { basketRepository } = needs
  const { earned, respond } = answerBasket(needs)
  const read = async (ask: BasketRequest): Promise<Result<ReadBasket, NotOpened>> => {
    const opened = await openOwnWithGoods(needs, ask)
    return opened.ok ? accepted(earned(ask.market, opened.value)) : opened
  }

  return {
    find: (ask) => findOpen(needs, ask),
    respond,
    read,
    show: async (ask) => {
      const found = await openWithGoods(needs, ask)
      const barred = found && ownershipProblem(needs, ask, found.stored)
      if (!found || barred?.code === 'basket.not-found') return undefined
      const response = respond(ask.market, earned(ask.market, found))
      return barred ? goodsOnly(response) : response
    },
    isOwn: async ({ basketId, ...caller }) => {
      const basket = basketId !== undefined && isId(basketId) ? await basketRepository.find(basketId) : undefined
      return basket !== undefined && basketRepository.opens(basket, caller)
    },
    heldPieces: async (ask) => {
      const found = await findOpen(needs, ask)
      if (!found.ok) return []
      const { id, holdsUntil } = found.value
      const [held, { pieces }] = await Promise.all([holdsUntil ? needs.stock.heldBy(id) : [], needs.ownHolds(id)])
      return [...held, ...pieces]
    },
    marketOf: async (basketId) => {
      const basket = isId(basketId) ? await basketRepository.find(basketId) : undefined
      return basket && !basket.closed ? basket.market : undefined
    },
    quantity: async (ask) => {
      const found = await findOpen(needs, ask)
      return found.ok ? quantityOf(found.value) : 0
    },
    canBuy: async (ask) => {
      const opened = await read(ask)
      return opened.ok && opened.value.basket.lines.some((line) => piecesOf(opened.value.goods, line) > 0)
    },
  }
}

/** The stored basket of a caller who may open it. */
export async function findOpen(needs: BasketsNeeds, ask: BasketRequest): Promise<Result<Basket, NotOpened>> {
  const { market, basketId } = ask
  const found = basketId !== undefined && isId(basketId) ? await needs.basketRepository.find(basketId) : undefined
  const open = openBasket(found, market)
  if (!found || !open) return refused({ code: 'basket.not-found' })
  const barred = ownershipProblem(needs, ask, found)
  return barred ? refused(barred) : accepted(open)
}
