import { z } from 'zod'
import { colour } from './badges.ts'
import { productCard } from './catalogue.ts'
import { recommendationTypes } from './recommendations.ts'

/** A link after reading: internal ones are addresses of this shop, market segment included. */
export const link = z.object({ title: z.string(), url: z.string(), newTab: z.boolean() })
export type Link = z.infer<typeof link>

/** A picture at one kind of breakpoint. A scene of ours carries `scene` so that widths and formats can be asked for. */
export const picture = z.object({ imageUrl: z.string(), alt: z.string(), aspectRatio: z.string() })
export type Picture = z.infer<typeof picture>

/** A moment something begins. Left out of a page once it is more than six months past. */
export const countdown = z.object({
  /** ISO 8601, with its offset. */
  at: z.string(),
  backgroundColor: colour,
  color: colour,
  disabledMobile: z.boolean(),
  disabledTablet: z.boolean(),
  disabledDesktop: z.boolean(),
})
export type Countdown = z.infer<typeof countdown>

/** Every widget may be left out on some screens. Left-out ones are hidden by media rules, `disabledApp` on the server. */
const common = {
  id: z.string(),
  trackingId: z.string(),
  alias: z.string(),
  disabledApp: z.boolean(),
  disabledMobile: z.boolean(),
  disabledTablet: z.boolean(),
  disabledDesktop: z.boolean(),
  backgroundColor: colour,
  countdown: countdown.nullable(),
}

const perDevice = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ mobile: shape.nullable(), tablet: shape.nullable(), desktop: shape.nullable() })

export const bannerText = z.object({
  /** Sanitised HTML. */
  text: z.string(),
  cta: link.nullable(),
  ctaBackgroundColor: colour,
  ctaFontSize: z.number(),
  ctaColor: colour,
  ctaPosition: z.string(),
  xSpace: z.number().nullable(),
  ySpace: z.number().nullable(),
  disclaimer: z.string().nullable(),
  enableCtaIcon: z.boolean(),
})

export const banner = z.object({
  ...common,
  kind: z.literal('banner'),
  toggleFullWidth: z.boolean(),
  images: perDevice(picture),
  texts: perDevice(bannerText),
  link: link.nullable(),
  /** The side of the picture kept quiet for text. */
  safeSide: z.enum(['start', 'end', 'top', 'bottom']).nullable(),
})

/** Cells of the product grid: across, down. */
export const tileSizes = ['1x1', '1x2', '2x1', '3x1', '2x2'] as const
export type TileSize = (typeof tileSizes)[number]

/** A picture that says something, among the products of a listing. */
export const promotionSpot = z.object({
  ...common,
  kind: z.literal('promotionSpot'),
  /** The place it takes among the tiles of a page, from 1 on. */
  position: z.number().int(),
  /** Its place is chosen when the page is composed: the same all day on the same listing. */
  randomPosition: z.boolean(),
  type: z.enum(tileSizes),
  mode: z.enum(['image', 'text']),
  images: perDevice(picture),
  texts: perDevice(bannerText),
  link: link.nullable(),
})

/** Conditions under which a part of a page is left out. */
export const screens = ['app', 'mobile', 'tablet', 'desktop'] as const
export type Screen = (typeof screens)[number]

export const slimBanner = z.object({
  ...common,
  kind: z.literal('slimBanner'),
  location: z.enum(['above', 'below']),
  textAlign: z.enum(['start', 'center', 'end']),
  lines: z.array(
    z.object({
      text: z.string(),
      link: link.nullable(),
      countdown: countdown.nullable(),
      /** A code to be copied. */
      clipboard: z.string().nullable(),
      /** Screens it is left out on; a widget has a switch for each of them. */
      notOn: z.array(z.enum(screens)),
    }),
  ),
  /** Rotation of the lines; null if all are shown at once. */
  motion: z
    .object({
      kind: z.enum(['slide', 'fade']),
      durationMs: z.number(),
      delayMs: z.number(),
      /** Number of rounds; 0 is endless. */
      loops: z.number().int(),
      /** Buttons to go from line to line. */
      controls: z.boolean(),
    })
    .nullable(),
})

export const textWidget = z.object({
  ...common,
  kind: z.literal('text'),
  headline: z.string().nullable(),
  /** Sanitised HTML, cut after `wordLimit` words. */
  html: z.string(),
  /** The removed part, as complete HTML. */
  rest: z.string(),
  wordLimit: z.number().int(),
})

export const seoText = z.object({
  ...common,
  kind: z.literal('seo'),
  headline: z.string().nullable(),
  html: z.string(),
})

export const usp = z.object({
  ...common,
  kind: z.literal('usp'),
  points: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string(), link: link.nullable() })).max(4),
})

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
export const carouselLook = z.object(carousel)
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

export const multiLink = z.object({
  ...common,
  kind: z.literal('multiLink'),
  headline: z.string().nullable(),
  textAlign: z.string(),
  sections: z.array(z.object({ link, image: picture.nullable(), ctaTitle: z.string().nullable() })),
})

/** Titles that open to a text each; several may be open. */
export const accordionText = z.object({
  ...common,
  kind: z.literal('accordionText'),
  headline: z.string().nullable(),
  items: z.array(z.object({ title: z.string(), html: z.string() })),
})

/** Current popular searches of this market: terms with their results, and a few products. */
export const trender = z.object({
  ...common,
  kind: z.literal('trender'),
  headline: z.string().nullable(),
  /** Both filled in when the page is composed. */
  terms: z.array(link),
  products: z.array(productCard),
})

/** Reviews of the shop, as short texts or as sanitised markup from elsewhere. */
export const trustWidget = z.object({
  ...common,
  kind: z.literal('trustWidget'),
  headline: z.string().nullable(),
  /** Sanitised HTML. */
  html: z.string(),
  /** Words the text is cut at. */
  wordLength: z.number().int(),
})

export const video = z.object({
  ...common,
  kind: z.literal('video'),
  headline: z.string().nullable(),
  /** Address of the film. */
  videoUrl: z.string(),
  /** The still picture before the film plays; with the film's ratio. */
  poster: picture.nullable(),
  loop: z.boolean(),
  muted: z.boolean(),
  /** Plays by itself once it is seen; only a muted one may. */
  autoplay: z.boolean(),
  captions: z.array(z.object({ url: z.string(), language: z.string(), title: z.string() })),
})

export const widget = z.discriminatedUnion('kind', [
  banner,
  slimBanner,
  textWidget,
  seoText,
  usp,
  imageCarousel,
  productCarousel,
  recommendationCarousel,
  wishlistCarousel,
  productDetailCarousel,
  multiLink,
  promotionSpot,
  accordionText,
  trender,
  trustWidget,
  video,
])
export type Widget = z.infer<typeof widget>
export type WidgetKind = Widget['kind']
export type WidgetOf<Kind extends WidgetKind> = Extract<Widget, { kind: Kind }>

export const row = z.object({
  id: z.string(),
  perRowMobile: z.number().int().min(1).max(6),
  /** Number of stand side by side on wide screens; others wrap. */
  perRow: z.number().int().min(1).max(6).optional(),
  hideOnISO: z.boolean(),
  widgets: z.array(widget),
})
export type Row = z.infer<typeof row>

export const zoneNames = [
  'rows',
  'topRows',
  'bottomRows',
  'listingRows',
  'sidebarRows',
  'similarProductsRows',
  'productSetRows',
  'emptyWishlistTopRows',
  'emptyWishlistBottomRows',
  'emptySearchTopRows',
  'emptySearchBottomRows',
  'fixedWidgets',
  'promotionalSpots',
] as const
export type ZoneName = (typeof zoneNames)[number]

export const zones = z.partialRecord(z.enum(zoneNames), z.array(row))
export type Zones = z.infer<typeof zones>
