import type { ReactNode } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import { formatDeliveryDay } from '#foundation/date-format.ts'
import { Marks } from '#ui/badge/index.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-summary.module.css'
import { BasketSums } from './basket-sums.tsx'
import { cheapestDelivery, promisedDay } from './cheapest-delivery.ts'
import { Codes } from './codes.tsx'
import { isTaxPlaceKnown } from './tax-known.ts'
import { ThresholdMessage } from './threshold-message.tsx'

export interface BasketSummaryProps {
  readonly basket: BasketResponse
  /** The form of a refused change. */
  readonly form?: FormState | undefined
}

/** Total, delivery date, and the button to continue. */
export function BasketSummary({ basket: response, form }: BasketSummaryProps) {
  const { t, links, locale, navigation } = useMarket()
  const { basket } = response
  const date = promisedDay(response)
  return (
    <SummaryBox title={t('basket.summary')}>
      <BasketSums
        of={basket}
        quantity={basket.quantity}
        deliveryFrom={cheapestDelivery(response)}
        taxKnown={isTaxPlaceKnown(basket)}
      />
      <Codes basket={response} form={form} />
      <ThresholdMessage basket={response} />
      <ButtonLink kind="primary" size="buy" href={links.checkoutCustomerPage ?? ''}>
        {t('basket.to-checkout')}
      </ButtonLink>
      {date && (
        <p className={styles.promise}>
          <Icon name="truck" size="small" directional />
          {t('basket.with-you', formatDeliveryDay(new Date(date), locale, 'UTC'))}
        </p>
      )}
      <Marks label={t('basket.ways-to-pay')} names={navigation.paymentLogos} />
    </SummaryBox>
  )
}

/** The box around the summary, next to the lines or next to a step of the checkout. */
export function SummaryBox({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <aside className={styles.summary} aria-labelledby="summary-title">
      <h2 className={styles.title} id="summary-title">
        {title}
      </h2>
      {children}
    </aside>
  )
}
