import { z } from 'zod'
import { colour } from './badges.ts'
import { productCard } from './catalogue.ts'
import { recommendationTypes } from './recommendations.ts'
import { common, link, perDevice, picture } from './widget-parts.ts'

const perScreen = z.object({ mobile: z.number(), tablet: z.number(), desktop: z.number() })

const carousel = {
  headline: z.string().nullable(),
  headlineTextAlignment: z.enum(['left', 'center', 'right']),
  /** px; null leaves it to the shop's look. */
  headlineFontSize: z.number().nullable(),
  headlineColor: colour,
  toggleFullWidth: z.boolean(),
  autoplay: z.boolean(),
  autoplayAfterMs: z.number(),
  /** Duration of a slide's transition. */
  speedMs: z.number(),
  pagination: z.boolean(),
  /** `inside`: over both ends of the row; `outside`: beside its headline. */
  arrowsPosition: z.enum(['inside', 'outside']),
  displayed: perScreen,
  /** Visible width of the neighbours at either end, px. */
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
  /** The editor's choice: products by id, or the first of a category in a sorting. */
  content: z.object({
    productIds: z.array(z.string()),
    category: z.string().nullable(),
    sorting: z.string().nullable(),
    size: z.number().int(),
  }),
  /** Filled in when the page is composed; a carousel with none is left out. */
  products: z.array(productCard),
})

/** The products a visitor saved: personal, so asked for in the browser once the row comes near. Without any it leaves no trace. */
export const wishlistCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('wishlistCarousel'),
  link: link.nullable(),
})

/** Recommended products: asked for in the browser, once the row comes near. Without an answer it leaves no trace. */
export const recommendationCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('recommendationCarousel'),
  /** Which of the two recommendation calls answers it; the third says a title too. */
  version: z.enum(['2', '3']),
  type: z.enum(recommendationTypes),
  link: link.nullable(),
  content: z.object({
    category: z.string().nullable(),
    size: z.number().int(),
    /** The products it is based on; on a product page that product. */
    productIds: z.array(z.string()),
  }),
})

/** One product from all its sides. */
export const productDetailCarousel = z.object({
  ...common,
  ...carousel,
  kind: z.literal('productDetailCarousel'),
  productId: z.string(),
  /** Filled in when the page is composed; one that is not sold here is left out. */
  product: z.object({ name: z.string(), url: z.string(), images: productCard.shape.images }).nullable(),
})
