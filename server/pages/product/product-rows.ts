import type { CarouselLook } from '#contracts/carousels.ts'
import type { RecommendationType } from '#contracts/recommendations.ts'
import type { Row, Widget, WidgetOf } from '#contracts/widgets.ts'

/** The fields of a row that an editor would set. */
const common = {
  trackingId: '',
  alias: '',
  disabledApp: false,
  disabledMobile: false,
  disabledTablet: false,
  disabledDesktop: false,
  backgroundColor: null,
  countdown: null,
  clipboard: null,
}
const noPreview = { mobile: 0, tablet: 0, desktop: 0 }
const look = {
  headlineTextAlignment: 'left',
  headlineFontSize: null,
  headlineColor: null,
  toggleFullWidth: false,
  autoplay: false,
  autoplayAfterMs: 0,
  speedMs: 300,
  pagination: false,
  arrowsPosition: 'outside',
  displayed: { mobile: 2, tablet: 4, desktop: 5 },
  preview: { left: noPreview, right: noPreview },
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
} satisfies Omit<CarouselLook, 'headline'>

const rowOf = (widget: Widget): Row => ({ id: widget.id, perRowMobile: 1, hideOnISO: false, widgets: [widget] })

/** A row of text; `html` has to be safe HTML. */
export const textRow = (id: string, html: string): Row =>
  rowOf({ ...common, id, kind: 'text', headline: null, html, rest: '', wordLimit: 0 })

/** A row of products under a title. */
export const productRow = (id: string, headline: string, productIds: readonly string[]): Row =>
  rowOf({
    ...{ ...common, ...look, id, headline, kind: 'productCarousel', link: null, products: [] },
    content: { productIds: [...productIds], category: null, sorting: null, size: productIds.length },
  } satisfies WidgetOf<'productCarousel'>)

/** A row of recommendations for a product. */
export const recommendedRow = (type: RecommendationType, headline: string): Row =>
  rowOf({
    ...{ ...common, ...look, id: `recommended-${type}`, headline, kind: 'recommendationCarousel', link: null },
    ...{ version: '2', type },
    content: { productIds: [], category: null, size: 12 },
  } satisfies WidgetOf<'recommendationCarousel'>)
