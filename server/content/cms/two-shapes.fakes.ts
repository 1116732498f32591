import type {
  CarouselLook,
  Countdown,
  Link,
  Picture,
  Row,
  Widget,
  WidgetOf,
  ZoneName,
  Zones,
} from '#contracts/widgets.ts'
import type { ContentPage } from '../content.ts'
import { lexicalOf } from './lexical.fakes.ts'

/** The form of a document: the older system's delivery or flattened form, the newer system's, with or without noise. */
export interface Shape {
  readonly name: string
  link(link: Link): unknown
  picture(picture: Picture): unknown
  html(html: string): unknown
  bool(flag: boolean): unknown
  num(value: number): unknown
  colour(colour: string | null): unknown
  /** One widget: its type, id, fields and the screens it is left out on. */
  widget(type: string, widget: Widget, fields: object): unknown
  row(row: Row, widgets: readonly unknown[]): unknown
  page(page: ContentPage, fields: object): unknown
  /** Fields of a banner's text for one screen. */
  bannerText(device: string, fields: Readonly<Record<string, unknown>>): object
  pictures(pictures: { readonly [device in Device]: Picture | null }): object
  list(blocks: readonly unknown[]): unknown
}

type Device = 'mobile' | 'tablet' | 'desktop'
const devices = ['mobile', 'tablet', 'desktop'] as const
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const filled = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
const flagsOf = (widget: Widget, shape: Shape) =>
  Object.fromEntries(
    (['App', 'Mobile', 'Tablet', 'Desktop'] as const).map((screen) => [
      screen,
      shape.bool(widget[`disabled${screen}`]),
    ]),
  )

const path = (url: string) => url.split('?')[0]!
const query = (url: string) => url.split('?')[1]

/** The older system's delivery form: fields under `properties`, blocks as items of content and settings, pickers as lists. */
export const olderDelivery: Shape = {
  name: 'older, delivery',
  link: ({ title, url, newTab }) => [
    {
      title,
      target: newTab ? '_blank' : null,
      ...(url.startsWith('/')
        ? {
            url: null,
            linkType: 'Content',
            route: { path: `${path(url)}/` },
            queryString: query(url) ? `?${query(url)}` : null,
          }
        : { url, linkType: 'External' }),
    },
  ],
  picture: ({ imageUrl, alt, aspectRatio }) => [
    { id: 'm', name: 'file.jpg', url: imageUrl, properties: { altText: alt }, aspectRatio },
  ],
  html: (html) => ({ markup: html, blocks: [] }),
  bool: (flag) => flag,
  num: (value) => value,
  colour: (colour) => colour,
  widget: (type, widget, fields) => ({
    content: { contentType: `${type}Widget`, id: widget.id, properties: filled(fields) },
    settings: {
      contentType: 'widgetSettings',
      id: `${widget.id}-settings`,
      properties: Object.fromEntries(
        Object.entries(flagsOf(widget, olderDelivery)).map(([screen, value]) => [`disabled${screen}`, value]),
      ),
    },
  }),
  row: ({ id, perRowMobile, perRow, hideOnISO }, widgets) => ({
    content: { contentType: 'row', id, properties: { perRowMobile, perRow, hideOnISO, widgets: { items: widgets } } },
    settings: null,
  }),
  page: ({ pageAlias, path, title }, fields) => ({
    contentType: pageAlias,
    name: title,
    id: 'page-id',
    route: { path: `${path}/`, startItem: { id: 'root', path: 'da-dk' } },
    properties: { pageTitle: title, ...fields },
  }),
  bannerText: (device, fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [device + capital(name), value])),
  pictures: (pictures) =>
    Object.fromEntries(
      devices.map((device) => {
        const picture = pictures[device]
        return [`image${capital(device)}`, picture ? olderDelivery.picture(picture) : []]
      }),
    ),
  list: (items) => ({ items }),
}

/** The same lifted flat, numbers and flags as text, as converters write it. */
export const olderFlat: Shape = {
  ...olderDelivery,
  name: 'older, flattened and textual',
  link: ({ title, url, newTab }) => ({ name: title, url, openInCurrentTab: newTab ? '0' : '1' }),
  picture: (picture) => picture,
  html: (html) => html,
  bool: (flag) => (flag ? '1' : '0'),
  num: String,
  colour: (colour) => (colour === null ? null : colour.slice(1)),
  widget: (type, widget, fields) => ({
    id: widget.id,
    _alias: type.toUpperCase(),
    ...filled(fields),
    ...Object.fromEntries(
      Object.entries(flagsOf(widget, olderFlat)).map(([screen, value]) => [`disabled${screen}`, value]),
    ),
  }),
  row: ({ id, perRowMobile, perRow, hideOnISO }, widgets) => ({
    id,
    perRowMobile: String(perRowMobile),
    perRow: String(perRow),
    hideOnISO: hideOnISO ? '1' : '0',
    widgets,
  }),
  page: ({ pageAlias, path, title }, fields) => ({ _alias: pageAlias, path, title, ...fields }),
  pictures: (pictures) =>
    filled(Object.fromEntries(devices.map((device) => [`image${capital(device)}`, pictures[device]]))),
  list: (items) => items,
}

/** The newer system: blocks, groups, references, rich text as a tree. */
export const newer: Shape = {
  name: 'newer',
  link: ({ title, url, newTab }) =>
    url.startsWith('/')
      ? {
          label: title,
          type: 'reference',
          reference: { relationTo: 'pages', value: { id: 12, path: path(url) } },
          query: query(url) ?? null,
          newTab,
        }
      : { label: title, type: 'url', url, newTab },
  picture: ({ imageUrl, alt, aspectRatio }) => ({ image: { id: 7, alt, url: imageUrl, sizes: {} }, aspectRatio }),
  html: lexicalOf,
  bool: (flag) => flag,
  num: (value) => value,
  colour: (colour) => colour,
  widget: (type, widget, fields) => ({
    blockType: type,
    blockName: 'any',
    id: widget.id,
    ...fields,
    disabled: Object.fromEntries(
      Object.entries(flagsOf(widget, newer)).map(([screen, value]) => [screen.toLowerCase(), value]),
    ),
  }),
  row: ({ id, perRowMobile, perRow, hideOnISO }, blocks) => ({
    id,
    perRowMobile,
    perRow,
    hideOnISO,
    blocks,
    widgets: [],
  }),
  page: ({ pageAlias, path, title }, fields) => ({
    id: 41,
    slug: path,
    title,
    pageAlias,
    _status: 'published',
    createdAt: '2026-01-01T08:00:00.000Z',
    ...fields,
  }),
  bannerText: (device, fields) => ({ [`${device}Text`]: fields }),
  pictures: (pictures) => ({
    images: Object.fromEntries(
      devices.map((device) => [device, pictures[device] ? newer.picture(pictures[device]) : null]),
    ),
  }),
  list: (blocks) => blocks,
}

/** Writes a page that was read as an editor's system would hold it. */
export function written(page: ContentPage, shape: Shape): unknown {
  const zones = Object.entries(page.zones as Readonly<Record<ZoneName, Row[]>>).map(([name, rows]) => [
    name,
    shape.list(
      rows.map((row) =>
        shape.row(
          row,
          row.widgets.map((widget) => widgetOf(widget, shape)),
        ),
      ),
    ),
  ])
  const redirect = page.redirect ? { redirect: page.redirect } : {}
  const texts = {
    key: page.key,
    heading: page.heading,
    metaDescription: page.description,
    robots: page.robots,
    category: page.category,
    subBrand: page.subBrand,
    date: page.date,
  }
  return shape.page(page, { ...texts, ...redirect, ...(Object.fromEntries(zones) as Zones) })
}

const typeOf = (widget: Widget): string => {
  if (widget.kind === 'recommendationCarousel') return `productCarouselRecommendationV${widget.version}`
  if (widget.kind === 'wishlistCarousel') return 'productCarouselWishlist'
  if (widget.kind !== 'slimBanner') return widget.kind
  return widget.motion ? 'slimBannerAdvanced' : 'slimBannerContainer'
}

function widgetOf(widget: Widget, shape: Shape): unknown {
  const common = {
    trackingId: widget.trackingId,
    alias: widget.alias,
    backgroundColor: shape.colour(widget.backgroundColor),
    countdown: optional(widget.countdown, (countdown) => countdownOf(countdown, shape)),
  }
  return shape.widget(typeOf(widget), widget, { ...common, ...fieldsOf(widget, shape) })
}

const countdownOf = ({ at, ...rest }: Countdown, shape: Shape): object => ({
  countdownDateTime: at,
  backgroundColor: shape.colour(rest.backgroundColor),
  color: shape.colour(rest.color),
  disabledMobile: shape.bool(rest.disabledMobile),
  disabledTablet: shape.bool(rest.disabledTablet),
  disabledDesktop: shape.bool(rest.disabledDesktop),
})

const optionalFields = <Value>(value: Value | null, write: (value: Value) => object): object =>
  value === null ? {} : write(value)

const optional = <Value>(value: Value | null, write: (value: Value) => unknown): unknown =>
  value === null ? null : write(value)

function fieldsOf(widget: Widget, shape: Shape): object {
  switch (widget.kind) {
    case 'banner':
      return {
        ...bannerFields(widget, shape),
        toggleFullWidth: shape.bool(widget.toggleFullWidth),
        safeSide: widget.safeSide,
      }
    case 'promotionSpot':
      return {
        ...bannerFields(widget, shape),
        position: shape.num(widget.position),
        randomPosition: shape.bool(widget.randomPosition),
        tileType: widget.type,
        mode: widget.mode.toUpperCase(),
      }
    case 'slimBanner':
      return {
        location: widget.location,
        textAlign: widget.textAlign,
        ...optionalFields(widget.motion, (motion) => ({
          animation: motion.kind,
          animationDuration: shape.num(motion.durationMs),
          animationDelay: shape.num(motion.delayMs),
          loopLimit: shape.num(motion.loops),
          showBannerControls: shape.bool(motion.controls),
        })),
        textSettings: widget.lines.map(({ text, link, countdown, clipboard, notOn }) => ({
          ...{ text, clipboard },
          link: optional(link, shape.link),
          countdown: optional(countdown, (it) => countdownOf(it, shape)),
          disabled: Object.fromEntries(notOn.map((screen) => [screen, shape.bool(true)])),
        })),
      }
    case 'text':
      return { headline: widget.headline, text: shape.html(widget.html), wordLimit: shape.num(widget.wordLimit) }
    case 'seo':
      return { headline: widget.headline, text: shape.html(widget.html) }
    case 'usp':
      return { points: widget.points.map((point) => ({ ...point, link: optional(point.link, shape.link) })) }
    case 'multiLink':
      return {
        headline: widget.headline,
        textAlign: widget.textAlign,
        sections: widget.sections.map(({ link, image, ctaTitle }) => ({
          link: shape.link(link),
          image: optional(image, shape.picture),
          ctaTitle,
        })),
      }
    case 'imageCarousel':
      return {
        ...carouselFields(widget, shape),
        items: widget.items.map(({ images, title, link }) => ({
          ...shape.pictures(images),
          title,
          link: optional(link, shape.link),
        })),
      }
    case 'accordionText':
      return {
        headline: widget.headline,
        items: widget.items.map(({ title, html }) => ({ title, text: shape.html(html) })),
      }
    case 'video':
      return {
        ...{ headline: widget.headline, videoUrl: widget.videoUrl, captions: widget.captions },
        poster: optional(widget.poster, shape.picture),
        loop: shape.bool(widget.loop),
        muted: shape.bool(widget.muted),
        autoplay: shape.bool(widget.autoplay),
      }
    case 'trender':
      return { headline: widget.headline }
    case 'trustWidget':
      return { headline: widget.headline, text: shape.html(widget.html), wordLength: shape.num(widget.wordLength) }
    case 'productDetailCarousel':
      return { ...carouselFields(widget, shape), productId: widget.productId }
    case 'wishlistCarousel':
      return { ...carouselFields(widget, shape), link: optional(widget.link, shape.link) }
    case 'recommendationCarousel':
      return {
        ...carouselFields(widget, shape),
        link: optional(widget.link, shape.link),
        recommendationType: widget.type,
        content: {
          ...widget.content,
          products: widget.content.productIds,
          category: optional(widget.content.category, (id) => ({ relationTo: 'categories', value: { id } })),
        },
      }
    case 'productCarousel':
      return {
        ...carouselFields(widget, shape),
        link: optional(widget.link, shape.link),
        content: {
          ...widget.content,
          products: widget.content.productIds,
          category: optional(widget.content.category, (id) => ({ relationTo: 'categories', value: { id } })),
        },
      }
  }
}

function bannerFields(widget: WidgetOf<'banner' | 'promotionSpot'>, shape: Shape): object {
  const texts = devices.map((device) => {
    const text = widget.texts[device]
    return (
      text &&
      shape.bannerText(device, {
        ...text,
        text: shape.html(text.text),
        cta: optional(text.cta, shape.link),
        ctaFontSize: shape.num(text.ctaFontSize),
        xSpace: optional(text.xSpace, shape.num),
        ySpace: optional(text.ySpace, shape.num),
        enableCtaIcon: shape.bool(text.enableCtaIcon),
        ctaColor: shape.colour(text.ctaColor),
        ctaBackgroundColor: shape.colour(text.ctaBackgroundColor),
      })
    )
  })
  return {
    ...Object.assign({}, ...texts),
    ...shape.pictures(widget.images),
    link: optional(widget.link, shape.link),
  }
}

const carouselFields = (widget: CarouselLook, shape: Shape): object => ({
  headline: widget.headline,
  headlineTextAlignment: widget.headlineTextAlignment,
  headlineFontSize: optional(widget.headlineFontSize, shape.num),
  headlineColor: shape.colour(widget.headlineColor),
  toggleFullWidth: shape.bool(widget.toggleFullWidth),
  autoplay: shape.bool(widget.autoplay),
  autoplayAfter: shape.num(widget.autoplayAfterMs / 1000),
  speed: shape.num(widget.speedMs),
  pagination: shape.bool(widget.pagination),
  arrowsPosition: widget.arrowsPosition.toUpperCase(),
  displayedProductsMobile: shape.num(widget.displayed.mobile),
  displayedProductsTablet: shape.num(widget.displayed.tablet),
  displayedProductsDesktop: shape.num(widget.displayed.desktop),
  ...sided('preview', widget.preview, shape),
  ...numbered('padding', widget.padding, shape),
})

/** Numbers under one name for each screen or side, such as `paddingTop`. */
const numbered = (name: string, numbers: Readonly<Record<string, number>>, shape: Shape): object =>
  Object.fromEntries(Object.entries(numbers).map(([of, value]) => [name + capital(of), shape.num(value)]))

const sided = (name: string, { left, right }: CarouselLook['preview'], shape: Shape): object => ({
  ...numbered(`${name}Left`, left, shape),
  ...numbered(`${name}Right`, right, shape),
})
