import type { WidgetOf } from '#contracts/widgets.ts'
import { ProductRow } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { askAhead } from '#web/platform/when-near.ts'
import { CarouselFrame } from './carousel-frame.tsx'

/** The products that the visitor saved last, requested when the row comes near the window. Empty if there are none. */
export function WishlistCarousel({ widget }: { readonly widget: WidgetOf<'wishlistCarousel'> }) {
  const { t, market } = useMarket()
  const hasSaved = (useVisitor()?.wishlist.skus.length ?? 0) > 0
  const place = `near-${widget.id}`
  const { answer } = useAnswer(hasSaved ? widget.id : undefined, () =>
    askAhead(`#${CSS.escape(place)}`, () => api('GET /api/wishlist/{catalog}/wishlist', { catalog: market.id })),
  )
  const products = typeof answer === 'string' ? [] : (answer.value?.products ?? [])
  if (products.length === 0) return <div id={place} />
  return (
    <CarouselFrame widget={widget} title={widget.headline ?? t('menu.wishlist')} titled more={widget.link}>
      {(row) => <ProductRow {...row} products={products} />}
    </CarouselFrame>
  )
}
