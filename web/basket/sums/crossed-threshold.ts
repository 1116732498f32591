import type { BasketResponse } from '#contracts/basket.ts'
import type { WireMoney } from '#contracts/money.ts'
import type { ToastKind } from '#ui/toast/index.ts'

export interface CrossedThreshold {
  readonly kind: ToastKind
  /** Word key of the message. Its amounts are in `bounds`. */
  readonly key: string
  readonly bounds: readonly WireMoney[]
}

/** The message for a basket outside the limits. A limit of 0 does not apply; a total equal to a limit is outside. */
export function crossedThreshold(
  response: Pick<BasketResponse, 'minimumThreshold' | 'maximumThreshold'> & {
    readonly basket: Pick<BasketResponse['basket'], 'total'>
  },
): CrossedThreshold | undefined {
  const { basket, minimumThreshold: least, maximumThreshold: most } = response
  const tooLittle = least.amount > 0 && basket.total.amount <= least.amount
  const tooMuch = most.amount > 0 && basket.total.amount >= most.amount
  if (!tooLittle && !tooMuch) return undefined
  return most.amount > 0
    ? { kind: 'warning', key: 'feedback.error_us_threshold', bounds: [least, most] }
    : { kind: 'danger', key: 'feedback.error_minimum_threshold', bounds: [least] }
}
