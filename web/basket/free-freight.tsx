import type { BasketResponse } from '#contracts/basket.ts'
import { Progress } from '#ui/progress/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** How far it is to free delivery; nothing where the market has none. */
export function FreeFreight({ basket: { freeFreight } }: { readonly basket: BasketResponse }) {
  const { t, money, toggle } = useMarket()
  if (!freeFreight || !toggle('freeFreight') || toggle('hideFreeShippingMessage')) return null
  return (
    <Progress share={freeFreight.reachedShare}>
      {freeFreight.remaining.amount > 0
        ? t('basket.free-delivery-left', money(freeFreight.remaining))
        : t('basket.free-delivery-reached')}
    </Progress>
  )
}
