import type { BasketLine } from '#contracts/basket.ts'
import { fromWire, type WireMoney } from '#contracts/money.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { formatDate } from '#foundation/date-format.ts'
import { listed } from '#foundation/listed.ts'
import { formatMoney } from '#foundation/money-format.ts'
import { paymentMethodName } from '#foundation/payment-method-name.ts'
import { formatPercent } from '#foundation/percent-format.ts'
import { reductionRows } from '#foundation/reduction-rows.ts'
import type { DocumentRow, StoredDocument } from '#foundation/stored-document.ts'
import type { Translate } from '#foundation/words.ts'
import { fullName, placeParts } from '#foundation/written-address.ts'
import type { Market } from '#server/markets/index.ts'

export interface ReceiptFacts {
  readonly market: Market
  readonly shopName: string
  readonly t: Translate
}

/** The receipt as a document: the content of the receipt page in the language of its market. */
export function receiptDocument(order: OrderDetail, { market, shopName, t }: ReceiptFacts): StoredDocument {
  const amount = (wire: WireMoney): string => formatMoney(fromWire(wire), market.locale)
  const title = t('orders.receipt-title', order.orderNumber)
  const address = order.shippingAddress ?? order.billingAddress
  return {
    title,
    locale: market.locale,
    direction: market.direction,
    blocks: [
      { kind: 'brand', text: shopName },
      { kind: 'heading', text: title },
      {
        kind: 'rows',
        rows: [
          { term: t('orders.number'), text: order.orderNumber },
          { term: t('orders.date'), text: formatDate(new Date(order.created), market.country.timeZone, true) },
          ...order.shipments.map(({ shippingMethodName }) => ({
            term: t('checkout.delivery'),
            text: shippingMethodName,
          })),
          ...(address
            ? [{ term: t('checkout.address'), text: listed(t, [fullName(address), ...placeParts(address)]) }]
            : []),
        ],
      },
      { kind: 'title', text: t('orders.goods') },
      { kind: 'rows', rows: order.lines.map((line) => goodsRow(line, t, amount)) },
      { kind: 'title', text: t('basket.total') },
      { kind: 'rows', rows: sumRows(order, market, t, amount) },
    ],
  }
}

const goodsRow = (line: BasketLine, t: Translate, amount: (wire: WireMoney) => string): DocumentRow => ({
  term: line.name,
  text: amount(line.totalPrice),
  facts: [
    listed(t, [line.colour.name, [line.variant.size, line.variant.length].filter(Boolean).join(' / ')]),
    `${line.quantity} × ${amount(line.unitPrice.salesPrice)}`,
  ],
})

/**
 * Markets with a tax summary list every tax and the total without taxes. Markets whose prices exclude tax list every
 * tax. Other markets have one line.
 */
function sumRows(order: OrderDetail, market: Market, t: Translate, amount: (wire: WireMoney) => string): DocumentRow[] {
  const { totalVat, totalVat1, totalVat2, vatName, vatName2, shippingVat, totalWithoutVat } = order
  const listsTaxes = totalWithoutVat !== undefined || !market.country.tax.included
  const taxes: DocumentRow[] = listsTaxes
    ? [
        { term: vatName, text: amount(totalVat1) },
        ...(vatName2 === undefined ? [] : [{ term: vatName2, text: amount(totalVat2) }]),
        { term: t('basket.tax-on-delivery'), text: amount(shippingVat) },
        ...(totalWithoutVat ? [{ term: t('basket.total-without-tax'), text: amount(totalWithoutVat) }] : []),
      ]
    : []
  return [
    { term: t('basket.subtotal-plain'), text: amount(order.subtotal) },
    ...reductionRows(order, t).map(({ label, amount: off }) => ({ term: label, text: `−${amount(off)}` })),
    { term: t('basket.delivery'), text: amount(order.shippingTotal) },
    ...(order.paymentFee ? [{ term: t('basket.payment-fee'), text: amount(order.paymentFee) }] : []),
    ...taxes,
    { term: t('basket.total'), text: amount(order.total), strong: true },
    ...(listsTaxes ? [] : [{ term: t('basket.including-tax', amount(totalVat), vatName), text: '' }]),
    ...(order.taxRates ?? []).map(({ name, percent, taxable, vat }) => ({
      term: t('basket.tax-at-rate', name, formatPercent(percent, market.locale), amount(taxable)),
      text: amount(vat),
    })),
    ...order.paymentInformations.map(({ paymentMethodId, amount: paid }) => ({
      term: t('orders.paid-with', paymentMethodName(paymentMethodId, t)),
      text: amount(paid),
    })),
    ...(order.refundedTotal ? [{ term: t('orders.refunded'), text: amount(order.refundedTotal) }] : []),
    ...(order.toRefundTotal ? [{ term: t('orders.to-refund'), text: amount(order.toRefundTotal) }] : []),
  ]
}
