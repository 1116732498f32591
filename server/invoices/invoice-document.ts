import { fromWire } from '#contracts/money.ts'
import { formatDate } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { listed } from '#foundation/listed.ts'
import { money } from '#foundation/money.ts'
import { formatMoney } from '#foundation/money-format.ts'
import { paymentMethodName } from '#foundation/payment-method-name.ts'
import { formatPercent } from '#foundation/percent-format.ts'
import { reductionRows } from '#foundation/reduction-rows.ts'
import type { DocumentRow, StoredDocument } from '#foundation/stored-document.ts'
import type { Translate } from '#foundation/words.ts'
import { fullName, placeParts } from '#foundation/written-address.ts'
import type { InvoiceRules, Market } from '#server/markets/index.ts'
import { type Order, partsOfCosts } from '#server/orders/index.ts'
import type { Credited } from './credited.ts'
import type { InvoicedTax } from './invoice.ts'

export interface InvoiceFacts {
  readonly order: Order
  readonly market: Market
  readonly rules: InvoiceRules
  readonly t: Translate
  /** The number of the document itself. */
  readonly number: string
  readonly madeAt: Date
  readonly taxes: readonly InvoicedTax[]
}

/** The invoice: seller and buyer, each line with its rate, taxes by rate, and the payments. */
export function invoiceDocument(facts: InvoiceFacts, payments: readonly DocumentRow[]): StoredDocument {
  const { order, t } = facts
  const { content } = order
  const amount = amountIn(facts)
  const goods = content.lines.map((line) => ({
    term: line.name,
    text: amount(fromWire(line.totalPrice).minor),
    facts: [
      listed(t, [line.colour.name, [line.variant.size, line.variant.length].filter(Boolean).join(' / ')]),
      `${line.quantity} × ${amount(fromWire(line.unitPrice.salesPrice).minor)}`,
      ...(line.taxPercent === undefined ? [] : [`${content.vatName} ${percentIn(facts, line.taxPercent)}`]),
    ],
  }))
  return documentOf(
    facts,
    t('invoices.invoice', leftToRight(facts.number)),
    [],
    [
      { kind: 'title', text: t('orders.goods') },
      { kind: 'rows', rows: goods },
      { kind: 'title', text: t('basket.total') },
      {
        kind: 'rows',
        rows: [
          { term: t('basket.subtotal-plain'), text: amount(fromWire(content.subtotal).minor) },
          ...reductionRows(content, t).map(({ label, amount: off }) => {
            return { term: label, text: `−${amount(fromWire(off).minor)}` }
          }),
          { term: t('basket.delivery'), text: amount(fromWire(content.shippingTotal).minor) },
          ...(content.paymentFee
            ? [{ term: t('basket.payment-fee'), text: amount(fromWire(content.paymentFee).minor) }]
            : []),
          ...taxRows(facts),
          { term: t('basket.total'), text: amount(order.totalMinor), strong: true },
          ...payments,
        ],
      },
    ],
  )
}

/** The credit note of an invoice: its lines, delivery, and taxes by rate. */
export function creditNoteDocument(
  facts: InvoiceFacts,
  { lines, deliveryMinor }: Credited,
  { invoiceNumber, totalMinor }: { readonly invoiceNumber: string; readonly totalMinor: number },
): StoredDocument {
  const { order, t } = facts
  const amount = amountIn(facts)
  const costs = partsOfCosts(order.content, deliveryMinor)
  const goods = lines.map(({ lineItemId, quantity, minor }) => {
    const line = order.content.lines.find(({ id }) => id === lineItemId)
    return { term: `${quantity} × ${line?.name ?? ''}`, text: amount(minor) }
  })
  const about = [{ term: t('invoices.of-invoice'), text: leftToRight(invoiceNumber) }]
  return documentOf(facts, t('invoices.credit-note', leftToRight(facts.number)), about, [
    { kind: 'title', text: t('orders.goods') },
    { kind: 'rows', rows: goods },
    { kind: 'title', text: t('basket.total') },
    {
      kind: 'rows',
      rows: [
        ...(costs.deliveryMinor > 0 ? [{ term: t('basket.delivery'), text: amount(costs.deliveryMinor) }] : []),
        ...(costs.feeMinor > 0 ? [{ term: t('basket.payment-fee'), text: amount(costs.feeMinor) }] : []),
        ...taxRows(facts),
        { term: t('invoices.credited'), text: amount(totalMinor), strong: true },
      ],
    },
  ])
}

export const paymentRow = (
  facts: Pick<InvoiceFacts, 't' | 'order' | 'market'>,
  { method, minor }: { readonly method: string; readonly minor: number },
): DocumentRow => ({
  term: facts.t('orders.paid-with', paymentMethodName(method, facts.t)),
  text: amountIn(facts)(minor),
})

const amountIn =
  ({ order, market }: Pick<InvoiceFacts, 'order' | 'market'>) =>
  (minor: number): string =>
    formatMoney(money(minor, order.currency), market.locale)
const percentIn = ({ market }: InvoiceFacts, percent: number): string => formatPercent(percent, market.locale)

function documentOf(
  { order, market, rules, t, number, madeAt }: InvoiceFacts,
  title: string,
  about: readonly DocumentRow[],
  blocks: StoredDocument['blocks'],
): StoredDocument {
  const { timeZone } = market.country
  const buyer = order.content.billingAddress ?? order.content.shippingAddress
  return {
    title,
    ...{ locale: market.locale, direction: market.direction },
    blocks: [
      { kind: 'brand', text: rules.seller.name },
      { kind: 'heading', text: title },
      {
        kind: 'rows',
        rows: [
          { term: t('invoices.number'), text: leftToRight(number) },
          ...about,
          { term: t('invoices.date'), text: formatDate(madeAt, timeZone) },
          { term: t('orders.number'), text: leftToRight(order.orderNumber) },
          { term: t('orders.date'), text: formatDate(order.madeAt, timeZone) },
          { term: t('invoices.seller'), text: listed(t, [rules.seller.name, ...rules.seller.address]) },
          { term: t('invoices.tax-number'), text: leftToRight(rules.seller.taxNumber) },
          ...(buyer ? [{ term: t('invoices.buyer'), text: listed(t, [fullName(buyer), ...placeParts(buyer)]) }] : []),
        ],
      },
      ...blocks,
    ],
  }
}

const taxRows = (facts: InvoiceFacts): DocumentRow[] =>
  facts.taxes.map(({ name, percent, taxableMinor, vatMinor }) => ({
    term: facts.t('basket.tax-at-rate', name, percentIn(facts, percent), amountIn(facts)(taxableMinor)),
    text: amountIn(facts)(vatMinor),
  }))
