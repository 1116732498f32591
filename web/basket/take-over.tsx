import type { BasketResponse } from '#contracts/basket.ts'
import { Button } from '#ui/button/index.ts'
import { OneAction } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { OrderLines } from './lines/order-lines.tsx'

export interface TakeOverProps {
  readonly ticket: string
  /** Products and sums of the basket that is handed over. */
  readonly basket: BasketResponse
  /** True if this browser already has a basket. */
  readonly replaces: boolean
}

/** The target of a link that hands over a basket. Only the button moves the basket. */
export function TakeOver({ ticket, basket: { basket }, replaces }: TakeOverProps) {
  const { t, links } = useMarket()
  return (
    <OneAction title={t('basket.take-over-title')}>
      <OrderLines lines={basket.lines} />
      {replaces && <Notice tone="info">{t('basket.take-over-replaces')}</Notice>}
      <form method="post" action={links.basketPage}>
        <input type="hidden" name="ticket" value={ticket} />
        <Button name="formAction" value="take-over" kind="primary">
          {t('basket.take-over')}
        </Button>
      </form>
    </OneAction>
  )
}
