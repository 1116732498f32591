import type { BasketResponse } from '#contracts/basket.ts'
import { isId, newId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { BasketProblem } from './basket.problems.ts'
import { type Basket, emptyBasket, moveToMarket, quantityOf, skusOf } from './basket.ts'
import { basketResponse } from './basket-response.ts'
import { addLines, changeLine, removeLines, setLines, type WantedLine } from './change-lines.ts'
import { type Goods, noGoods } from './goods.ts'
import type { KeptBasket, KeptBaskets } from './kept-baskets.repository.ts'
import { joinGoods } from './read-goods.ts'

/** Whose basket, and where. The id comes from the caller or its cookie; one that is unknown is treated as none. */
export interface BasketAsk {
  readonly market: Market
  readonly basketId: string | undefined
}

export type BasketAnswer = Result<BasketResponse, BasketProblem>

/** A basket with what is true of its goods now, for those who reckon with it further. */
export interface ReadBasket {
  readonly basket: Basket
  readonly goods: Goods
}

/**
 * A shopper's basket, as every other part of the shop uses it. A change asks a rule and writes the basket back as its next version,
 * never over another change; the answer is always the whole basket, reckoned up anew.
 */
export interface Baskets {
  show(ask: BasketAsk): Promise<BasketResponse | undefined>
  /** As it is kept, without anything read of its goods. */
  find(ask: BasketAsk): Promise<Basket | undefined>
  read(ask: BasketAsk): Promise<ReadBasket | undefined>
  respond(market: Market, read: ReadBasket): BasketResponse
  /** Makes a basket where there is none. */
  add(ask: BasketAsk, wanted: readonly WantedLine[]): Promise<BasketAnswer>
  set(ask: BasketAsk, wanted: readonly WantedLine[]): Promise<BasketAnswer>
  changeLine(ask: BasketAsk, change: Parameters<typeof changeLine>[2]): Promise<BasketAnswer>
  removeLines(ask: BasketAsk, ids: readonly string[]): Promise<BasketAnswer>
  /** For the rules of others about this basket: where it goes, how it is delivered, what was agreed to. */
  change<Problem>(
    ask: BasketAsk,
    rule: (basket: Basket) => Result<Basket, Problem>,
  ): Promise<Result<BasketResponse, Problem | BasketProblem>>
  remove(ask: BasketAsk): Promise<boolean>
  /** Pieces in it, 0 without a basket. */
  quantity(basketId: string | undefined): Promise<number>
}

export interface BasketGround {
  readonly database: Pick<Database, 'transaction'>
  readonly kept: KeptBaskets
  readonly goods: (market: Market, skus: readonly string[]) => Promise<Goods>
  readonly clock: () => Date
  readonly words: (market: Market) => Translate
}

export function baskets(ground: BasketGround): Baskets {
  const respond = (market: Market, { basket, goods }: ReadBasket) =>
    basketResponse(basket, { market, goods, now: ground.clock(), t: ground.words(market) })

  const read = async (ask: BasketAsk): Promise<ReadBasket | undefined> => {
    const basket = await findOpen(ground, ask)
    return basket && { basket, goods: await ground.goods(ask.market, skusOf(basket)) }
  }

  const change = async <Problem>(
    ask: BasketAsk,
    rule: (basket: Basket) => Result<Basket, Problem>,
    known: Goods = noGoods,
  ): Promise<Result<BasketResponse, Problem | BasketProblem>> => {
    const changed = await changeKept(ground, ask, rule)
    if (!changed.ok) return changed
    const missing = skusOf(changed.value).filter((sku) => !known.variants.has(sku))
    const goods = joinGoods(known, await ground.goods(ask.market, missing))
    return accepted(respond(ask.market, { basket: changed.value, goods }))
  }

  const wantedGoods = (market: Market, wanted: readonly WantedLine[]) =>
    ground.goods(market, [...new Set(wanted.map(({ sku }) => sku))])

  return {
    find: (ask) => findOpen(ground, ask),
    respond,
    read,
    change,
    show: async (ask) => {
      const found = await read(ask)
      return found && respond(ask.market, found)
    },
    add: async (ask, wanted) => {
      const goods = await wantedGoods(ask.market, wanted)
      const added = await change(ask, (basket) => addLines(goods, basket, wanted), goods)
      if (added.ok || added.problem.code !== 'basket.not-found') return added
      const made = addLines(goods, emptyBasket(newId(), ask.market.id, ask.market.currency), wanted)
      if (!made.ok) return made
      await ground.kept.create(made.value)
      return accepted(respond(ask.market, { basket: made.value, goods }))
    },
    set: async (ask, wanted) => {
      const goods = await wantedGoods(ask.market, wanted)
      return change(ask, (basket) => setLines(goods, basket, wanted), goods)
    },
    changeLine: async (ask, asked) => {
      const found = await read(ask)
      if (!found) return refused({ code: 'basket.not-found' })
      const goods =
        asked.sku === undefined ? found.goods : joinGoods(found.goods, await ground.goods(ask.market, [asked.sku]))
      return change(ask, (basket) => changeLine(goods, basket, asked), goods)
    },
    removeLines: (ask, ids) => change(ask, (basket) => removeLines(basket, ids)),
    remove: async ({ basketId }) => basketId !== undefined && isId(basketId) && ground.kept.remove(basketId),
    quantity: async (basketId) => {
      if (basketId === undefined || !isId(basketId)) return 0
      const basket = await ground.kept.find(basketId)
      return basket && !basket.closed ? quantityOf(basket) : 0
    },
  }
}

/** The basket, moved along when its shopper went to another market of the same currency. */
async function findOpen(
  { database, kept }: BasketGround,
  { market, basketId }: BasketAsk,
): Promise<Basket | undefined> {
  if (basketId === undefined || !isId(basketId)) return undefined
  const basket = await kept.find(basketId)
  if (!basket || basket.closed || basket.currency !== market.currency) return undefined
  if (basket.market === market.id) return basket
  return database.transaction(async (inside) => {
    const locked = await kept.lock(inside, basketId)
    return locked && !locked.closed ? kept.save(inside, moveToMarket(locked, market)) : undefined
  })
}

/**
 * Most baskets are changed by one hand at a time: then reading, asking the rule and writing back under the same version is enough. When
 * somebody else was quicker, the row is locked, so that changes of one basket queue and none is lost.
 */
async function changeKept<Problem>(
  ground: BasketGround,
  ask: BasketAsk,
  rule: (basket: Basket) => Result<Basket, Problem>,
): Promise<Result<Basket, Problem | BasketProblem>> {
  const { basketId, market } = ask
  if (basketId === undefined || !isId(basketId)) return refused({ code: 'basket.not-found' })
  const changed = ruleOn(await ground.kept.find(basketId), market, rule)
  if (!changed.ok) return changed
  const saved = await ground.kept.saveIfUnchanged(changed.value)
  if (saved) return accepted(saved)
  return ground.database.transaction(async (inside) => {
    const queued = ruleOn(await ground.kept.lock(inside, basketId), market, rule)
    return queued.ok ? accepted(await ground.kept.save(inside, queued.value)) : queued
  })
}

function ruleOn<Problem>(
  kept: KeptBasket | undefined,
  market: Market,
  rule: (basket: Basket) => Result<Basket, Problem>,
): Result<Basket, Problem | BasketProblem> {
  if (!kept || kept.closed || kept.currency !== market.currency) return refused({ code: 'basket.not-found' })
  return rule(kept.market === market.id ? kept : moveToMarket(kept, market))
}
