import type { ReactNode } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { BasketSums, OrderOverview, SummaryBox } from '#web/basket/index.ts'
import { CheckoutFrame } from '#web/checkout/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface CheckoutStepProps {
  readonly page: Pick<PageOf<'checkoutCustomerPage'>, 'checkout'>
  readonly title: string
  /** True if the step itself shows the lines, so only the totals are shown next to it. */
  readonly showsLines?: boolean
  readonly children: ReactNode
}

/** Common parts of the five steps: the frame, and the order next to it. */
export function CheckoutStep({ page: { checkout }, title, showsLines = false, children }: CheckoutStepProps) {
  const { t } = useMarket()
  const { basket } = checkout.basket
  const overview = <OrderOverview basket={checkout.basket} />
  const beside = showsLines ? <BasketSums of={basket} quantity={basket.quantity} /> : overview
  return (
    <CheckoutFrame
      checkout={checkout}
      title={title}
      order={overview}
      beside={<SummaryBox title={t('checkout.your-order')}>{beside}</SummaryBox>}
    >
      {children}
    </CheckoutFrame>
  )
}
