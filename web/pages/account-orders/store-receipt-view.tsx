import type { ShownReceipt } from '#contracts/order-pages.ts'
import { formatDate } from '#foundation/date-format.ts'
import { listed } from '#foundation/listed.ts'
import { unbrokenCode } from '#foundation/written-address.ts'
import { TextLink } from '#ui/layout/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { SummaryBox } from '#web/basket/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-orders-page.module.css'
import { ReceiptPoints } from './store-receipt-entry.tsx'

type Receipt = ShownReceipt['receipt']

/** One receipt of a store, with its code for the scanner of a till. */
export function StoreReceiptView({ shown: { receipt, points } }: { readonly shown: ShownReceipt }) {
  const { t, links } = useMarket()
  const { transactionType, storeName, uniqueReceiptId, uniqueReceiptIdQrCode } = receipt
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('receipts.title', storeName)}</h1>
        <p>{t(`receipts.${transactionType}`)}</p>
        <ReceiptPoints points={points} />
        <TextLink href={links.accountOrderHistoryPage ?? ''}>{t('orders.back')}</TextLink>
      </div>
      <SummaryBox title={t(transactionType === 'sale' ? 'orders.goods' : 'receipts.given-back')}>
        <Items items={receipt.transactionItems} />
        <Sums receipt={receipt} />
      </SummaryBox>
      <Facts receipt={receipt} />
      <figure className={styles.code}>
        <img src={uniqueReceiptIdQrCode} alt={t('receipts.code')} width={192} height={192} />
        <figcaption>
          <bdi>{uniqueReceiptId}</bdi>
          <p className={styles.small}>{t('receipts.code-how')}</p>
        </figcaption>
      </figure>
    </>
  )
}

function Items({ items }: { readonly items: Receipt['transactionItems'] }) {
  const { t, money } = useMarket()
  return (
    <ul className={styles.list}>
      {items.map(({ ean, name, quantity, price, size, color, styleId, type }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article may stand on two lines, and the list never changes.
        <li className={styles.entry} key={index}>
          <div className={styles.facts}>
            <span>{name}</span>
            <bdi>{money(price)}</bdi>
          </div>
          <div className={styles.small}>
            {type === 'return' && <span>{t('receipts.return')}</span>}
            <span>{t('orders.pieces', quantity)}</span>
            {size && <span>{t('receipts.size', size)}</span>}
            {color && <span>{t('receipts.colour', color)}</span>}
            <span>{t('receipts.style', styleId)}</span>
            {ean && <bdi>{ean}</bdi>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Sums({ receipt: { totalExVat, totalTax, total } }: { readonly receipt: Receipt }) {
  const { t, money } = useMarket()
  return (
    <SummaryList>
      <SummaryRow term={t('receipts.total-without-tax')}>
        <bdi>{money(totalExVat)}</bdi>
      </SummaryRow>
      <SummaryRow term={t('receipts.tax')}>
        <bdi>{money(totalTax)}</bdi>
      </SummaryRow>
      <SummaryRow term={t('receipts.total')}>
        <bdi>{money(total)}</bdi>
      </SummaryRow>
    </SummaryList>
  )
}

/** When and where the purchase was, who served, and how it was paid. Unknown facts are left out. */
function Facts({ receipt }: { readonly receipt: Receipt }) {
  const { t, market } = useMarket()
  const { storeName, storeStreet, storeZipcode, storeCity } = receipt
  const place = [
    storeName,
    storeStreet,
    [storeZipcode && unbrokenCode(storeZipcode), storeCity].filter(Boolean).join(' '),
  ].filter(Boolean)
  const rows = [
    [t('orders.date'), formatDate(new Date(receipt.createdDate), market.timeZone)],
    [t('receipts.store'), listed(t, place)],
    [t('receipts.phone'), receipt.storePhone],
    [t('receipts.company-number'), receipt.storeCVR],
    [t('receipts.customer'), receipt.customerName],
    [t('receipts.served-by'), receipt.employeeName],
    [t('receipts.card'), receipt.paymentCard],
    [t('receipts.transaction'), receipt.transactionId],
  ] as const
  // Digits and punctuation have no text direction of their own, so `dir` must set it.
  const leftToRight = [t('receipts.phone'), t('receipts.card')]
  return (
    <section aria-labelledby="receipt-facts">
      <h2 id="receipt-facts">{t('receipts.details')}</h2>
      <SummaryList>
        {rows.map(
          ([term, text]) =>
            text && (
              <SummaryRow key={term} term={term}>
                <bdi dir={leftToRight.includes(term) ? 'ltr' : undefined}>{text}</bdi>
              </SummaryRow>
            ),
        )}
      </SummaryList>
    </section>
  )
}
