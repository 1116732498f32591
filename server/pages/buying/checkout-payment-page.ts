import { toWire } from '#contracts/money.ts'
import type { PageBody } from '#contracts/pages.ts'
import { checkoutProblems, type Settled } from '#server/checkout/index.ts'
import { isLost, isPaid, type Payment } from '#server/payments/index.ts'
import { deed, type GoTo, type Loaded, type PageAsk, type PageKind } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { afterPayment, receiptAddress } from './after-payment.ts'
import { basketAskOf, refusedDeed } from './basket-ask.ts'
import { type AtStep, enterStep, stepAddress } from './checkout-steps.ts'
import { paymentForm, paymentMethodOf, paymentSecrets } from './payment-form.ts'

const askAgainAfterMs = 2_000
/** After that long the shopper is told to expect a mail. */
const waitAtMostMs = 20_000

/**
 * Step 5: paying. It also is where a browser comes back to: paid → receipt; open → it asks again by itself and offers no second
 * attempt; lost → the ways to pay, with the reason.
 */
export const checkoutPaymentPage: PageKind<'checkoutPaymentPage'> = {
  alias: 'checkoutPaymentPage',
  layout: 'checkout',
  audience: 'private',
  queryNames: ['checkoutbasketid'],
  async load(parts, ask) {
    const earlier = await earlierAttempt(parts, ask)
    if (earlier && isPaid(earlier.payment.state) && earlier.order) return receiptAddress(parts, ask, earlier.order.id)
    if (earlier && isWaiting(earlier)) return waitingPage(parts, ask, earlier)
    const at = await enterStep(parts, ask, 'payment')
    return 'goTo' in at ? at : methodsPage(parts, ask, at, earlier)
  },
  deeds: {
    pay: deed({
      form: paymentForm,
      secret: paymentSecrets,
      async act(parts, ask, values) {
        const paid = await parts.checkout.pay({
          ...basketAskOf(ask),
          checkoutBasketId: values.checkoutBasketId,
          method: paymentMethodOf(values),
        })
        return paid.ok ? afterPayment(parts, ask, paid.value) : refusedDeed(ask, paid.problem, checkoutProblems)
      },
    }),
  },
}

/** What became of the attempt the address names, or of the one this visitor's basket has. */
async function earlierAttempt({ checkout }: Parts, { query, visitor }: PageAsk): Promise<Settled | undefined> {
  if (query.checkoutbasketid !== undefined) return checkout.latestPayment(query.checkoutbasketid)
  const alive = visitor.basketId === undefined ? undefined : await checkout.alivePayment(visitor.basketId)
  return alive && checkout.latestPayment(alive.checkoutBasketId)
}

const isWaiting = ({ payment: { state } }: Settled): boolean =>
  state === 'started' || state === 'unknown' || state === 'pending'

async function methodsPage(
  parts: Parts,
  ask: PageAsk,
  at: AtStep,
  earlier: Settled | undefined,
): Promise<Loaded<'checkoutPaymentPage'> | GoTo> {
  const step = await parts.checkout.paymentStep(basketAskOf(ask))
  // What was complete a moment ago is not any more, or something sold out: the basket shows what.
  if (!step.ok) return { goTo: parts.content.linkTo(ask.market, 'basketPage') }
  const { frozen, methods } = step.value
  const latest = (await parts.checkout.latestPayment(frozen.id)) ?? earlier
  const refusal = latest && whyLost(latest.payment)
  const { simulated, origins } = parts.paymentSetup
  return {
    body: {
      checkout: at.body,
      payment: {
        checkoutBasketId: frozen.id,
        amount: toWire({ minor: frozen.totalMinor, currency: frozen.currency }),
        methods: methods.map(({ type, name, brands }) => ({
          type,
          name: type === 'scheme' ? ask.speaker.t('payment.card') : name,
          brands: [...brands],
          fields: type !== 'scheme' ? 'redirect' : simulated ? 'test-card' : 'provider',
        })),
        ...(latest ? { chosen: latest.payment.method } : {}),
        ...(refusal === undefined ? {} : { refusal }),
        simulated,
      },
    },
    frame: { title: ask.speaker.t('checkout.title-payment') },
    providerHosts: origins,
  }
}

/** Word key of why the last attempt did not go through, or what became of its money. */
function whyLost({ state, reason }: Payment): string | undefined {
  if (state === 'voiding' || state === 'voided') return 'payment.gave-back'
  return isLost(state) ? (reason ?? 'payment.refused') : undefined
}

/** While the outcome is open nothing can be paid again. The basket is shown as it was frozen, since it may be closed already. */
async function waitingPage(
  parts: Parts,
  ask: PageAsk,
  { payment, order }: Settled,
): Promise<Loaded<'checkoutPaymentPage'> | GoTo> {
  const frozen = await parts.checkout.frozen(payment.checkoutBasketId)
  if (!frozen) return { goTo: parts.content.linkTo(ask.market, 'basketPage') }
  const gaveUp = ask.now.getTime() - payment.madeAt.getTime() > waitAtMostMs
  const waiting = { ...(order ? { orderNumber: order.orderNumber } : {}), askAgainAfterMs, gaveUp }
  const amount = toWire({ minor: payment.amountMinor, currency: payment.currency })
  const shown: PageBody<'checkoutPaymentPage'>['payment'] = {
    checkoutBasketId: payment.checkoutBasketId,
    amount,
    methods: [],
    waiting,
    simulated: parts.paymentSetup.simulated,
  }
  const steps = (['customer', 'details', 'shipping', 'summary', 'payment'] as const).map((name) => ({
    name,
    url: stepAddress(parts.content, ask.market, name),
    state: name === 'payment' ? ('current' as const) : ('done' as const),
  }))
  return {
    body: { checkout: { steps, basket: parts.checkout.frozenResponse(ask.market, frozen) }, payment: shown },
    frame: { title: ask.speaker.t('checkout.title-waiting') },
  }
}
