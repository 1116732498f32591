import type { CarouselLook } from '#contracts/carousels.ts'
import { capital, optional, type Shape } from './shapes.ts'

/** The products of a carousel, as an editor chose them. */
export const chosenFields = <
  Content extends { readonly productIds: readonly string[]; readonly category: string | null },
>({
  productIds: products,
  category,
  ...content
}: Content): object => ({ ...content, products, category: optional(category, toCategory) })

const toCategory = (id: string): object => ({ relationTo: 'categories', value: { id } })

export const carouselFields = (widget: CarouselLook, shape: Shape): object => ({
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

/** Numbers in one field per screen or side, such as `paddingTop`. */
const numbered = (name: string, numbers: Readonly<Record<string, number>>, shape: Shape): object =>
  Object.fromEntries(Object.entries(numbers).map(([of, value]) => [name + capital(of), shape.num(value)]))

const sided = (name: string, { left, right }: CarouselLook['preview'], shape: Shape): object => ({
  ...numbered(`${name}Left`, left, shape),
  ...numbered(`${name}Right`, right, shape),
})
