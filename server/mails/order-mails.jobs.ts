import type { MailData } from '#contracts/mails.ts'
import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import { type Order, partsOfCosts } from '#server/orders/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { attachedPdf, type MailNeeds, type SendOnce, type UnsentMail, writtenMail } from './mail-needs.ts'
import { named, orderOf, parcelInMail } from './order-in-mails.service.ts'
import { workOnParcelMails } from './parcel-mails.jobs.ts'

/** Sends the mails about an order after it was placed. */
export async function workOnOrderMails(jobs: Pick<Jobs, 'work'>, needs: MailNeeds, send: SendOnce): Promise<void> {
  await jobs.work('order-shipped.mails', ({ parcelId }) =>
    send(`order-shipped:${parcelId}`, () => shipped(needs, String(parcelId))),
  )
  await workOnParcelMails(jobs, needs, send)
  await jobs.work('order-cancelled.mails', ({ cancellationId }) =>
    send(`order-cancelled:${cancellationId}`, () => cancelled(needs, String(cancellationId))),
  )
  await jobs.work('order-refunded.mails', ({ cancellationId }) =>
    send(`order-refunded:${cancellationId}`, () => refunded(needs, String(cancellationId))),
  )
  await jobs.work('payment-refused.mails', ({ paymentId, orderId }) =>
    send(`payment-refused:${paymentId}`, () => refused(needs, String(orderId))),
  )
}

async function shipped(needs: MailNeeds, parcelId: string): Promise<UnsentMail | undefined> {
  const parcel = await needs.fulfilments.parcel(parcelId)
  const found = parcel && (await orderOf(needs, parcel.orderId))
  if (!parcel || !found) return undefined
  const { order, market, orderData } = found
  const data = { ...orderData, parcel: parcelInMail(order, parcel) }
  return writtenMail(needs, market, { kind: 'order-shipped', data, recipient: order.email })
}

async function cancelled(needs: MailNeeds, cancellationId: string): Promise<UnsentMail | undefined> {
  const found = await cancellationOf(needs, cancellationId)
  if (!found) return undefined
  const { order, market, orderData, goods, back } = found
  const written = await writtenMail(needs, market, {
    kind: 'order-cancelled',
    data: { ...orderData, goods, ...back },
    recipient: order.email,
  })
  return { ...written, attachments: found.creditNote }
}

/** No mail if nothing is refunded: the bank may have the money, which an operator checks. */
async function refunded(needs: MailNeeds, cancellationId: string): Promise<UnsentMail | undefined> {
  const found = await cancellationOf(needs, cancellationId)
  if (!found || found.back.refund.amount === 0) return undefined
  const { order, market, orderData, goods, back, cancellation } = found
  const { deliveryMinor, feeMinor } = partsOfCosts(order.content, cancellation.shippingMinor)
  const wire = (minor: number) => toWire(money(minor, order.currency))
  const costs = { delivery: wire(deliveryMinor), ...(feeMinor > 0 ? { paymentFee: wire(feeMinor) } : {}) }
  const data = { ...orderData, goods, ...costs, ...back }
  const written = await writtenMail(needs, market, { kind: 'order-refunded', data, recipient: order.email })
  return { ...written, attachments: found.creditNote }
}

async function cancellationOf(needs: MailNeeds, cancellationId: string) {
  const cancellation = await needs.fulfilments.cancellation(cancellationId)
  const found = cancellation && (await orderOf(needs, cancellation.orderId))
  if (!cancellation || !found) return undefined
  return {
    ...{ ...found, cancellation, goods: named(found.order, cancellation.lines) },
    back: wayBack(found.order, cancellation),
    // A credit note is also made for exchanges, but no mail is sent for those.
    creditNote: attachedPdf(await needs.invoices.credit(cancellationId)),
  }
}

/** The amount actually refunded, and where each part goes. It is less than the value of the pieces while a bank holds the money. */
function wayBack(
  { method, currency }: Order,
  { moneyMinor, cardMinor }: { readonly moneyMinor: number; readonly cardMinor: number },
): Pick<MailData['order-refunded'], 'refund' | 'backTo'> {
  const parts = [
    { paymentMethodId: method, minor: moneyMinor },
    { paymentMethodId: 'giftcard', minor: cardMinor },
  ]
  return {
    refund: toWire(money(moneyMinor + cardMinor, currency)),
    backTo: parts
      .filter(({ minor }) => minor > 0)
      .map(({ paymentMethodId, minor }) => ({ paymentMethodId, amount: toWire(money(minor, currency)) })),
  }
}

async function refused(needs: MailNeeds, orderId: string): Promise<UnsentMail | undefined> {
  const found = await orderOf(needs, orderId)
  if (!found) return undefined
  const { order, market } = found
  const data = { orderNumber: order.orderNumber, amount: order.content.total, basketUrl: needs.basketUrl(market) }
  return writtenMail(needs, market, { kind: 'payment-refused', data, recipient: order.email })
}
