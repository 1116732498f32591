import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { SellableSubquery } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { HeldBasket } from '#server/sessions/index.ts'
import { type Basket, moveToMarket } from './basket.ts'
import type { Goods } from './goods.ts'
import type { GoodsRequest } from './read-goods.ts'
import type { StoredBasket, StoredBaskets } from './stored-baskets.repository.ts'

/** A basket id, its market, and the key that proves ownership. An unknown id is treated as no basket. */
export interface BasketRequest {
  readonly market: Market
  readonly basketId: string | undefined
  readonly key?: string | undefined
  /** The caller named the id itself. Of another's basket it is told so; a cookie that opens nothing counts as no basket. */
  readonly isNamed?: boolean
  /** Told of the id and the key of a basket that was made for this ask. */
  keep?(held: HeldBasket): void
}

/** Why a basket is not opened. */
export type NotOpened = { readonly code: 'basket.not-found' } | { readonly code: 'basket.not-yours' }

/** A basket with what is true of its goods now, for those who calculate with it further. */
export interface ReadBasket {
  readonly basket: Basket
  readonly goods: Goods
}

/** The facts requested in addition to those of the basket's own lines. */
export type Besides = Omit<GoodsRequest, 'basket' | 'sellable' | 'inside'>

export interface WithGoodsNeeds {
  readonly kept: Pick<StoredBaskets, 'find' | 'findWithGoods' | 'opens'>
  readonly goods: (market: Market, ask: GoodsRequest) => Promise<Goods>
  readonly sellableSubquery: (market: Market) => SellableSubquery
}

/** An open basket and its goods, whoever asks: one statement, unless something is asked for by the id of its product. */
export async function openWithGoods(
  needs: WithGoodsNeeds,
  { market, basketId }: Pick<BasketRequest, 'market' | 'basketId'>,
  besides: Besides = {},
): Promise<(ReadBasket & { readonly kept: StoredBasket }) | undefined> {
  if (basketId === undefined || !isId(basketId)) return undefined
  const wanted = (besides.wanted ?? []).map(({ sku }) => sku)
  const along = needs.sellableSubquery(market)
  const byProduct = wanted.some((sku) => productIdOf(sku) === sku)
  const read = byProduct ? undefined : await needs.kept.findWithGoods(basketId, { wanted, values: along.values })
  const kept = byProduct ? await needs.kept.find(basketId) : read?.kept
  const basket = openBasket(kept, market)
  if (!kept || !basket) return undefined
  const sellable = read && (await along.goods(read.column))
  return { kept, basket, goods: await needs.goods(market, { ...besides, basket, sellable }) }
}

/** The same for whoever holds its key. */
export async function openOwnWithGoods(
  needs: WithGoodsNeeds,
  ask: BasketRequest,
  besides: Besides = {},
): Promise<Result<ReadBasket & { readonly kept: StoredBasket }, NotOpened>> {
  const found = await openWithGoods(needs, ask, besides)
  if (!found) return refused({ code: 'basket.not-found' })
  const barred = whyBarred(needs, ask, found.kept)
  return barred ? refused(barred) : accepted(found)
}

/** Undefined where the asker holds the key of the basket. */
export const whyBarred = (
  { kept }: { readonly kept: Pick<StoredBaskets, 'opens'> },
  { key, isNamed }: Pick<BasketRequest, 'key' | 'isNamed'>,
  basket: StoredBasket,
): NotOpened | undefined =>
  kept.opens(basket, key) ? undefined : { code: isNamed ? 'basket.not-yours' : 'basket.not-found' }

/** The basket, if it is one and of this currency, moved along when its shopper went to another market. */
export function openBasket(kept: StoredBasket | undefined, market: Market): Basket | undefined {
  if (!kept || kept.closed || kept.currency !== market.currency) return undefined
  return kept.market === market.id ? kept : moveToMarket(kept, market)
}
