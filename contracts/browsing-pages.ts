import { z } from 'zod'
import { productDetail, productSetOption } from './catalogue.ts'
import { promisedDelivery, shippingMethod } from './delivery.ts'
import { wireMoney } from './money.ts'
import { searchResponse } from './search.ts'
import { sizeTable } from './size-guides.ts'
import { link } from './widget-parts.ts'

const listing = z.object({
  heading: z.string(),
  /** Sanitised HTML. */
  intro: z.string().optional(),
  /** The category listed, if it is one. */
  category: z.string().optional(),
  subCategories: z.array(link),
  parent: link.optional(),
  term: z.string().optional(),
  search: searchResponse,
  page: z.number().int(),
  pages: z.number().int(),
  pageSize: z.number().int(),
  /** Address of this listing without page, and the query as it stands, so that links can be built by changing one part. */
  basePath: z.string(),
  query: z.record(z.string(), z.string()),
  sorting: z.string(),
})

export type Listing = z.infer<typeof listing>

/** A product among others that are bought together, with what it takes to choose its size. */
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
  /** The other goods of the look that can be bought here. */
  parts: z.array(productPart),
  total: wireMoney,
})

export type Look = z.infer<typeof look>

const sizeHelp = {
  /** The table of the size guide that is meant for this product. */
  sizeGuide: z.string().optional(),
  /** True if a size can be recommended here. */
  sizeAdvisor: z.literal(true).optional(),
}

const productBody = z.object({
  product: productDetail,
  /** The sku chosen by the address or by a refused form. */
  chosenSku: z.string().optional(),
  shippingMethods: z.array(shippingMethod),
  promised: promisedDelivery.optional(),
  looks: z.array(look),
  ...sizeHelp,
})

/** Bodies of pages for looking around. */
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
    /** Parts that are chosen and bought one by one. */
    parts: z.array(productPart),
    shippingMethods: z.array(shippingMethod),
    promised: promisedDelivery.optional(),
    ...sizeHelp,
  }),
  notifyMePage: z.object({
    /** The notification to end; none if the token is unknown. */
    wish: z
      .object({
        token: z.string(),
        email: z.string(),
        name: z.string(),
        url: z.string().optional(),
        ended: z.boolean(),
        /** It was confirmed just now. */
        confirmed: z.boolean(),
      })
      .nullable(),
    /** The wish to confirm; null if the link has been used or has expired. */
    confirm: z
      .object({ secret: z.string(), email: z.string(), name: z.string(), url: z.string().optional() })
      .nullable()
      .optional(),
    /** The product to be notified about; absent where the page is for the unsubscribe link of a mail. */
    ask: z
      .object({
        part: productPart,
        sku: z.string().optional(),
        /** It is about a launch, not about a size. */
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
    /** Categories agreed to. */
    granted: z.array(z.string()),
    /** A choice was stored just now. */
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
