import type { MailPieces } from '#contracts/mail-parts.ts'
import type { MailData } from '#contracts/mails.ts'
import { formatDeliveryDay } from '#foundation/date-format.ts'
import { listed } from '#foundation/listed.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailBlock, MailDocument, MailRow } from './mail-document.ts'
import { backRows, paidRows } from './paid-rows.ts'

/** Sent when a parcel leaves, with its content and the tracking. */
export function orderShipped(
  { order, receiptUrl, parcel }: MailData['order-shipped'],
  view: MarketView,
  publicUrl: string,
): MailDocument {
  const { t, shopName } = view
  const intro = t('mails.order-shipped-intro', order.orderNumber)
  return {
    subject: t('mails.order-shipped-subject', order.orderNumber),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.order-shipped-heading') },
      { kind: 'text', text: intro },
      ...(parcel.trackingLink ? [button(t('mails.follow-parcel'), parcel.trackingLink)] : []),
      {
        kind: 'rows',
        rows: [
          { term: t('mails.courier'), text: parcel.courier },
          { term: t('mails.parcel-number'), text: parcel.trackingNumber },
        ].filter(({ text }) => text !== ''),
      },
      { kind: 'rows', rows: parcel.goods.map((pieces) => row(pieces, view)) },
      { kind: 'rows', rows: paidRows(order, view) },
      seeOrder(view, receiptUrl, publicUrl),
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

/** Sent at each change of a parcel's state that matters to the buyer. */
export function parcelNews(
  { change, order, receiptUrl, parcel, promised, expected, deliveredAt, pickup }: MailData['parcel-news'],
  view: MarketView,
  publicUrl: string,
): MailDocument {
  const { t, locale, market, shopName } = view
  const intro = t(`mails.parcel-${change}-intro`, order.orderNumber)
  const day = (date: string | Date, timeZone = 'UTC') => formatDeliveryDay(new Date(date), locale, timeZone)
  const days = ({ start, end }: { readonly start: string; readonly end: string }) =>
    start === end ? day(start) : t('delivery.between', day(start), day(end))
  return {
    subject: t(`mails.parcel-${change}-subject`, order.orderNumber),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t(`mails.parcel-${change}-heading`) },
      { kind: 'text', text: intro },
      ...(parcel.trackingLink ? [button(t('mails.follow-parcel'), parcel.trackingLink)] : []),
      {
        kind: 'rows',
        rows: [
          { term: t('mails.courier'), text: parcel.courier },
          { term: t('mails.parcel-number'), text: parcel.trackingNumber },
          { term: t('tracking.promised'), text: promised ? days(promised) : '' },
          { term: t('tracking.expected'), text: expected ? days(expected) : '' },
          { term: t('orders.parcel-delivered'), text: deliveredAt ? day(deliveredAt, market.timeZone) : '' },
          { term: t('tracking.pickup'), text: pickup ? listed(t, pickup) : '' },
        ].filter(({ text }) => text !== ''),
      },
      { kind: 'rows', rows: parcel.goods.map((pieces) => row(pieces, view)) },
      seeOrder(view, receiptUrl, publicUrl),
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

/** Sent when some or all pieces of an order are cancelled, with these pieces and the refund. */
export function orderCancelled(
  { order, receiptUrl, goods, ...back }: MailData['order-cancelled'],
  view: MarketView,
  publicUrl: string,
): MailDocument {
  const { t, shopName } = view
  const whole = order.orderState === 'cancelled'
  const intro = t('mails.order-cancelled-intro')
  return {
    subject: t(whole ? 'mails.order-cancelled-whole-subject' : 'mails.order-cancelled-subject', order.orderNumber),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.order-cancelled-heading') },
      { kind: 'text', text: intro },
      { kind: 'rows', rows: goods.map((pieces) => row(pieces, view)) },
      { kind: 'rows', rows: paidRows(order, view) },
      ...backRows(back, view),
      seeOrder(view, receiptUrl, publicUrl),
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

/** Sent when returned pieces are refunded: for which pieces, how much, and to which payment. */
export function orderRefunded(
  { order, receiptUrl, goods, delivery, paymentFee, ...back }: MailData['order-refunded'],
  view: MarketView,
  publicUrl: string,
): MailDocument {
  const { t, money, shopName } = view
  const intro = t('mails.order-refunded-intro', order.orderNumber)
  return {
    subject: t('mails.order-refunded-subject', order.orderNumber),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.order-refunded-heading') },
      { kind: 'text', text: intro },
      {
        kind: 'rows',
        rows: [
          ...goods.map((pieces) => row(pieces, view)),
          ...(delivery.amount > 0 ? [{ term: t('basket.delivery'), text: money(delivery) }] : []),
          ...(paymentFee ? [{ term: t('basket.payment-fee'), text: money(paymentFee) }] : []),
        ],
      },
      { kind: 'rows', rows: paidRows(order, view) },
      ...backRows(back, view),
      seeOrder(view, receiptUrl, publicUrl),
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

/** Sent when a pending payment failed. Nothing was charged, and the basket still exists. */
export function paymentRefused(
  { orderNumber, amount, basketUrl }: MailData['payment-refused'],
  { t, money, shopName }: MarketView,
  publicUrl: string,
): MailDocument {
  const intro = t('mails.payment-refused-intro', money(amount))
  return {
    subject: t('mails.payment-refused-subject', orderNumber),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.payment-refused-heading') },
      { kind: 'text', text: intro },
      button(t('mails.to-your-basket'), new URL(basketUrl, publicUrl).href),
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

/** Sent when a payment succeeded but the order could not be placed, so the payment is refunded. */
export function moneyBack({ amount }: MailData['money-back'], { t, money, shopName }: MarketView): MailDocument {
  const text = t('mail.money-back-text', money(amount))
  return {
    subject: t('mail.money-back-subject'),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('mails.money-back-heading') },
      { kind: 'text', text },
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

const row = ({ name, quantity }: MailPieces, { t }: MarketView): MailRow => ({
  term: name,
  text: t('mails.pieces', quantity),
})

const button = (text: string, url: string): MailBlock => ({ kind: 'link', look: 'button', text, url })

const seeOrder = ({ t }: MarketView, receiptUrl: string, publicUrl: string): MailBlock => ({
  kind: 'link',
  look: 'text',
  text: t('mails.see-order'),
  url: new URL(receiptUrl, publicUrl).href,
})
