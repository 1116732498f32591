import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { pricesIn } from '#server/pricing/index.ts'
import { aboutProduct, unknownProduct } from './about-product.ts'
import { type Cards, type CatalogueNeeds, displayIn } from './cards.service.ts'
import type { Catalogue, Category } from './catalogue.ts'
import { type CategoryNode, type CategoryTree, categoryPath, categoryText } from './category-tree.ts'
import { goneProduct } from './gone-product.repository.ts'
import { hasPriceHere, type MarketRange } from './market-range.ts'
import { newDays } from './new-goods.ts'
import { productDetail } from './product-detail.ts'
import { productIdAt } from './product-links.ts'
import { sellableGoods, sellableSubquery } from './sellable-variants.repository.ts'

export function openCatalogue(needs: CatalogueNeeds, cards: Cards): Catalogue {
  const { database, readModel, words, toggle, clock } = needs
  const soldSlot = (market: Market, productId: string): number | undefined => {
    const range = readModel.range(market)
    const slot = range.assortment.slotOf.get(productId)
    return slot !== undefined && hasPriceHere(range, slot) ? slot : undefined
  }
  /** In a transaction, use its own connection: if each waited for a second one, all could wait for each other. */
  const sold = (market: Market, on: Database) => ({
    ...{ t: words(market), now: clock() },
    prices: pricesIn(on, clock),
  })
  return {
    card(market, productId) {
      const slot = soldSlot(market, productId)
      return slot === undefined ? undefined : cards.card(market, slot)
    },
    detail(market, productId) {
      const slot = soldSlot(market, productId)
      if (slot === undefined) return undefined
      const range = readModel.range(market)
      const english = toggle?.(market, 'englishOverride') ?? false
      const localized = { range, t: words(market), display: displayIn(needs, market), english }
      return productDetail(localized, slot, range.assortment.slots[slot]!, { now: clock().getTime(), newDays })
    },
    category: (market, id) => categoryIn(market, readModel.range(market).assortment.categories, id),
    categoryAt(market, path) {
      const tree = readModel.range(market).assortment.categories
      const id = pathsOf(tree, market.id).get(path.slice(market.id.length + 2))
      return path.startsWith(`/${market.id}/`) && id !== undefined ? categoryIn(market, tree, id) : undefined
    },
    children(market, id) {
      const range = readModel.range(market)
      const filled = filledCategories(range)
      const nodes = range.assortment.categories.childrenOf.get(id) ?? []
      return nodes.filter((node) => filled.has(node.id)).map((node) => shown(market, range.assortment.categories, node))
    },
    productAt(market, path) {
      const id = path.startsWith(`/${market.id}/`) ? productIdAt(path) : undefined
      return id !== undefined && soldSlot(market, id) !== undefined ? id : undefined
    },
    async goneAt(market, path) {
      const id = path.startsWith(`/${market.id}/`) ? productIdAt(path) : undefined
      return id === undefined ? undefined : goneProduct(database, id, market.id)
    },
    picture(productId) {
      const product = readModel.product(productId)
      return product && { media: product.media, version: product.pictureVersion }
    },
    about(market, productId) {
      const range = readModel.range(market)
      const slot = range.assortment.slotOf.get(productId)
      const moment = { now: clock().getTime(), newDays }
      return slot === undefined ? unknownProduct : aboutProduct({ range, t: words(market) }, slot, moment)
    },
    sellable: (market, skus, inside = database) =>
      sellableGoods({ database: inside, ...sold(market, inside) }, market, skus),
    sellableSubquery: (market) => sellableSubquery(sold(market, database), market),
  }
}

function categoryIn(market: Market, tree: CategoryTree, id: string): Category | undefined {
  const node = tree.nodes.get(id)
  return node && shown(market, tree, node)
}

function shown(market: Market, tree: CategoryTree, { id, parent, subBrand, ...node }: CategoryNode): Category {
  const language = market.id
  const { title, intro, description } = categoryText({ id, parent, subBrand, ...node }, language)
  return {
    id,
    parent,
    subBrand,
    title,
    url: `/${market.id}/${categoryPath(tree, id, language)}`,
    intro: intro || undefined,
    description: description || undefined,
  }
}

const knownPaths = new WeakMap<CategoryTree, Map<string, ReadonlyMap<string, string>>>()

/** Category ids by their path below the market, in one language. */
function pathsOf(tree: CategoryTree, language: string): ReadonlyMap<string, string> {
  const byLanguage = knownPaths.get(tree) ?? new Map<string, ReadonlyMap<string, string>>()
  knownPaths.set(tree, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known
  const made = new Map([...tree.nodes.keys()].map((id) => [categoryPath(tree, id, language), id]))
  byLanguage.set(language, made)
  return made
}

const knownFilled = new WeakMap<MarketRange, ReadonlySet<string>>()

/** Categories with a product sold in this market, in the category itself or below it. */
function filledCategories(range: MarketRange): ReadonlySet<string> {
  const known = knownFilled.get(range)
  if (known) return known
  const { slots, categories } = range.assortment
  const own = new Set(
    slots.flatMap((product, slot) =>
      product && hasPriceHere(range, slot) ? product.categories.map(({ id }) => id) : [],
    ),
  )
  const filled = new Set([...own].flatMap((id) => categories.chains.get(id) ?? []))
  knownFilled.set(range, filled)
  return filled
}
