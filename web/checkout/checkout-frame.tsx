import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/index.ts'
import { Columns, PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './checkout-frame.module.css'
import { type Checkout, CheckoutSteps } from './checkout-steps.tsx'

export interface CheckoutFrameProps {
  readonly checkout: Checkout
  readonly title: string
  /** The order summary, collapsed above the step on narrow screens. */
  readonly order: ReactNode
  /** The same, in a box next to the step on wide screens. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/** The frame of each step: progress, order summary, and the step itself. */
export function CheckoutFrame({ checkout, title, order, beside, children }: CheckoutFrameProps) {
  return (
    <>
      <OrderFold checkout={checkout}>{order}</OrderFold>
      <PageWidth>
        <Columns beside={<div className={styles.beside}>{beside}</div>}>
          <CheckoutSteps steps={checkout.steps} />
          <div className={styles.step}>
            <h1 tabIndex={-1}>{title}</h1>
            {children}
          </div>
        </Columns>
      </PageWidth>
    </>
  )
}

function OrderFold({ checkout, children }: Pick<CheckoutFrameProps, 'checkout' | 'children'>) {
  const { t, money } = useMarket()
  const { basket } = checkout.basket
  return (
    <details className={styles.fold}>
      <summary>
        <PageWidth as="span">
          <span className={styles.line}>
            <Icon name="basket" size="small" />
            <span className={styles.closed}>{t('checkout.show-order', basket.quantity)}</span>
            <span className={styles.open}>{t('checkout.hide-order', basket.quantity)}</span>
            <b>
              <bdi>{money(basket.total)}</bdi>
            </b>
          </span>
        </PageWidth>
      </summary>
      <PageWidth>
        <div className={styles.folded}>{children}</div>
      </PageWidth>
    </details>
  )
}
