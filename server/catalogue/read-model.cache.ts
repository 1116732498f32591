import { setTimeout as pause } from 'node:timers/promises'
import type { Market } from '#server/markets/index.ts'
import type { Subject } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import type { ReadPrices } from '#server/pricing/index.ts'
import { type Place, placeOf, placeOfStore } from '#server/stock/index.ts'
import { type ReadGoods, readAllGoods, readCategories, readGoods, withSiblings } from './assortment.repository.ts'
import { type Assortment, extended, noAssortment, type Product, renewed } from './assortment.ts'
import type { CategoryTree } from './category-tree.ts'
import { type MarketRange, type PriceColumns, priceColumns, type StockDigits, stockDigits } from './market-range.ts'
import { priceSets, setSlots, stockSets } from './product-sets.ts'

/** What a swap changed: slots with another product, price or stock, or everything. */
export type Touched = readonly number[] | 'all'

/** Everything that was read from the database at one moment. */
interface GoodsState {
  readonly assortment: Assortment
  readonly prices: ReadonlyMap<string, PriceColumns>
  readonly stock: ReadonlyMap<string, StockDigits>
}

/** Keeps the goods of each market in memory and reads them again after changes. */
export interface CatalogueReadModel {
  range(market: Market): MarketRange
  product(id: string): Product | undefined
  /** Called synchronously in a swap, after the ranges are replaced. */
  onSwap(hear: (touched: Touched) => void): void
  /** Reads the named subjects again. Returns the page tags to drop: the subjects, and the listings that contain them. */
  apply(subjects: ReadonlySet<Subject>): Promise<ReadonlySet<Subject>>
}

/** A market with the places whose pieces count in it. */
interface Counted {
  readonly market: Market
  readonly warehouses: readonly Place[]
  readonly stores: readonly Place[] | undefined
}

/** Above this many products it is faster to read everything. */
const manyProducts = 1000
const againAfterMs = 1_000

export interface ReadModelOptions {
  /** The stores of a market's country. Without this function, all stores count in every market. */
  readonly storesIn?: ((market: Market) => readonly { readonly id: string }[]) | undefined
  /** Current prices by default. */
  readonly readPrices?: ReadPrices | undefined
}

export async function openReadModel(
  database: Database,
  sold: readonly Market[],
  { storesIn, readPrices }: ReadModelOptions = {},
): Promise<CatalogueReadModel> {
  const markets = sold.map((market): Counted => {
    const stores = storesIn?.(market).map(({ id }) => placeOfStore(id))
    return { market, warehouses: market.choices.warehouses.map(placeOf), stores }
  })
  const listeners: ((touched: Touched) => void)[] = []
  let state = await readState(database, markets, readPrices)
  let ranges = rangesOf(state, markets)
  const swap = (next: GoodsState, touched: Touched) => {
    state = next
    ranges = rangesOf(next, markets)
    for (const hear of listeners) hear(touched)
  }

  async function renew(subjects: ReadonlySet<Subject>): Promise<ReadonlySet<Subject>> {
    const products = named(subjects, 'product:')
    if (subjects.has('catalogue') || products.length > manyProducts) {
      swap(await readState(database, markets), 'all')
      return new Set(['catalogue'])
    }
    // Cards and facets contain texts of the shop too.
    if ([...subjects].some((subject) => subject.startsWith('shell:'))) swap(state, 'all')
    const categories = [...subjects].some((subject) => subject.startsWith('category:'))
      ? await readCategories(database)
      : state.assortment.categories
    if (products.length === 0 && categories === state.assortment.categories) return new Set()
    const goods = await readGoods(database, await withSiblings(database, products))
    const before = state.assortment
    const next = restocked(state, goods, { requested: products, categories, markets })
    swap(next.state, categories === before.categories ? next.touched : 'all')
    return new Set([...subjects, 'search', ...listingsOf(before, products), ...listingsOf(state.assortment, products)])
  }

  const renewSurely = surely(renew)
  let last: Promise<unknown> = Promise.resolve()
  return {
    range: (market) => ranges.get(market.id)!,
    product: (id) => state.assortment.slots[state.assortment.slotOf.get(id) ?? -1],
    onSwap: (hear) => void listeners.push(hear),
    apply(subjects) {
      const done = last.then(() => renewSurely(subjects))
      last = done.catch(() => {})
      return done
    },
  }
}

type Renew = (subjects: ReadonlySet<Subject>) => Promise<ReadonlySet<Subject>>

/** Repeats after a failed query. Subjects that could not be read are read again with the next change. */
function surely(renew: Renew): Renew {
  const owed = new Set<Subject>()
  return async function renewSurely(subjects: ReadonlySet<Subject>, attempts = 5): Promise<ReadonlySet<Subject>> {
    for (const subject of subjects) owed.add(subject)
    const asked = new Set(owed)
    try {
      const tags = await renew(asked)
      for (const subject of asked) owed.delete(subject)
      return tags
    } catch (error) {
      if (attempts === 1) throw error
      await pause(againAfterMs)
      return renewSurely(subjects, attempts - 1)
    }
  }
}

const named = (subjects: ReadonlySet<Subject>, prefix: string): string[] =>
  [...subjects].filter((subject) => subject.startsWith(prefix)).map((subject) => subject.slice(prefix.length))

async function readState(
  database: Database,
  markets: readonly Counted[],
  readPrices?: ReadPrices,
): Promise<GoodsState> {
  let state: GoodsState = {
    assortment: noAssortment(await readCategories(database)),
    prices: new Map(),
    stock: new Map(),
  }
  for await (const goods of readAllGoods(database, readPrices)) {
    const assortment = extended(state.assortment, goods.products)
    const slots = goods.products.map(({ id }) => assortment.slotOf.get(id)!)
    state = filled({ ...state, assortment }, goods, slots, markets)
  }
  // Sets are filled again, because their parts may have been read later.
  return filled(state, { products: [], prices: [], stock: [] }, setSlots(state.assortment), markets)
}

interface Restocking {
  /** The products to read again, including those that no longer exist. */
  readonly requested: readonly string[]
  readonly categories: CategoryTree
  readonly markets: readonly Counted[]
}

function restocked(
  state: GoodsState,
  goods: ReadGoods,
  { requested, categories, markets }: Restocking,
): { state: GoodsState; touched: readonly number[] } {
  const news = new Map<string, Product | undefined>(requested.map((id) => [id, undefined]))
  for (const product of goods.products) news.set(product.id, product)
  const { assortment, touched: own } = renewed(state.assortment, news, categories)
  const touched = [...new Set([...own, ...setSlots(assortment, new Set(own))])]
  return { state: filled({ ...state, assortment }, goods, touched, markets), touched }
}

/** The same goods with the prices and stock that were just read for these slots. */
function filled(
  state: GoodsState,
  { prices, stock }: ReadGoods,
  slots: readonly number[],
  markets: readonly Counted[],
): GoodsState {
  const { assortment } = state
  const sets = slots.filter((slot) => assortment.slots[slot]?.attributes.setOf)
  const byList = Map.groupBy(prices, ({ list }) => list)
  const lists = new Set(markets.map(({ market }) => market.choices.priceList))
  const newPrices = [...lists].map((list) => {
    const bySku = new Map(byList.get(list)?.map((price) => [price.sku, price]))
    const columns = priceColumns(assortment.slots, slots, (sku) => bySku.get(sku), state.prices.get(list))
    priceSets(assortment, sets, columns)
    return [list, columns] as const
  })
  const byPlace = Map.groupBy(stock, ({ place }) => place)
  const allStores = [...byPlace.keys()].filter((place) => place.startsWith('store:'))
  // Markets that count the same places share one set of digits.
  const kinds = new Map(markets.flatMap(({ warehouses, stores }) => [warehouses, stores]).map((it) => [keyOf(it), it]))
  const newStock = [...kinds].map(([key, places = allStores]) => {
    const pieces = new Map<string, number>()
    for (const { sku, quantity } of places.flatMap((place) => byPlace.get(place) ?? []))
      pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
    const digits = stockDigits(assortment.slots, slots, (sku) => pieces.get(sku) ?? 0, state.stock.get(key))
    stockSets(assortment, sets, digits)
    return [key, digits] as const
  })
  return { assortment, prices: new Map(newPrices), stock: new Map(newStock) }
}

const rangesOf = (
  { assortment, prices, stock }: GoodsState,
  markets: readonly Counted[],
): ReadonlyMap<string, MarketRange> =>
  new Map(
    markets.map(({ market, warehouses, stores }) => [
      market.id,
      {
        market,
        assortment,
        prices: prices.get(market.choices.priceList) ?? priceColumns(assortment.slots, [], () => undefined),
        warehouse: stock.get(keyOf(warehouses)) ?? [],
        stores: stock.get(keyOf(stores)) ?? [],
      },
    ]),
  )

const keyOf = (places: readonly Place[] | undefined): string => places?.join(' ') ?? 'all stores'

/** The categories of these products, including all above them. */
function listingsOf({ slots, slotOf, categories }: Assortment, productIds: readonly string[]): string[] {
  const own = productIds.flatMap((id) => slots[slotOf.get(id) ?? -1]?.categories ?? [])
  return [...new Set(own.flatMap(({ id }) => categories.chains.get(id) ?? []))].map((id) => `category:${id}`)
}
