import type { WidgetOf } from '#contracts/widgets.ts'
import { ProductRow } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** Products an editor chose, or the first of a category; found when the page was composed. */
export function ProductCarousel({
  widget: { id, headline, products, link },
}: {
  readonly widget: WidgetOf<'productCarousel'>
}) {
  const { t } = useMarket()
  return <ProductRow id={id} title={headline ?? t('product.selection')} products={products} more={link} />
}
