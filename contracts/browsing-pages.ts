import { z } from 'zod'
import { productCard, productDetail, productSetOption } from './catalogue.ts'
import { promisedDelivery, shippingMethod } from './delivery.ts'
import { wireMoney } from './money.ts'
import { searchResponse } from './search.ts'
import { sizeTable } from './size-guides.ts'
import { link } from './widget-parts.ts'

const listing = z.object({
  heading: z.string(),
  /** Sanitised HTML. */
  intro: z.string().optional(),
  /** The id of the listed category, if this is the listing of a category. */
  category: z.string().optional(),
  subCategories: z.array(link),
  parent: link.optional(),
  term: z.string().optional(),
  search: searchResponse,
  page: z.number().int(),
  pages: z.number().int(),
  pageSize: z.number().int(),
  /** The address of this listing without its page number, and its query, so that a link can be built by changing one part. */
  basePath: z.string(),
  query: z.record(z.string(), z.string()),
  sorting: z.string(),
})

export type Listing = z.infer<typeof listing>

/** A product that is sold together with others, with the data to choose its size. */
const productPart = productSetOption.pick({
  id: true,
  name: true,
  url: true,
  colourName: true,
  images: true,
  price: true,
  variants: true,
})

export type ProductPart = z.infer<typeof productPart>

const look = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  /** The other goods of the look that are sold here. */
  parts: z.array(productPart),
  total: wireMoney,
})

export type Look = z.infer<typeof look>

const sizeHelp = {
  /** The table of the size guide for this product. */
  sizeGuide: z.string().optional(),
  /** True if the shop can recommend a size of this product. */
  sizeAdvisor: z.literal(true).optional(),
}

const productBody = z.object({
  product: productDetail,
  /** The sku from the address or from a refused form. */
  chosenSku: z.string().optional(),
  shippingMethods: z.array(shippingMethod),
  promised: promisedDelivery.optional(),
  looks: z.array(look),
  ...sizeHelp,
})

/** Bodies of the pages for browsing. */
export const browsingPages = {
  homePage: z.object({}),
  contentPage: z.object({
    heading: z.string(),
    /** The tables of the size guide, on its own page. */
    sizeTables: z.array(sizeTable).optional(),
  }),
  /** One version of the terms of sale. */
  termsConditionsPage: z.object({ heading: z.string() }),
  categoryPage: z.object({ listing }),
  searchPage: z.object({ listing }),
  productPage: productBody,
  /** A product that is sold only in stores: shown the same way, but it cannot be added to a basket. */
  storeProductPage: productBody,
  productSetPage: z.object({
    product: productDetail,
    /** Parts that the shopper chooses and buys one by one. */
    parts: z.array(productPart),
    shippingMethods: z.array(shippingMethod),
    promised: promisedDelivery.optional(),
    ...sizeHelp,
  }),
  notifyMePage: z.object({
    /** The notification that can be ended here; null if the token is unknown. */
    wish: z
      .object({
        token: z.string(),
        email: z.string(),
        name: z.string(),
        url: z.string().optional(),
        ended: z.boolean(),
        /** The shopper has just confirmed it. */
        confirmed: z.boolean(),
      })
      .nullable(),
    /** The request that can be confirmed here; null if the link has been used or has expired. */
    confirm: z
      .object({ secret: z.string(), email: z.string(), name: z.string(), url: z.string().optional() })
      .nullable()
      .optional(),
    /** The product to be notified about. Absent if the page was opened by the unsubscribe link of a mail. */
    ask: z
      .object({
        part: productPart,
        badges: productCard.shape.badges,
        sku: z.string().optional(),
        /** True if the shopper waits for a launch, false if for a size. */
        launch: z.boolean(),
        noted: z.boolean(),
      })
      .optional(),
  }),
  notFoundPage: z.object({
    suggestions: z.array(link),
    /** The page of a product that is no longer sold. */
    gone: z.object({ name: z.string() }).optional(),
  }),
  errorPage: z.object({ traceId: z.string() }),
  consentPage: z.object({
    /** The categories that the shopper agreed to. */
    granted: z.array(z.string()),
    /** The choice has just been stored. */
    kept: z.boolean(),
  }),
  countrySelectorPage: z.object({
    regions: z.array(
      z.object({
        name: z.string(),
        countries: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            languages: z.array(
              z.object({
                market: z.string(),
                name: z.string(),
                lang: z.string(),
                dir: z.enum(['ltr', 'rtl']),
                url: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
} as const
