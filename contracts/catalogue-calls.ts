import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { productCard, productDetail } from './catalogue.ts'
import { facetDefinition } from './facet-definitions.ts'
import { row } from './widgets.ts'

const look = z
  .object({ id: z.string(), title: z.string(), image: z.string(), productIds: z.array(z.string()).readonly() })
  .meta({ id: 'Look' })

const productId = z.object({ productId: idText.min(1) })

const productIds = z.array(idText).min(1).max(200)

const reward = z.object({ promotionId: idText.min(1), rewardId: idText.min(1) })

const pictureKinds = z.object({
  /** Kinds of picture: `model` or `packshot`. The fallback is used if a product has no picture of that kind. */
  FrontFacingId: idText.optional(),
  BackFacingId: idText.optional(),
  FallbackFrontFacingId: idText.optional(),
  FallbackBackFacingId: idText.optional(),
  location: idText.optional(),
})

const inMarket = z.object({ market: idText.optional(), preview: idText.optional() })

export const catalogueCalls = {
  'GET /api/catalog/{catalog}/facets': {
    who: 'anyone',
    summary: 'Facets there are, with their values',
    answer: z.array(facetDefinition),
    problems: [400],
  },
  'POST /api/catalog/{catalog}/front-images': {
    who: 'anyone',
    summary: 'Front pictures of products',
    body: productIds,
    answer: z.array(z.object({ id: z.string(), frontImage: z.string() })),
    problems: [400, 404],
  },
  'GET /api/catalog/{catalog}/product-by-ean/{ean}': {
    who: 'anyone',
    summary: 'The product one of whose sizes has this EAN',
    params: z.object({ ean: idText.min(1) }),
    answer: productDetail,
    problems: [400, 404],
  },
  'GET /api/catalog/{catalog}/product-by-reward': {
    who: 'anyone',
    summary: 'The first product of a reward',
    query: reward,
    answer: productDetail,
    problems: [400, 404],
  },
  'GET /api/catalog/{catalog}/product-cards-by-reward': {
    who: 'anyone',
    summary: 'Products of a reward, three unless said otherwise',
    query: reward.extend({
      promocode: idText.optional(),
      numberOfProducts: z.coerce.number().int().min(1).max(50).optional(),
    }),
    answer: z.array(productCard),
    problems: [400],
  },
  'GET /api/catalog/{catalog}/product-from-id/{styleId}': {
    who: 'anyone',
    summary: 'A style, by its first colour that can be had',
    params: z.object({ styleId: idText.min(1) }),
    answer: productDetail,
    problems: [400, 404],
  },
  'GET /api/catalog/{catalog}/product/{productId}': {
    who: 'anyone',
    summary: 'One product with all its sizes',
    params: productId,
    answer: productDetail,
    problems: [400, 404],
  },
  'GET /api/catalog/{catalog}/product/{productId}/{sku}': {
    who: 'anyone',
    summary: 'One product, a variant of it chosen',
    params: productId.extend({ sku: idText.min(1) }),
    answer: productDetail,
    problems: [400, 404],
  },
  'GET /api/catalog/{catalog}/products': {
    who: 'anyone',
    summary: 'Several products with all their sizes, unknown ones left out',
    query: z.object({ productIds }),
    answer: z.array(productDetail),
    problems: [400],
  },
  'GET /api/catalog/{catalog}/products-simple': {
    who: 'anyone',
    summary: 'Product cards by id',
    query: pictureKinds.extend({ productIds, returnSorted: idText.optional() }),
    answer: z.array(productCard),
    problems: [400, 404],
  },
  'POST /api/catalog/{catalog}/products-simple': {
    who: 'anyone',
    summary: 'Product cards by id, for lists too long for an address',
    query: pictureKinds,
    body: productIds,
    answer: z.array(productCard),
    problems: [400, 404],
  },
  'GET /api/catalog/{catalog}/store-product/{productId}': {
    who: 'anyone',
    summary: 'One product that stores have',
    params: productId,
    answer: productDetail,
    problems: [400, 404],
  },
  'GET /api/shop-the-look': {
    who: 'anyone',
    summary: 'Looks by id, with the products they are made of',
    query: inMarket.extend({ ids: z.array(idText).min(1).max(50) }),
    answer: z.array(look),
    problems: [400],
    also: ['/api/f/{market}/shop-the-look'],
  },
  'GET /api/product-set': {
    who: 'anyone',
    summary: 'A product set with its parts',
    query: inMarket.extend({ id: idText.min(1) }),
    answer: z.object({
      id: z.string(),
      title: z.string(),
      productIds: z.array(z.string()).readonly(),
      /** The rows that editors place on the pages of sets, with their products, as in the payload of the page of this set. */
      rows: z.array(row).readonly(),
    }),
    problems: [400, 404],
    also: ['/api/f/{market}/product-set'],
  },
} satisfies Calls
