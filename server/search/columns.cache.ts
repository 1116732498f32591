import type { Assortment, CatalogueReadModel, MarketRange } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { type GoodsColumns, goodsColumns } from './columns/goods-columns.ts'
import { type SearchColumns, searchColumns } from './columns/market-columns.ts'
import { type StockedColumns, stockedColumns } from './columns/stocked-columns.ts'
import { eansOf } from './find-by-code.ts'

/** Columns per market. They are built at the first use and updated at every swap. Markets share the common ones. */
export interface CachedColumns {
  of(market: Market): SearchColumns
  /** Slots by EAN. */
  eans(market: Market): ReadonlyMap<string, number>
}

export function openColumns(readModel: CatalogueReadModel): CachedColumns {
  const cached = new Map<string, SearchColumns>()
  let goods: GoodsColumns | undefined
  let eans: { readonly assortment: Assortment; readonly slots: ReadonlyMap<string, number> } | undefined

  readModel.onSwap((touched) => {
    if (!goods) return
    const stocks = new Map<MarketRange['warehouse'], StockedColumns>()
    let renewed: GoodsColumns | undefined
    for (const [id, old] of cached) {
      const range = readModel.range(old.range.market)
      renewed ??= goodsColumns(range.assortment, goods, touched)
      const stock = stocks.get(range.warehouse) ?? stockedColumns(renewed, range, old.stock, touched)
      stocks.set(range.warehouse, stock)
      cached.set(id, searchColumns(range, { goods: renewed, stock }, old, touched))
    }
    goods = renewed
  })
  return {
    of(market) {
      const known = cached.get(market.id)
      if (known) return known
      const range = readModel.range(market)
      goods ??= goodsColumns(range.assortment)
      const shared = [...cached.values()].find(({ stock }) => stock.digits === range.warehouse)?.stock
      const stock = shared ?? stockedColumns(goods, range)
      const made = searchColumns(range, { goods, stock })
      cached.set(market.id, made)
      return made
    },
    eans(market) {
      const { assortment } = readModel.range(market)
      if (eans?.assortment !== assortment) eans = { assortment, slots: eansOf(assortment) }
      return eans.slots
    },
  }
}
