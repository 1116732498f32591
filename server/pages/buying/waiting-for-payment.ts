import { toWire } from '#contracts/money.ts'
import { paymentLinkPollMs } from '#foundation/fixed-values.ts'
import { goodsOnly } from '#server/basket/index.ts'
import type { Settled } from '#server/checkout/index.ts'
import type { Payment } from '#server/payments/index.ts'
import type { LoadedPage, PageRedirect, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { stepAddress } from './checkout-steps.ts'
import type { PaymentBody } from './ways-to-pay.ts'

const askOftenMs = 2_000

/** After this time the page says that a mail will follow. */
const waitAtMostMs = 20_000

/** Paying at a terminal may take this long. */
const terminalAtMostMs = 150_000

/** A payment by link may be pending for a long time. The page never gives up, and the device later shows the receipt. */
const pausesOf = ({ provider, state }: Payment) =>
  provider === 'pay-by-link'
    ? { askAgainAfterMs: paymentLinkPollMs, atMostMs: Number.POSITIVE_INFINITY }
    : { askAgainAfterMs: askOftenMs, atMostMs: state === 'actionrequired' ? terminalAtMostMs : waitAtMostMs }

export const isWaiting = ({ payment: { state, provider } }: Settled): boolean =>
  state === 'started' ||
  state === 'unknown' ||
  state === 'pending' ||
  (state === 'actionrequired' && provider === 'pos')

/** While the outcome is open, the shopper cannot pay again. The frozen basket is shown, since the basket itself may already be closed. */
export async function waitingPage(
  parts: Parts,
  ask: PageRequest,
  { payment, order }: Settled,
): Promise<LoadedPage<'checkoutPaymentPage'> | PageRedirect> {
  const frozen = await parts.checkout.frozen(payment.checkoutBasketId)
  if (!frozen) return { goTo: parts.content.linkTo(ask.market, 'basketPage') }
  const atTerminal = payment.state === 'actionrequired'
  const { askAgainAfterMs, atMostMs } = pausesOf(payment)
  const gaveUp = ask.now.getTime() - payment.madeAt.getTime() > atMostMs
  const waiting = {
    ...(order ? { orderNumber: order.orderNumber } : {}),
    ...(atTerminal ? { atTerminal } : {}),
    askAgainAfterMs,
    gaveUp,
  }
  const shown: PaymentBody = {
    checkoutBasketId: payment.checkoutBasketId,
    amount: toWire({ minor: payment.amountMinor, currency: payment.currency }),
    methods: [],
    icons: [],
    waiting,
    simulated: payment.provider !== 'gift-cards' && parts.paymentProviders.of(payment.provider).setup.simulated,
    provider: payment.provider,
  }
  const whole = parts.checkout.frozenResponse(ask.market, frozen)
  const basket = (await isOwn(parts.baskets, ask.visitor, payment)) ? whole : goodsOnly(whole)
  const steps = (['customer', 'details', 'shipping', 'summary', 'payment'] as const).map((name) => ({
    name,
    url: stepAddress(parts.content, ask.market, name),
    state: name === 'payment' ? ('current' as const) : ('done' as const),
  }))
  return {
    body: { checkout: { steps, basket }, payment: shown },
    frame: { title: ask.localization.t('checkout.title-waiting') },
  }
}

export const isOwn = (
  baskets: Parts['baskets'],
  { basketKey: key, accountId }: PageRequest['visitor'],
  { basketId }: Payment,
) => baskets.isOwn({ basketId, key, accountId })
