import { catalogueCalls, type ProductDetail } from '#contracts/catalogue.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { type CatalogueProblem, catalogueProblems } from './catalogue.problems.ts'
import type { Catalogue } from './catalogue.ts'

const found = (product: ProductDetail | undefined): Result<ProductDetail, CatalogueProblem> =>
  product ? accepted(product) : refused({ code: 'catalogue.product-not-found' })

export const catalogueRoutes = (catalogue: Catalogue): CallGroup =>
  serveCalls(catalogueCalls, catalogueProblems, {
    'GET /api/catalog/{catalog}/product/{productId}': async ({ market, params }) =>
      found(catalogue.detail(market, params.productId)),

    async 'GET /api/catalog/{catalog}/product/{productId}/{sku}'({ market, params }) {
      const product = catalogue.detail(market, params.productId)
      return found(product?.variants.some(({ id }) => id === params.sku) ? product : undefined)
    },

    // Cards come in the order asked, whatever `returnSorted` says: an order that was not asked for helps nobody.
    'GET /api/catalog/{catalog}/products-simple': async ({ market, query }) =>
      [...new Set(query.productIds)].flatMap((id) => catalogue.card(market, id) ?? []),
  })
