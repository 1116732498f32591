import type { ComponentType } from 'react'
import type { Widget, WidgetKind, WidgetOf } from '#contracts/widgets.ts'
import { Banner } from './banner/banner.tsx'
import { PromotionSpot } from './banner/promotion-spot.tsx'
import { ImageCarousel } from './carousels/image-carousel.tsx'
import { ProductDetailCarousel, RecommendationCarousel, WishlistCarousel } from './carousels/lazy-carousels.tsx'
import { ProductCarousel } from './carousels/product-carousel.tsx'
import { ClubSignup } from './club-signup/lazy-club-signup.tsx'
import { MultiLink } from './multi-link/multi-link.tsx'
import { Seo } from './seo/seo.tsx'
import { SlimBanner } from './slim-banner/slim-banner.tsx'
import { AccordionText, Trender, Trust } from './static-widgets.tsx'
import { Text } from './text/text.tsx'
import { Usp } from './usp/usp.tsx'
import { Video } from './video/lazy-video.tsx'
import type { WidgetPlace } from './widget-place.ts'

export interface WidgetProps<Kind extends WidgetKind> {
  readonly widget: WidgetOf<Kind>
  readonly place: WidgetPlace
}

/** A missing widget, or a widget with the wrong component, does not compile. */
const components: { readonly [Kind in WidgetKind]: ComponentType<WidgetProps<Kind>> } = {
  banner: Banner,
  slimBanner: SlimBanner,
  text: Text,
  seo: Seo,
  usp: Usp,
  imageCarousel: ImageCarousel,
  productCarousel: ProductCarousel,
  productDetailCarousel: ProductDetailCarousel,
  recommendationCarousel: RecommendationCarousel,
  wishlistCarousel: WishlistCarousel,
  multiLink: MultiLink,
  promotionSpot: PromotionSpot,
  accordionText: AccordionText,
  trender: Trender,
  trustWidget: Trust,
  customerClubSignup: ClubSignup,
  video: Video,
}

/** Renders an editor's widget of any kind. */
export function RenderWidget({ widget, place }: { readonly widget: Widget; readonly place: WidgetPlace }) {
  const Component = components[widget.kind] as ComponentType<WidgetProps<WidgetKind>>
  return <Component widget={widget} place={place} />
}
