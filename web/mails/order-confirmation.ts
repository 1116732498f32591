import type { BasketLine } from '#contracts/basket.ts'
import type { MailData } from '#contracts/mails.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { formatDate, formatDeliveryDay } from '#foundation/date-format.ts'
import { listed } from '#foundation/listed.ts'
import { formatPercent } from '#foundation/percent-format.ts'
import { reductionRows } from '#foundation/reduction-rows.ts'
import { placeParts } from '#foundation/written-address.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailBlock, MailDocument, MailGood, MailRow } from './mail-document.ts'
import { paidRows } from './paid-rows.ts'

/** Sent when an order is placed, with the products, the payments, the address and the delivery date. */
export function orderConfirmation(
  { order, receiptUrl }: MailData['order-confirmation'],
  view: MarketView,
  publicUrl: string,
): MailDocument {
  const { t, shopName } = view
  const name = (order.shippingAddress ?? order.billingAddress)?.firstName
  const intro = t('mails.order-confirmation-intro', order.orderNumber)
  return {
    subject: t('mails.order-confirmation-subject', order.orderNumber),
    preview: intro,
    blocks: [
      { kind: 'heading', text: name ? t('orders.thank-you-name', name) : t('orders.thank-you') },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.see-order'), url: new URL(receiptUrl, publicUrl).href },
      { kind: 'rows', title: t('orders.details'), rows: facts(order, view) },
      { kind: 'goods', goods: order.lines.map((line) => good(line, view)) },
      { kind: 'rows', rows: sums(order, view) },
      ...withdrawal(view, publicUrl),
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

function facts(order: OrderDetail, { t, market, locale }: MarketView): MailRow[] {
  const [shipment] = order.shipments
  const day = (date: string) => formatDeliveryDay(new Date(date), locale, 'UTC')
  const { predictedDeliveryDate: first, latestDeliveryDate: last, pickupPointAddress: pickup } = shipment ?? {}
  const address = order.shippingAddress ?? order.billingAddress
  const where = pickup ? [pickup.name, ...placeParts(pickup)] : placeParts(address ?? {})
  return [
    { term: t('orders.number'), text: order.orderNumber },
    { term: t('orders.date'), text: formatDate(new Date(order.created), market.timeZone, true) },
    { term: t('checkout.delivery'), text: shipment?.shippingMethodName ?? '' },
    { term: t('checkout.address'), text: listed(t, where) },
    {
      term: t('mails.with-you'),
      text: first ? (last && last !== first ? t('delivery.between', day(first), day(last)) : day(first)) : '',
    },
  ].filter(({ text }) => text !== '')
}

function good(line: BasketLine, { t, money }: MarketView): MailGood {
  const size = [line.variant.size, line.variant.length].filter(Boolean).join('/')
  const prior = line.price.shown?.prior
  return {
    name: line.name,
    facts: [
      t('basket.colour-and-size', line.colour.name, size),
      ...(line.quantity > 1
        ? [`${t('basket.piece', line.quantity)} · ${t('basket.price-each', money(line.price.salesPrice))}`]
        : []),
      ...(prior ? [t('basket.lowest-30-days', money(prior))] : []),
    ],
    amount: money(line.totalPrice),
  }
}

function sums(order: OrderDetail, view: MarketView): MailRow[] {
  const { t, money, market, locale } = view
  const table = market.taxSummary ?? !market.pricesIncludeTax
  const taxes: MailRow[] = table
    ? [
        { term: order.vatName, text: money(order.totalVat1) },
        ...(order.vatName2 ? [{ term: order.vatName2, text: money(order.totalVat2) }] : []),
        ...(order.shippingVat.amount > 0
          ? [{ term: t('basket.tax-on-delivery'), text: money(order.shippingVat) }]
          : []),
        ...(order.totalWithoutVat ? [{ term: t('basket.total-without-tax'), text: money(order.totalWithoutVat) }] : []),
      ]
    : []
  return [
    { term: t('basket.subtotal-plain'), text: money(order.subtotal) },
    ...reductionRows(order, t).map(({ label, amount }) => ({
      term: label,
      text: money({ ...amount, amount: -amount.amount }).replace('-', '−'),
    })),
    { term: t('basket.delivery'), text: money(order.shippingTotal) },
    ...(order.paymentFee ? [{ term: t('basket.payment-fee'), text: money(order.paymentFee) }] : []),
    ...taxes,
    { term: t('basket.total'), text: money(order.total), strong: true },
    ...(!table && order.totalVat.amount > 0
      ? [{ term: '', text: t('basket.including-tax', money(order.totalVat), order.vatName) }]
      : []),
    ...(order.taxRates ?? []).map(({ name, percent, taxable, vat }) => ({
      term: t('basket.tax-at-rate', name, formatPercent(percent, locale), money(taxable)),
      text: money(vat),
    })),
    ...paidRows(order, view),
  ]
}

/** In the EU and EEA the mail itself must explain how to withdraw. */
function withdrawal({ t, market, links }: MarketView, publicUrl: string): MailBlock[] {
  if (market.reductions !== 'prior' || !links.withdrawalPage) return []
  return [
    { kind: 'link', look: 'text', text: t('orders.withdraw'), url: new URL(links.withdrawalPage, publicUrl).href },
  ]
}
