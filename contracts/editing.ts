import { z } from 'zod'
import { badgeContent, badgePlaces } from './badges.ts'
import * as banners from './banners.ts'
import * as carousels from './carousels.ts'
import { navigation } from './content.ts'
import { menuColumn, menuEntry, menuLink, moreMenus } from './menus.ts'
import * as parts from './widget-parts.ts'
import * as read from './widgets.ts'

/**
 * Content as editors write it: the contracts of what is read, without the fields that the program fills in, under the
 * names that editors see.
 */

export const richText = z.string()
/** A moment with its offset. */
export const moment = z.string()
/** A picture or another file of the CMS, without a text that describes it. */
export const file = z.string()
/** The id of a category of the catalogue. */
export const categoryId = z.string()
export const { link, picture, countdown } = parts

type Shape = z.ZodRawShape
type Changes = Readonly<Record<string, z.ZodType | null>>

/** The fields of a shape, some of them changed: null removes a field. */
function fieldsOf(shape: Shape, changes: Changes = {}): Shape {
  const kept = Object.entries(shape).filter(([name]) => !(name in changes))
  const changed = Object.entries(changes).filter(([, type]) => type !== null)
  return Object.fromEntries([...kept, ...changed]) as Shape
}

const flags = { app: z.boolean(), mobile: z.boolean(), tablet: z.boolean(), desktop: z.boolean() }
export const disabled = z.object(flags)

/** The common fields of every widget, in any CMS. */
const frame: Changes = {
  ...{ kind: null, id: null, disabledApp: null, disabledMobile: null, disabledTablet: null, disabledDesktop: null },
  countdown: z.object(fieldsOf(countdown.shape, { at: null, countdownDateTime: moment })).nullable(),
  disabled,
  textColor: null,
}
const widget = (shape: Shape, changes: Changes = {}) => z.object(fieldsOf(shape, { ...frame, ...changes }))

const text = z.object(fieldsOf(banners.bannerText.shape, { text: richText })).nullable()
const bannerTexts: Changes = { texts: null, mobileText: text, tabletText: text, desktopText: text }
const tiles = z.number().int().min(1).max(12)
const pixels = z.number().int().min(0).max(400)
const numbered = (name: string, ofs: readonly string[], type: z.ZodType): Changes =>
  Object.fromEntries(ofs.map((of) => [name + of, type]))
const devices = ['Mobile', 'Tablet', 'Desktop']
const carousel: Changes = {
  ...{ autoplayAfterMs: null, speedMs: null, displayed: null, preview: null, padding: null, products: null },
  autoplayAfter: z.number().min(0).max(60),
  speed: z.number().int().min(0).max(5_000),
  arrowsPosition: z.enum(['INSIDE', 'OUTSIDE']),
  ...numbered('displayedProducts', devices, tiles),
  ...numbered('previewLeft', devices, pixels),
  ...numbered('previewRight', devices, pixels),
  ...numbered('padding', ['Top', 'Right', 'Bottom', 'Left'], pixels),
}
const chosen = (shape: Shape) =>
  z.object(fieldsOf(shape, { productIds: null, products: z.array(z.string()), category: categoryId.nullable() }))
const recommendation = widget(carousels.recommendationCarousel.shape, {
  ...carousel,
  ...{ version: null, type: null, recommendationType: carousels.recommendationCarousel.shape.type },
  content: chosen(carousels.recommendationCarousel.shape.content.shape),
})
const slimBanner: Changes = {
  ...{ lines: null, motion: null, box: null },
  textSettings: z.array(
    z.object(
      fieldsOf(banners.slimBanner.shape.lines.element.shape, { notOn: null, countdown: frame.countdown!, disabled }),
    ),
  ),
}
const htmlAs = (name: string): Changes => ({ html: null, [name]: richText })

/** The types of widgets that an editor places, by the name of their block. */
export const writtenWidgets = {
  banner: widget(banners.banner.shape, bannerTexts),
  promotionSpot: widget(banners.promotionSpot.shape, {
    ...bannerTexts,
    ...{ type: null, tileType: z.enum(banners.tileSizes), mode: z.enum(['IMAGE', 'TEXT']) },
  }),
  slimBannerSimple: widget(banners.slimBanner.shape, slimBanner),
  slimBannerContainer: widget(banners.slimBanner.shape, slimBanner),
  slimBannerAdvanced: widget(banners.slimBanner.shape, {
    ...slimBanner,
    ...{ animation: z.enum(['slide', 'fade']), animationDuration: z.number().min(0).max(5_000) },
    ...{ animationDelay: z.number().min(1_000).max(60_000), loopLimit: z.number().int().min(0).max(100) },
    showBannerControls: z.boolean(),
  }),
  text: widget(read.textWidget.shape, { ...htmlAs('text'), rest: null }),
  seo: widget(read.seoText.shape, htmlAs('text')),
  usp: widget(read.usp.shape),
  multiLink: widget(read.multiLink.shape),
  accordionText: widget(read.accordionText.shape, {
    items: z.array(z.object(fieldsOf(read.accordionText.shape.items.element.shape, htmlAs('text')))),
  }),
  trender: widget(read.trender.shape, { terms: null, products: null }),
  trustWidget: widget(read.trustWidget.shape, htmlAs('text')),
  video: widget(read.video.shape),
  customerClubSignup: widget(read.customerClubSignup.shape, {
    ...htmlAs('text'),
    ...{ terms: richText, subBrands: null, subbrands: read.customerClubSignup.shape.subBrands },
  }),
  imageCarousel: widget(carousels.imageCarousel.shape, carousel),
  productCarousel: widget(carousels.productCarousel.shape, {
    ...carousel,
    content: chosen(carousels.productCarousel.shape.content.shape),
  }),
  productCarouselRecommendationV2: recommendation,
  productCarouselRecommendationV3: recommendation,
  productCarouselWishlist: widget(carousels.wishlistCarousel.shape, carousel),
  productDetailCarousel: widget(carousels.productDetailCarousel.shape, { ...carousel, product: null }),
} as const
export type WrittenWidget = keyof typeof writtenWidgets

/** A row without its widgets, because every CMS stores these in its own way. */
export const writtenRow = z.object(fieldsOf(read.row.shape, { id: null, leftOut: null, widgets: null }))

/** A page without its rows, and without the rows of its rewards. */
export const writtenPage = z.object({
  key: z.string(),
  title: z.string(),
  slug: z.string(),
  pageAlias: z.string(),
  heading: z.string().nullable(),
  meta: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    robots: z.string().nullable(),
  }),
  redirect: z.object({ url: z.string().nullable(), status: z.literal([301, 302, 307, 308]).nullable() }),
  category: categoryId.nullable(),
  subBrand: z.string().nullable(),
  date: z.string().nullable(),
  version: z.string().nullable(),
  productSearchTags: z.array(z.string()),
  markets: z.array(z.string()),
  rewardContent: z.object({
    image: picture.nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
  }),
})

const look = (places: readonly string[]) =>
  z.object({
    ...fieldsOf(badgeContent.shape.productTile.unwrap().shape, { places: null, image: file.nullable() }),
    ...Object.fromEntries(places.map((place) => [place, z.boolean()])),
  })
/** A badge, with a look for each kind of place. */
export const writtenBadge = z.object({
  badgeId: z.string(),
  badgeTitle: z.string(),
  ...Object.fromEntries(Object.entries(badgePlaces).map(([name, places]) => [name, look(places)])),
})

const linkTo: Changes = { title: null, url: null, newTab: null, link }
const menuLinkTo = z.object(
  fieldsOf(menuLink.shape, { ...linkTo, _alias: null, linkIcon: file.optional(), links: z.array(z.object({ link })) }),
)
const headlineShape = fieldsOf(menuColumn.shape, {
  ...{ id: null, headlines: null, icon: file.optional() },
  // Some databases of Payload cannot store a list within another list of the same name.
  ...{ links: null, categories: z.array(menuLinkTo) },
})
const column = z.object(fieldsOf(headlineShape, { headlines: z.array(z.object(headlineShape)) }))
const linkedPicture = z.object({ image: picture, link })
const entry = z.object(
  fieldsOf(menuEntry.shape, { ...linkTo, id: null, columns: z.array(column), picture: linkedPicture.nullable() }),
)
const app = navigation.shape.apps.element.shape

/** All menus of the shop. A document may contain only some of them. */
export const writtenMenus = z.object({
  main: z.array(entry),
  service: z.array(menuLinkTo),
  footer: z.array(z.object({ title: z.string(), categories: z.array(menuLinkTo) })),
  footerSecondary: z.array(menuLinkTo),
  social: z.array(z.object({ title: z.string(), link })),
  paymentLogos: navigation.shape.paymentLogos,
  shippingLogos: navigation.shape.shippingLogos,
  accountMenu: z.array(z.object({ title: z.string(), icon: file.nullable(), pageAlias: z.string().nullable(), link })),
  // The amount is a setting of the market, not content.
  freeFreight: navigation.shape.freeFreight.omit({ freightValue: true }),
  apps: z.array(z.object(fieldsOf(app, { url: null, icon: file.nullable() }))),
  simpleBrand: z.array(z.object({ subBrand: z.string(), link })),
  burger: z.array(entry),
  sidebar: z.array(column),
  flyoutImages: z.array(linkedPicture),
  menuPosition: moreMenus.shape.menuPosition.unwrap(),
})
