import { z } from 'zod'
import { colour } from './badges.ts'
import { productCard } from './catalogue.ts'
import { recommendationTypes } from './recommendations.ts'
import { common, link, perDevice, picture } from './widget-parts.ts'

const perScreen = z.object({ mobile: z.number(), tablet: z.number(), desktop: z.number() })

const carousel = {
  headline: z.string().nullable(),
  headlineTextAlignment: z.enum(['left', 'center', 'right']),
  /** px; null means the shop's own size. */
  headlineFontSize: z.number().nullable(),
  headlineColor: colour,
  toggleFullWidth: z.boolean(),
  autoplay: z.boolean(),
  autoplayAfterMs: z.number(),
  /** Duration of the transition between slides. */
  speedMs: z.number(),
  pagination: z.boolean(),
  /** `inside`: above the two ends of the row; `outside`: next to its headline. */
  arrowsPosition: z.enum(['inside', 'outside']),
  displayed: perScreen,
  /** Visible width of the next items at each end, px. */
  preview: z.object({ left: perScreen, right: perScreen }),
  /** px. */
  padding: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
}

const carouselLook = z.object(carousel)

export type CarouselLook = z.infer<typeof carouselLook>

export const imageCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('imageCarousel'),
  items: z.array(z.object({ images: perDevice(picture), title: z.string().nullable(), link: link.nullable() })),
})

export const productCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('productCarousel'),
  link: link.nullable(),
  /** The editor's choice: products by id, or the first products of a category in a sorting. */
  content: z.object({
    productIds: z.array(z.string()),
    category: z.string().nullable(),
    sorting: z.string().nullable(),
    size: z.number().int(),
  }),
  /** Filled in when the page is composed. A carousel without products is left out. */
  products: z.array(productCard),
})

/**
 * The products that a visitor saved. They are personal, so the browser requests them when the row is nearly in view.
 * Without products nothing is shown.
 */
export const wishlistCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('wishlistCarousel'),
  link: link.nullable(),
})

/** Recommended products. The browser requests them when the row is nearly in view. Without an answer nothing is shown. */
export const recommendationCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('recommendationCarousel'),
  /** The version of the recommendation call; version 3 also answers a title. */
  version: z.enum(['2', '3']),
  type: z.enum(recommendationTypes),
  link: link.nullable(),
  content: z.object({
    category: z.string().nullable(),
    size: z.number().int(),
    /** The products that the recommendation is based on. On a product page it is the product of the page. */
    productIds: z.array(z.string()),
  }),
})

/** All pictures of one product. */
export const productDetailCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('productDetailCarousel'),
  productId: z.string(),
  /** Filled in when the page is composed. A product that is not sold here is left out. */
  product: z.object({ name: z.string(), url: z.string(), images: productCard.shape.images }).nullable(),
})
