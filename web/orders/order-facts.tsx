import type { Address } from '#contracts/basket.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { formatDate } from '#foundation/date-format.ts'
import { listed } from '#foundation/listed.ts'
import type { Translate } from '#foundation/words.ts'
import { fullName, placeParts } from '#foundation/written-address.ts'
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
    [t('checkout.address'), written(t, order.shippingAddress)],
    [t('checkout.billing-address'), written(t, order.billingAddress)],
    [
      t('orders.payment'),
      listed(
        t,
        order.paymentInformations.map((paid) => paidWith(paid, t, money)),
      ),
    ],
    [
      t('checkout.delivery'),
      listed(
        t,
        order.shipments.map(({ shippingMethodName }) => shippingMethodName),
      ),
    ],
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

const written = (t: Translate, address: Address | undefined): string =>
  listed(t, address ? [fullName(address), ...placeParts(address)] : [])
