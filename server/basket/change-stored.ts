import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Stock } from '#server/stock/index.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { Basket } from './basket.ts'
import {
  type BasketRequest,
  type ExtraGoods,
  openBasket,
  openOwnWithGoods,
  type ReadBasket,
  type WithGoodsNeeds,
} from './basket-with-goods.ts'
import { withoutUnearned } from './change-bonuses.ts'
import type { Goods } from './goods.ts'
import { holdPieces, needsHolding } from './hold-pieces.ts'
import type { StoredBaskets } from './stored-baskets.ts'

export type Rule<Problem> = (basket: Basket, goods: Goods) => Result<Basket, Problem>

export interface ChangeNeeds extends WithGoodsNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly basketRepository: StoredBaskets
  readonly stock: Pick<Stock, 'hold' | 'release'>
  readonly clock: () => Date
}

type ChangedBasket<Problem> = Result<ReadBasket, Problem | BasketProblem>

/**
 * Most baskets have only one change at a time. Then it is enough to read, apply the rule and write if the version is
 * unchanged. After a concurrent change, or if pieces are held, the row is locked, so that changes wait for each other
 * and none is lost.
 */
export async function changeStored<Problem>(
  needs: ChangeNeeds,
  ask: BasketRequest,
  rule: Rule<Problem>,
  extraGoods: ExtraGoods = {},
): Promise<ChangedBasket<Problem>> {
  const { market, accountId } = ask
  const opened = await openOwnWithGoods(needs, ask, extraGoods)
  if (!opened.ok) return opened
  const found = opened.value
  const { goods } = found
  const changed = ruled(needs, market, rule, found)
  if (!changed.ok) return changed
  if (!needsHolding(changed.value, goods, market)) {
    const saved = await needs.basketRepository.saveIfUnchanged(changed.value)
    if (saved) return accepted({ basket: saved, goods })
  }
  return needs.database.transaction(async (inside): Promise<ChangedBasket<Problem>> => {
    const locked = openBasket(await needs.basketRepository.lock(inside, found.stored.id), market)
    if (!locked) return refused({ code: 'basket.not-found' })
    const seen = await needs.goods(market, { ...extraGoods, basket: locked, accountId, inside })
    const queued = ruled(needs, market, rule, { basket: locked, goods: seen })
    if (!queued.ok) return queued
    const held = await holdPieces(needs, inside, market, { basket: queued.value, goods: seen })
    if (!held.ok) return held
    return accepted({ basket: await needs.basketRepository.save(inside, held.value), goods: seen })
  })
}

export interface NewByRule<Problem> {
  readonly empty: Basket
  readonly rule: Rule<Problem>
  readonly extraGoods?: ExtraGoods
}

/** Makes a basket by applying a rule to an empty one. */
export async function createStored<Problem>(
  needs: ChangeNeeds,
  { market, storeInBrowser, accountId }: BasketRequest,
  { empty, rule, extraGoods = {} }: NewByRule<Problem>,
): Promise<ChangedBasket<Problem>> {
  const goods = await needs.goods(market, { ...extraGoods, accountId })
  const made = ruled(needs, market, rule, { basket: empty, goods })
  if (!made.ok) return made
  if (!needsHolding(made.value, goods, market)) {
    const key = await needs.basketRepository.create(made.value, accountId)
    storeInBrowser?.({ basketId: made.value.id, key })
    return accepted({ basket: made.value, goods })
  }
  const created = await needs.database.transaction(async (inside) => {
    const held = await holdPieces(needs, inside, market, { basket: made.value, goods })
    if (!held.ok) return held
    return accepted({ basket: held.value, key: await needs.basketRepository.create(held.value, accountId, inside) })
  })
  if (!created.ok) return created
  const { basket, key } = created.value
  storeInBrowser?.({ basketId: basket.id, key })
  return accepted({ basket, goods })
}

function ruled<Problem>(
  { clock }: ChangeNeeds,
  market: Market,
  rule: Rule<Problem>,
  { basket, goods }: ReadBasket,
): Result<Basket, Problem> {
  const changed = rule(basket, goods)
  return changed.ok ? accepted(withoutUnearned({ goods, market, now: clock() }, changed.value)) : changed
}
