import type { BasketResponse } from '#contracts/basket.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The time until which the pieces of this basket are reserved and nobody else can buy them. */
export function HeldUntil({ basket: { basket } }: { readonly basket: BasketResponse }) {
  const { t, moment } = useMarket()
  return basket.heldUntil ? <Notice tone="info">{t('basket.held-until', moment(basket.heldUntil))}</Notice> : null
}
