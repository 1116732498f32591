import type { ProductDetail } from '#contracts/catalogue.ts'
import { catalogueCalls } from '#contracts/catalogue-calls.ts'
import type { Facet } from '#contracts/search.ts'
import type { Row } from '#contracts/widgets.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, type CallRequest, type ReadyJson, serveCalls } from '#server/platform/serve-calls.ts'
import { type CatalogueProblem, catalogueProblems } from './catalogue.problems.ts'
import type { Catalogue } from './catalogue.ts'
import type { CachedDetail, CachedDetails } from './details.cache.ts'
import { facetDefinition } from './facet-definitions.ts'
import type { GoodsFinder } from './find-goods.ts'
import { withPictures } from './picture-kinds.ts'

export interface CatalogueCallNeeds {
  readonly catalogue: Catalogue
  readonly finder: GoodsFinder
  readonly details: CachedDetails
  /** All facets of everything that a market lists. */
  readonly facets: (market: Market) => Promise<readonly Facet[]>
  /** Products of a promotion's reward, in the order in which they are offered; empty for an unknown reward. */
  readonly rewards: (market: Market, reward: RewardReference) => readonly string[]
  /** The rows that editors place on the pages of product sets, with their products, as this visitor sees them. */
  readonly setRows: (ask: SetRowsRequest) => Promise<readonly Row[]>
}

interface SetRowsRequest extends Pick<CallRequest, 'visitor'> {
  readonly market: Market
  readonly setId: string
}

export interface RewardReference {
  readonly promotionId: string
  readonly rewardId: string
}

/** How many reward products are shown, unless the caller asks for another number. */
const shownRewards = 3

const found = <Value>(value: Value | undefined): Result<Value, CatalogueProblem> =>
  value === undefined ? refused({ code: 'catalogue.product-not-found' }) : accepted(value)

/** A partial result is accepted. Only an empty one is refused. */
const someOf = <Value>(values: Value[]): Result<Value[], CatalogueProblem> =>
  found(values.length === 0 ? undefined : values)

const ready = (product: CachedDetail | undefined): Result<ReadyJson, CatalogueProblem> =>
  found(product && { readyJson: product.json })

export function catalogueRoutes(needs: CatalogueCallNeeds): CallGroup {
  const { catalogue, finder, details: kept, facets, rewards, setRows } = needs
  const cards = (market: Market, ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id) => catalogue.card(market, id) ?? [])
  const details = (market: Market, ids: readonly string[]): ProductDetail[] =>
    [...new Set(ids)].flatMap((id) => catalogue.detail(market, id) ?? [])

  return serveCalls(catalogueCalls, catalogueProblems, {
    'GET /api/catalog/{catalog}/facets': async ({ market }) => (await facets(market)).map(facetDefinition),

    'POST /api/catalog/{catalog}/front-images': async ({ market, body }) =>
      someOf(cards(market, body).map(({ id, frontImage }) => ({ id, frontImage }))),

    'GET /api/catalog/{catalog}/product-by-ean/{ean}': async ({ market, params }) =>
      found(finder.byEan(market, params.ean)),

    'GET /api/catalog/{catalog}/product-by-reward': async ({ market, query }) =>
      found(details(market, rewards(market, query))[0]),

    'GET /api/catalog/{catalog}/product-cards-by-reward': async ({ market, query }) =>
      cards(market, rewards(market, query)).slice(0, query.numberOfProducts ?? shownRewards),

    'GET /api/catalog/{catalog}/product-from-id/{styleId}': async ({ market, params }) =>
      found(finder.firstOfStyle(market, params.styleId)),

    'GET /api/catalog/{catalog}/product/{productId}': async ({ market, params }) =>
      ready(kept.find(market, params.productId)),

    async 'GET /api/catalog/{catalog}/product/{productId}/{sku}'({ market, params }) {
      const product = kept.find(market, params.productId)
      const isOfProduct = product?.detail.variants.some(({ id }) => id === params.sku)
      return found(isOfProduct ? { ...product!.detail, chosenSku: params.sku } : undefined)
    },

    'GET /api/catalog/{catalog}/products': async ({ market, query }) => details(market, query.productIds),

    // Cards are returned in the requested order. `returnSorted` is ignored, because no other order was requested.
    'GET /api/catalog/{catalog}/products-simple': async ({ market, query }) =>
      someOf(cards(market, query.productIds).map((card) => withPictures(card, query))),

    'POST /api/catalog/{catalog}/products-simple': async ({ market, query, body }) =>
      someOf(cards(market, body).map((card) => withPictures(card, query))),

    async 'GET /api/catalog/{catalog}/store-product/{productId}'({ market, params }) {
      const product = catalogue.detail(market, params.productId)
      return found(product?.hasRetail ? product : undefined)
    },

    'GET /api/shop-the-look': async ({ market, query }) =>
      market ? accepted(finder.looks(market, query.ids)) : refused({ code: 'catalogue.no-market' }),

    async 'GET /api/product-set'({ market, visitor, query }) {
      if (!market) return refused({ code: 'catalogue.no-market' })
      const set = finder.productSet(market, query.id)
      return found(set && { ...set, rows: [...(await setRows({ market, visitor, setId: set.id }))] })
    },
  })
}
