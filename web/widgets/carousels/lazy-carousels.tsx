import type { WidgetOf } from '#contracts/widgets.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { ProductDetailCarousel as Detail } from './product-detail-carousel.tsx'
import { RecommendationCarousel as Recommendation } from './recommendation-carousel.tsx'
import { WishlistCarousel as Wishlist } from './wishlist-carousel.tsx'

// Few pages have a carousel, so browsers load this code only for those pages. Until then the server's markup is shown.
const ShownDetail = import.meta.env.SSR
  ? Detail
  : lazyCode(async () => (await import('./product-detail-carousel.tsx')).ProductDetailCarousel)
const ShownRecommendation = import.meta.env.SSR
  ? Recommendation
  : lazyCode(async () => (await import('./recommendation-carousel.tsx')).RecommendationCarousel)

const ShownWishlist = import.meta.env.SSR
  ? Wishlist
  : lazyCode(async () => (await import('./wishlist-carousel.tsx')).WishlistCarousel)

export const ProductDetailCarousel = (props: { readonly widget: WidgetOf<'productDetailCarousel'> }) => (
  <LazyPart>
    <ShownDetail {...props} />
  </LazyPart>
)

export const RecommendationCarousel = (props: { readonly widget: WidgetOf<'recommendationCarousel'> }) => (
  <LazyPart>
    <ShownRecommendation {...props} />
  </LazyPart>
)

export const WishlistCarousel = (props: { readonly widget: WidgetOf<'wishlistCarousel'> }) => (
  <LazyPart>
    <ShownWishlist {...props} />
  </LazyPart>
)
