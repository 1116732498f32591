import type { WidgetOf } from '#contracts/widgets.ts'
import { ProductRow } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { CarouselFrame } from './carousel-frame.tsx'

/** Products that an editor chose, or the first products of a category. The server finds them when it composes the page. */
export function ProductCarousel({ widget }: { readonly widget: WidgetOf<'productCarousel'> }) {
  const { t } = useMarket()
  if (widget.products.length === 0) return null
  return (
    <CarouselFrame widget={widget} title={widget.headline ?? t('product.selection')} titled more={widget.link}>
      {(row) => <ProductRow {...row} products={widget.products} />}
    </CarouselFrame>
  )
}
