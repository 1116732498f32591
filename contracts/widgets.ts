import { z } from 'zod'
import { banner, promotionSpot, slimBanner } from './banners.ts'
import {
  imageCarousel,
  productCarousel,
  productDetailCarousel,
  recommendationCarousel,
  wishlistCarousel,
} from './carousels.ts'
import { productCard } from './catalogue.ts'
import { common, link, picture } from './widget-parts.ts'

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

export const multiLink = z.object({
  ...common,
  kind: z.literal('multiLink'),
  headline: z.string().nullable(),
  textAlign: z.enum(['left', 'center', 'right']),
  /** True if the links scroll sideways in one line. */
  slider: z.boolean(),
  /** On wide screens; null leaves it to the number of links. */
  buttonsPerRow: z.number().int().min(1).max(6).nullable(),
  /** Space between links, px; null leaves it to the shop's look. */
  gap: z.number().int().min(0).max(400).nullable(),
  /** `full`: from edge to edge of the window. */
  width: z.enum(['page', 'full']),
  sections: z.array(
    z.object({ link, image: picture.nullable(), ctaTitle: z.string().nullable(), trackingId: z.string() }),
  ),
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

/** The form of the customer club. As a popup it asks for an address alone, for the newsletter. */
export const customerClubSignup = z.object({
  ...common,
  kind: z.literal('customerClubSignup'),
  headline: z.string().nullable(),
  /** Sanitised HTML. */
  html: z.string(),
  buttonText: z.string().nullable(),
  /** What members should know, under the box that asks for the consent: sanitised HTML. */
  terms: z.string(),
  successMessage: z.string().nullable(),
  /** To choose from. `preSelected` ticks a topic, never a consent. */
  subBrands: z.array(z.object({ id: z.string(), name: z.string(), preSelected: z.boolean() })),
  /** Paths of pages without it, with the market or without. */
  excludedPages: z.array(z.string()),
  asPopup: z.boolean(),
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
  customerClubSignup,
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
  /** In a preview: left out where it is hidden, and so marked for its editor. */
  leftOut: z.literal(true).optional(),
  widgets: z.array(widget),
})
export type Row = z.infer<typeof row>

/** What editors tell of the rewards of the loyalty programme. */
export const rewardContent = z
  .object({
    image: z.string().nullable(),
    imageAltText: z.string(),
    title: z.string(),
    description: z.string(),
    rows: z.array(row),
  })
  .meta({ id: 'RewardContent' })
export type RewardContent = z.infer<typeof rewardContent>

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
