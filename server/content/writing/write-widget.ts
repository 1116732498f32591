import type { Widget, WidgetOf } from '#contracts/widgets.ts'
import { optional, type Shape } from './shapes.ts'
import { bannerFields, countdownOf, slimBannerFields } from './write-banner.ts'
import { carouselFields, chosenFields } from './write-carousel.ts'

/** Writes a widget in the form of a CMS. */
export function widgetOf(widget: Widget, shape: Shape): unknown {
  const common = {
    trackingId: widget.trackingId,
    alias: widget.alias,
    backgroundColor: shape.colour(widget.backgroundColor),
    countdown: optional(widget.countdown, (countdown) => countdownOf(countdown, shape)),
    clipboard: widget.clipboard,
  }
  return shape.widget(typeOf(widget), widget, { ...common, ...fieldsOf(widget, shape) })
}

const typeOf = (widget: Widget): string => {
  if (widget.kind === 'recommendationCarousel') return `productCarouselRecommendationV${widget.version}`
  if (widget.kind === 'wishlistCarousel') return 'productCarouselWishlist'
  if (widget.kind !== 'slimBanner') return widget.kind
  if (widget.motion) return 'slimBannerAdvanced'
  return widget.box ? 'slimBannerContainer' : 'slimBannerSimple'
}

const fieldsOf = <Kind extends Widget['kind']>(widget: WidgetOf<Kind>, shape: Shape): object =>
  fields[widget.kind as Kind](widget, shape)

/** The fields that only widgets of one kind have. */
const fields: { readonly [Kind in Widget['kind']]: (widget: WidgetOf<Kind>, shape: Shape) => object } = {
  banner: (widget, shape) => ({
    ...bannerFields(widget, shape),
    toggleFullWidth: shape.bool(widget.toggleFullWidth),
    safeSide: widget.safeSide,
  }),
  promotionSpot: (widget, shape) => ({
    ...bannerFields(widget, shape),
    position: shape.num(widget.position),
    randomPosition: shape.bool(widget.randomPosition),
    tileType: widget.type,
    mode: widget.mode.toUpperCase(),
  }),
  slimBanner: slimBannerFields,
  text: (widget, shape) => ({
    headline: widget.headline,
    text: shape.html(widget.html),
    wordLimit: shape.num(widget.wordLimit),
  }),
  seo: (widget, shape) => ({ headline: widget.headline, text: shape.html(widget.html) }),
  usp: (widget, shape) => ({
    points: widget.points.map((point) => ({ ...point, link: optional(point.link, shape.link) })),
  }),
  multiLink: (widget, shape) => ({
    headline: widget.headline,
    textAlign: widget.textAlign,
    slider: shape.bool(widget.slider),
    buttonsPerRow: optional(widget.buttonsPerRow, shape.num),
    gap: optional(widget.gap, shape.num),
    width: widget.width,
    sections: widget.sections.map(({ link, image, ctaTitle, trackingId }) => ({
      link: shape.link(link),
      image: optional(image, shape.picture),
      ...{ ctaTitle, trackingId },
    })),
  }),
  imageCarousel: (widget, shape) => ({
    ...carouselFields(widget, shape),
    items: widget.items.map(({ images, title, link }) => ({
      ...shape.pictures(images),
      title,
      link: optional(link, shape.link),
    })),
  }),
  accordionText: (widget, shape) => ({
    headline: widget.headline,
    items: widget.items.map(({ title, html }) => ({ title, text: shape.html(html) })),
  }),
  video: (widget, shape) => ({
    ...{ headline: widget.headline, videoUrl: widget.videoUrl, captions: widget.captions },
    poster: optional(widget.poster, shape.picture),
    loop: shape.bool(widget.loop),
    muted: shape.bool(widget.muted),
    autoplay: shape.bool(widget.autoplay),
  }),
  trender: (widget) => ({ headline: widget.headline }),
  trustWidget: (widget, shape) => ({
    headline: widget.headline,
    text: shape.html(widget.html),
    wordLength: shape.num(widget.wordLength),
  }),
  customerClubSignup: (widget, shape) => ({
    ...{ headline: widget.headline, buttonText: widget.buttonText, successMessage: widget.successMessage },
    ...{ text: shape.html(widget.html), terms: shape.html(widget.terms) },
    subbrands: widget.subBrands.map(({ id, name, preSelected }) => ({
      id,
      name,
      preSelected: shape.bool(preSelected),
    })),
    excludedPages: widget.excludedPages,
    asPopup: shape.bool(widget.asPopup),
  }),
  productDetailCarousel: (widget, shape) => ({ ...carouselFields(widget, shape), productId: widget.productId }),
  wishlistCarousel: (widget, shape) => ({ ...carouselFields(widget, shape), link: optional(widget.link, shape.link) }),
  recommendationCarousel: (widget, shape) => ({
    ...carouselFields(widget, shape),
    link: optional(widget.link, shape.link),
    recommendationType: widget.type,
    content: {
      ...chosenFields(widget.content),
    },
  }),
  productCarousel: (widget, shape) => ({
    ...carouselFields(widget, shape),
    link: optional(widget.link, shape.link),
    content: {
      ...chosenFields(widget.content),
    },
  }),
}
