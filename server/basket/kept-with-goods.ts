import { isId } from '#foundation/ids.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { SellableAlong } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { type Basket, moveToMarket } from './basket.ts'
import type { Goods } from './goods.ts'
import type { KeptBasket, KeptBaskets } from './kept-baskets.repository.ts'
import type { GoodsAsk } from './read-goods.ts'

/** Whose basket, and where. The id comes from the caller or its cookie; one that is unknown is treated as none. */
export interface BasketAsk {
  readonly market: Market
  readonly basketId: string | undefined
}

/** A basket with what is true of its goods now, for those who reckon with it further. */
export interface ReadBasket {
  readonly basket: Basket
  readonly goods: Goods
}

/** What besides the basket's own has to be known. */
export type Besides = Omit<GoodsAsk, 'basket' | 'sellable' | 'inside'>

export interface WithGoodsNeeds {
  readonly kept: Pick<KeptBaskets, 'find' | 'findWithGoods'>
  readonly goods: (market: Market, ask: GoodsAsk) => Promise<Goods>
  readonly sellableAlong: (market: Market) => SellableAlong
}

/** An open basket and its goods: one statement, unless something is asked for by the id of its product. */
export async function openWithGoods(
  needs: WithGoodsNeeds,
  { market, basketId }: BasketAsk,
  besides: Besides = {},
): Promise<(ReadBasket & { readonly kept: KeptBasket }) | undefined> {
  if (basketId === undefined || !isId(basketId)) return undefined
  const wanted = (besides.wanted ?? []).map(({ sku }) => sku)
  const along = needs.sellableAlong(market)
  const byProduct = wanted.some((sku) => productIdOf(sku) === sku)
  const read = byProduct ? undefined : await needs.kept.findWithGoods(basketId, { wanted, values: along.values })
  const kept = byProduct ? await needs.kept.find(basketId) : read?.kept
  const basket = openBasket(kept, market)
  if (!kept || !basket) return undefined
  const sellable = read && (await along.goods(read.column))
  return { kept, basket, goods: await needs.goods(market, { ...besides, basket, sellable }) }
}

/** The basket, if it is one and of this currency, moved along when its shopper went to another market. */
export function openBasket(kept: KeptBasket | undefined, market: Market): Basket | undefined {
  if (!kept || kept.closed || kept.currency !== market.currency) return undefined
  return kept.market === market.id ? kept : moveToMarket(kept, market)
}
