import type { Address } from '#contracts/basket.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { formatDate } from '#foundation/date-format.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { paidWith } from './paid-with.ts'
import styles from './receipt.module.css'

/** When, where to and how it was paid, and, in the EU and EEA, the way to withdraw. */
export function OrderFacts({ order, pdfUrl }: { readonly order: OrderDetail; readonly pdfUrl?: string | undefined }) {
  const { t, market, links, money } = useMarket()
  const withdrawal = market.reductions === 'prior' ? links.withdrawalPage : undefined
  const rows = [
    [t('orders.date'), formatDate(new Date(order.created), market.timeZone)],
    [t('checkout.address'), written(order.shippingAddress)],
    [t('checkout.billing-address'), written(order.billingAddress)],
    [t('orders.payment'), order.paymentInformations.map((paid) => paidWith(paid, t, money)).join(', ')],
    [t('checkout.delivery'), order.shipments.map(({ shippingMethodName }) => shippingMethodName).join(', ')],
    [t('orders.note'), order.note],
  ] as const
  return (
    <section aria-labelledby="facts-title">
      <h2 className={styles.title} id="facts-title">
        {t('orders.details')}
      </h2>
      <SummaryList>
        {rows.map(
          ([term, text]) =>
            text && (
              <SummaryRow key={term} term={term}>
                {text}
              </SummaryRow>
            ),
        )}
      </SummaryList>
      {pdfUrl && (
        <p className={styles.pdf}>
          <ButtonLink href={pdfUrl} download>
            {t('orders.download-receipt')}
          </ButtonLink>
        </p>
      )}
      {withdrawal && (
        <p className={styles.withdraw}>
          <TextLink href={withdrawal}>{t('orders.withdraw')}</TextLink>
        </p>
      )}
    </section>
  )
}

const written = (address: Address | undefined): string =>
  [
    [address?.firstName, address?.lastName],
    [address?.line1, address?.houseNumber],
    [address?.line2],
    [address?.postalCode, address?.city, address?.regionCode],
  ]
    .map((part) => part.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
