import type { BasketResponse } from '#contracts/basket.ts'
import { Progress } from '#ui/progress/index.ts'
import { Tint } from '#ui/tint/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The amount that is missing for free delivery. Empty if the market has no free delivery. */
export function FreeFreight({ basket: { freeFreight } }: { readonly basket: BasketResponse }) {
  const { t, money, toggle, navigation } = useMarket()
  if (!freeFreight || !toggle('freeFreight') || toggle('hideFreeShippingMessage')) return null
  const { freightVersion, colours } = navigation.freeFreight
  const message =
    freeFreight.remaining.amount > 0
      ? t('basket.free-delivery-left', money(freeFreight.remaining))
      : t('basket.free-delivery-reached')
  if (freightVersion === 'message') return <p>{message}</p>
  return (
    <Tint as="div" values={colours}>
      <Progress share={freeFreight.reachedShare}>{message}</Progress>
    </Tint>
  )
}
