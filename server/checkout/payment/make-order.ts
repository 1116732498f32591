import type { NewOrder } from '#server/orders/index.ts'
import { isLost, isPaid, type Payment, type PaymentState } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import { endLostPayment, voidPayment } from './payment-without-order.ts'
import type { Settled, SettleNeeds } from './settle-needs.ts'

interface OrderFor {
  readonly to: PaymentState
  readonly order: Settled['order']
  /** Undefined if the order exists already. */
  readonly newOrder?: NewOrder
  readonly frozen?: FrozenBasket
}

/** Makes or completes the order that a payment state requires. If an order cannot be made, the money must be refunded. */
export async function orderFor(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  wanted: PaymentState,
): Promise<OrderFor> {
  if (wanted === 'pending')
    return { to: wanted, order: undefined, ...(await makeOrder(needs, inside, payment, 'paymentprocessing')) }
  if (!isPaid(wanted) || isPaid(payment.state)) return { to: wanted, order: undefined }
  const made =
    payment.state === 'pending'
      ? { order: await needs.orders.move(inside, payment.checkoutBasketId, 'placed') }
      : await makeOrder(needs, inside, payment, 'placed')
  return made?.order ? { to: wanted, ...made } : { to: 'voiding', order: undefined }
}

/** The subscribers for a placed order. Gift cards are issued only if some were bought; only accounts earn points. */
export function listenersOf(frozen: FrozenBasket | undefined, order: NewOrder | undefined): readonly string[] {
  const withCards = !frozen || frozen.content.shown.lines.some(({ giftCard }) => giftCard !== undefined)
  const withTaxes = frozen?.content.shown.taxRecord !== undefined
  const ofAccount = !order || order.accountId !== null
  return [
    ...['fulfilment', 'mails'],
    ...(withCards ? ['gift-cards'] : []),
    ...(withTaxes ? ['taxes'] : []),
    ...(ofAccount ? ['loyalty'] : []),
  ]
}

interface Taken {
  readonly orderId: string
  readonly frozen: FrozenBasket | undefined
}

/** Stock rows are locked last, because other buyers wait for them. */
export async function moveHeld(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  { to, taken }: { readonly to: PaymentState; readonly taken: Taken | undefined },
): Promise<void> {
  if (taken)
    for (const { spend } of needs.holds)
      await spend(inside, { paymentId: payment.id, orderId: taken.orderId, held: taken.frozen?.content.held })
  if (isPaid(to) && !isPaid(payment.state)) await needs.stock.sell(inside, payment.id)
  if (isLost(to)) await endLostPayment(needs, inside, payment)
  if (to === 'voiding') await voidPayment(needs, inside, payment)
  if (to === 'voided') await needs.payments.voided(inside, payment.id)
}

/** Makes the order of a frozen basket and closes the basket. Undefined if the basket has changed since it was frozen. */
async function makeOrder(
  needs: SettleNeeds,
  inside: Database,
  payment: Payment,
  state: NewOrder['state'],
): Promise<Required<Pick<OrderFor, 'order' | 'newOrder' | 'frozen'>> | undefined> {
  const frozen = await needs.frozen.find(payment.checkoutBasketId, inside)
  const closed = frozen && (await needs.basketRepository.close(inside, frozen.basketId, frozen.basketVersion))
  if (!closed) return undefined
  const { content, currency, market, totalMinor } = frozen
  const order = { id: needs.newId(), orderNumber: await needs.orders.newNumber(inside) }
  const newOrder = {
    ...order,
    checkoutBasketId: frozen.id,
    basketId: frozen.basketId,
    paymentId: payment.id,
    market,
    state,
    totalMinor,
    currency,
    email: content.email,
    accountId: closed.accountId,
    content: content.shown,
    consents: content.consents,
    lines: content.lines,
  }
  return { order, newOrder, frozen }
}
