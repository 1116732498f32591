import type { WidgetOf } from '#contracts/widgets.ts'
import { ProductRow } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { askAhead } from '#web/platform/when-near.ts'
import { recommended } from '#web/recommendations/index.ts'
import { CarouselFrame } from './carousel-frame.tsx'

/** Recommendations, requested when the row comes near the window. The row is left out if there are no products. */
export function RecommendationCarousel({ widget }: { readonly widget: WidgetOf<'recommendationCarousel'> }) {
  const { t, market } = useMarket()
  const { id, version, type, content } = widget
  const place = `near-${id}`
  const { answer } = useAnswer(`${id} ${content.productIds.join(' ')}`, () =>
    askAhead(`#${CSS.escape(place)}`, () => recommended(market.id, { version, type, ...content })),
  )
  if (typeof answer === 'string' || answer.value.products.length === 0) return <div id={place} />
  const { title, products } = answer.value
  return (
    <CarouselFrame
      widget={widget}
      title={widget.headline ?? title ?? t(`recommendations.${type.toLowerCase()}`)}
      titled
      more={widget.link}
    >
      {(row) => <ProductRow {...row} products={products} />}
    </CarouselFrame>
  )
}
