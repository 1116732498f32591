import { Fragment } from 'react'
import type { Address } from '#contracts/delivery-address.ts'
import type { ShownInvoice } from '#contracts/invoices.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { formatDate } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { fullName, placeParts } from '#foundation/written-address.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { paidWith } from './paid-with.ts'
import styles from './receipt.module.css'

export interface OrderFactsProps {
  readonly order: OrderDetail
  readonly pdfUrl?: string | undefined
  readonly invoices?: readonly ShownInvoice[] | undefined
  /** True if the order belongs to the signed-in shopper, so the withdrawal page need not ask for its number. */
  readonly isOwn?: boolean
}

/** Date, address and payment of an order. In the EU and EEA also the link to withdraw. */
export function OrderFacts({ order, pdfUrl, invoices = [], isOwn }: OrderFactsProps) {
  const { t, market, links, money } = useMarket()
  const withdrawal = market.reductions === 'prior' ? links.withdrawalPage : undefined
  const rows = [
    [t('orders.date'), [formatDate(new Date(order.created), market.timeZone)]],
    [t('checkout.address'), written(order.shippingAddress)],
    [t('checkout.billing-address'), written(order.billingAddress)],
    [t('orders.payment'), order.paymentInformations.map((paid) => paidWith(paid, t, money))],
    [t('checkout.delivery'), order.shipments.map(({ shippingMethodName }) => shippingMethodName)],
    [t('orders.note'), [order.note]],
  ] as const
  return (
    <section aria-labelledby="facts-title">
      <h2 className={styles.title} id="facts-title">
        {t('orders.details')}
      </h2>
      <SummaryList>
        {rows.map(
          ([term, texts]) =>
            texts.some(Boolean) && (
              <SummaryRow key={term} term={term}>
                <Texts of={texts} />
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
      {invoices.map(({ number, kind, url }) => (
        <p key={number} className={styles.pdf}>
          <TextLink href={url}>{t(`invoices.${kind}`, leftToRight(number))}</TextLink>
        </p>
      ))}
      {withdrawal && (
        <p className={styles.withdraw}>
          <TextLink href={isOwn ? `${withdrawal}?order=${order.orderNumber}` : withdrawal}>
            {t('orders.withdraw')}
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** Several texts in one line, each in its own direction: a Latin name before an Arabic street. */
function Texts({ of }: { readonly of: readonly (string | undefined)[] }) {
  const { t } = useMarket()
  return of.filter(Boolean).map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two payments may read the same, and the list never changes.
    <Fragment key={at}>
      {at > 0 && t('list.comma')}
      <bdi>{text}</bdi>
    </Fragment>
  ))
}

const written = (address: Address | undefined): string[] => (address ? [fullName(address), ...placeParts(address)] : [])
