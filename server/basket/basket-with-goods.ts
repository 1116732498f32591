import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { SellableSubquery } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { HeldBasket } from '#server/sessions/index.ts'
import { type Basket, moveToMarket } from './basket.ts'
import type { Goods } from './goods.ts'
import type { GoodsRequest } from './read-goods.ts'
import type { StoredBasket, StoredBaskets } from './stored-baskets.ts'

/** A basket id, its market, and the key that proves ownership. An unknown id counts as no basket. */
export interface BasketRequest {
  readonly market: Market
  readonly basketId: string | undefined
  readonly key?: string | undefined
  /** The signed-in account. */
  readonly accountId?: string | undefined
  /** True if the request itself contains the id. Then another shopper's basket is refused; an invalid cookie only counts as no basket. */
  readonly isNamed?: boolean
  /** Called with the id and the key of a basket that was made for this request. */
  storeInBrowser?(held: HeldBasket): void
}

/** The reasons not to open a basket. */
export type NotOpened = { readonly code: 'basket.not-found' } | { readonly code: 'basket.not-yours' }

/** A basket with the current facts about its goods, for further calculations. */
export interface ReadBasket {
  readonly basket: Basket
  readonly goods: Goods
}

/** Facts that are requested in addition to those of the basket's own lines. */
export type ExtraGoods = Omit<GoodsRequest, 'basket' | 'accountId' | 'sellable' | 'inside'>

export interface WithGoodsNeeds {
  readonly basketRepository: Pick<StoredBaskets, 'find' | 'findWithGoods' | 'opens'>
  readonly goods: (market: Market, ask: GoodsRequest) => Promise<Goods>
  readonly sellableSubquery: (market: Market) => SellableSubquery
}

/** Reads an open basket and its goods for any caller, in one query unless a product id is given. */
export async function openWithGoods(
  needs: WithGoodsNeeds,
  { market, basketId, accountId }: Pick<BasketRequest, 'market' | 'basketId' | 'accountId'>,
  extraGoods: ExtraGoods = {},
): Promise<(ReadBasket & { readonly stored: StoredBasket }) | undefined> {
  if (basketId === undefined || !isId(basketId)) return undefined
  const wanted = (extraGoods.wanted ?? []).map(({ sku }) => sku)
  const along = needs.sellableSubquery(market)
  const byProduct = wanted.some((sku) => productIdOf(sku) === sku)
  const read = byProduct
    ? undefined
    : await needs.basketRepository.findWithGoods(basketId, { wanted, values: along.values })
  const stored = byProduct ? await needs.basketRepository.find(basketId) : read?.stored
  const basket = openBasket(stored, market)
  if (!stored || !basket) return undefined
  const sellable = read && (await along.goods(read.column))
  return { stored, basket, goods: await needs.goods(market, { ...extraGoods, basket, accountId, sellable }) }
}

/** The same, but only for a caller with the key of the basket. */
export async function openOwnWithGoods(
  needs: WithGoodsNeeds,
  ask: BasketRequest,
  extraGoods: ExtraGoods = {},
): Promise<Result<ReadBasket & { readonly stored: StoredBasket }, NotOpened>> {
  const found = await openWithGoods(needs, ask, extraGoods)
  if (!found) return refused({ code: 'basket.not-found' })
  const barred = ownershipProblem(needs, ask, found.stored)
  return barred ? refused(barred) : accepted(found)
}

/** Undefined if the basket is the caller's own. */
export const ownershipProblem = (
  { basketRepository }: { readonly basketRepository: Pick<StoredBaskets, 'opens'> },
  { isNamed, ...caller }: Pick<BasketRequest, 'key' | 'accountId' | 'isNamed'>,
  basket: StoredBasket,
): NotOpened | undefined =>
  basketRepository.opens(basket, caller) ? undefined : { code: isNamed ? 'basket.not-yours' : 'basket.not-found' }

/** The basket, if its currency is that of the market; adapted if the shopper changed to another market. */
export function openBasket(stored: StoredBasket | undefined, market: Market): Basket | undefined {
  if (!stored || stored.closed || stored.currency !== market.currency) return undefined
  return stored.market === market.id ? stored : moveToMarket(stored, market)
}
