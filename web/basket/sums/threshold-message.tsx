import { useEffect } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { crossedThreshold } from './crossed-threshold.ts'

/** Shows which amounts the market accepts for an order, if the basket is outside these limits. */
export function ThresholdMessage({ basket }: { readonly basket: BasketResponse }) {
  const { t, money } = useMarket()
  const crossed = crossedThreshold(basket)
  const text = crossed && t(crossed.key, ...crossed.bounds.map(money))
  const { kind, key } = crossed ?? {}
  useEffect(() => {
    if (kind && key && text) showToast('basket', [kind, key], text)
  }, [kind, key, text])
  return text ? <Notice tone="warning">{text}</Notice> : null
}
