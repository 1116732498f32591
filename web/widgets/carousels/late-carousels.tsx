import { lazy, Suspense } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { ProductDetailCarousel as Detail } from './product-detail-carousel.tsx'
import { RecommendationCarousel as Recommendation } from './recommendation-carousel.tsx'

// Few pages have one, so a browser fetches the code where one does; until then what the server wrote stands.
const ShownDetail = import.meta.env.SSR
  ? Detail
  : lazy(async () => ({ default: (await import('./product-detail-carousel.tsx')).ProductDetailCarousel }))
const ShownRecommendation = import.meta.env.SSR
  ? Recommendation
  : lazy(async () => ({ default: (await import('./recommendation-carousel.tsx')).RecommendationCarousel }))

export const ProductDetailCarousel = (props: { readonly widget: WidgetOf<'productDetailCarousel'> }) => (
  <Suspense>
    <ShownDetail {...props} />
  </Suspense>
)

export const RecommendationCarousel = (props: { readonly widget: WidgetOf<'recommendationCarousel'> }) => (
  <Suspense>
    <ShownRecommendation {...props} />
  </Suspense>
)
