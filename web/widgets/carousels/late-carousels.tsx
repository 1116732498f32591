import type { WidgetOf } from '#contracts/widgets.ts'
import { LatePart, lateCode } from '#web/platform/late-part.tsx'
import { ProductDetailCarousel as Detail } from './product-detail-carousel.tsx'
import { RecommendationCarousel as Recommendation } from './recommendation-carousel.tsx'

// Few pages have one, so a browser fetches the code where one does; until then what the server wrote stands.
const ShownDetail = import.meta.env.SSR
  ? Detail
  : lateCode(async () => (await import('./product-detail-carousel.tsx')).ProductDetailCarousel)
const ShownRecommendation = import.meta.env.SSR
  ? Recommendation
  : lateCode(async () => (await import('./recommendation-carousel.tsx')).RecommendationCarousel)

export const ProductDetailCarousel = (props: { readonly widget: WidgetOf<'productDetailCarousel'> }) => (
  <LatePart>
    <ShownDetail {...props} />
  </LatePart>
)

export const RecommendationCarousel = (props: { readonly widget: WidgetOf<'recommendationCarousel'> }) => (
  <LatePart>
    <ShownRecommendation {...props} />
  </LatePart>
)
