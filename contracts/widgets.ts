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
  /** Number of links in a row on wide screens; null means that it depends on the number of links. */
  buttonsPerRow: z.number().int().min(1).max(6).nullable(),
  /** Space between links, px; null means the shop's own spacing. */
  gap: z.number().int().min(0).max(400).nullable(),
  /** `full`: the whole width of the window. */
  width: z.enum(['page', 'full']),
  sections: z.array(
    z.object({ link, image: picture.nullable(), ctaTitle: z.string().nullable(), trackingId: z.string() }),
  ),
})

/** Titles that each open a text. Several may be open at the same time. */
export const accordionText = z.object({
  ...common,
  kind: z.literal('accordionText'),
  headline: z.string().nullable(),
  items: z.array(z.object({ title: z.string(), html: z.string() })),
})

/** Popular searches in this market now: terms with their results, and a few products. */
export const trender = z.object({
  ...common,
  kind: z.literal('trender'),
  headline: z.string().nullable(),
  /** Terms and products are filled in when the page is composed. */
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
  /** Number of words after which the text is cut. */
  wordLength: z.number().int(),
})

/** The form of the customer club. As a popup it asks only for an email address, for the newsletter. */
export const customerClubSignup = z.object({
  ...common,
  kind: z.literal('customerClubSignup'),
  headline: z.string().nullable(),
  /** Sanitised HTML. */
  html: z.string(),
  buttonText: z.string().nullable(),
  /** Information for members below the checkbox for the consent: sanitised HTML. */
  terms: z.string(),
  successMessage: z.string().nullable(),
  /** Brands to choose from. `preSelected` ticks a brand, but never a consent. */
  subBrands: z.array(z.object({ id: z.string(), name: z.string(), preSelected: z.boolean() })),
  /** Paths of pages that do not show it, with or without the market. */
  excludedPages: z.array(z.string()),
  asPopup: z.boolean(),
})

export const video = z.object({
  ...common,
  kind: z.literal('video'),
  headline: z.string().nullable(),
  /** Address of the video. */
  videoUrl: z.string(),
  /** The still picture before the video plays. It also sets the aspect ratio. */
  poster: picture.nullable(),
  loop: z.boolean(),
  muted: z.boolean(),
  /** Plays as soon as it is visible. Only a muted video may. */
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

export const row = z
  .object({
    id: z.string(),
    perRowMobile: z.number().int().min(1).max(6),
    /** Number of widgets in a row on wide screens; further ones wrap. */
    perRow: z.number().int().min(1).max(6).optional(),
    hideOnISO: z.boolean(),
    /** In a preview: a part that is hidden from shoppers, and is marked for the editor. */
    leftOut: z.literal(true).optional(),
    widgets: z.array(widget),
  })
  .meta({ id: 'Row' })
export type Row = z.infer<typeof row>

/** The editors' texts about the rewards of the loyalty programme. */
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
