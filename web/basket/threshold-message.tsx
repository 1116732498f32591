import type { BasketResponse } from '#contracts/basket.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** Says how much an order must come to where a market has bounds, once the basket lies outside them. Bounds of 0 bind nobody. */
export function ThresholdMessage({ basket: response }: { readonly basket: BasketResponse }) {
  const { t, money } = useMarket()
  const { basket, minimumThreshold: least, maximumThreshold: most } = response
  const tooLittle = least.amount > 0 && basket.total.amount <= least.amount
  const tooMuch = most.amount > 0 && basket.total.amount >= most.amount
  if (!tooLittle && !tooMuch) return null
  return (
    <Notice tone="warning">
      {most.amount > 0
        ? t('feedback.error_us_threshold', money(least), money(most))
        : t('feedback.error_minimum_threshold', money(least))}
    </Notice>
  )
}
