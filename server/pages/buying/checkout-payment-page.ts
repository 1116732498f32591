import { toWire } from '#contracts/money.ts'
import type { PageBody } from '#contracts/pages.ts'
import { askLinkAgainMs } from '#foundation/fixed-values.ts'
import { goodsOnly } from '#server/basket/index.ts'
import { checkoutProblems, type PaymentStep, type Settled, setupOnWire } from '#server/checkout/index.ts'
import { isLost, isPaid, type Payment, type PaymentMethod, paymentProblems } from '#server/payments/index.ts'
import { problemText } from '#server/platform/problems.ts'
import { formAction, type GoTo, type Loaded, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { afterPayment, receiptAddress } from './after-payment.ts'
import { basketAskOf, refusedFormAction } from './basket-ask.ts'
import { type AtStep, enterStep, stepAddress } from './checkout-steps.ts'
import { codeFormActions } from './code-form-actions.ts'
import { paymentForm, paymentMethodOf, paymentSecrets } from './payment-form.ts'

const askAgainAfterMs = 2_000
/** After that long the shopper is told to expect a mail. */
const waitAtMostMs = 20_000
/** Somebody at a terminal may take that long. */
const terminalAtMostMs = 150_000

type Body = PageBody<'checkoutPaymentPage'>['payment']

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
  formActions: {
    ...codeFormActions('checkoutPaymentPage'),
    pay: formAction({
      form: paymentForm,
      secret: paymentSecrets,
      async act(parts, ask, values) {
        const about = { ...basketAskOf(ask), ...payerOf(ask), checkoutBasketId: values.checkoutBasketId }
        const paid =
          values.paymentMethod === 'giftcard'
            ? await parts.checkout.payCovered({ ...about, method: {} })
            : await parts.checkout.pay({
                ...about,
                method: paymentMethodOf(values),
                personalNumber: values.personalNumber,
                installments: values.installments,
              })
        if (paid.ok) return afterPayment(parts, ask, paid.value)
        // Pressed once more after it was paid, the button leads to the receipt.
        return paid.problem.code === 'checkout.already-ordered'
          ? { goTo: `${stepAddress(parts.content, ask.market, 'payment')}?checkoutbasketid=${values.checkoutBasketId}` }
          : refusedFormAction(ask, paid.problem, { ...checkoutProblems, ...paymentProblems })
      },
    }),
  },
}

const payerOf = ({ visitor: { mode, storeId, address } }: PageRequest) => ({
  from: { mode, storeId },
  shopperAddress: address,
})

/** The outcome of the payment attempt in the address, or of the one of this visitor's basket. */
async function earlierAttempt(
  { checkout, baskets }: Parts,
  { query, visitor }: PageRequest,
): Promise<Settled | undefined> {
  if (query.checkoutbasketid !== undefined) return checkout.latestRefreshed(query.checkoutbasketid)
  const alive = visitor.basketId === undefined ? undefined : await checkout.alivePayment(visitor.basketId)
  return alive && (await isOwn(baskets, visitor, alive)) ? checkout.latestRefreshed(alive.checkoutBasketId) : undefined
}

const isOwn = (
  baskets: Parts['baskets'],
  { basketKey: key, accountId }: PageRequest['visitor'],
  { basketId }: Payment,
) => baskets.isOwn({ basketId, key, accountId })

const isWaiting = ({ payment: { state, provider } }: Settled): boolean =>
  state === 'started' ||
  state === 'unknown' ||
  state === 'pending' ||
  (state === 'actionrequired' && provider === 'pos')

async function methodsPage(
  parts: Parts,
  ask: PageRequest,
  at: AtStep,
  earlier: Settled | undefined,
): Promise<Loaded<'checkoutPaymentPage'> | GoTo> {
  const asked = await parts.checkout.paymentStep({ ...basketAskOf(ask), ...payerOf(ask) })
  // The basket is no longer complete or something sold out since; the basket page shows it.
  if (!asked.ok && asked.problem.code !== 'payment.providers-not-reached')
    return { goTo: parts.content.linkTo(ask.market, 'basketPage') }
  const latest = asked.ok ? ((await parts.checkout.latestPayment(asked.value.frozen.id)) ?? earlier) : earlier
  if (latest && isPaid(latest.payment.state) && latest.order) return receiptAddress(parts, ask, latest.order.id)
  const refusal = latest && whyLost(latest.payment)
  const chosen = latest?.payment.method ?? (await preferredPayment(parts, ask))
  const body: Body = {
    ...(asked.ok ? waysToPay(parts, ask, asked.value) : nothingOffered(parts, ask, at)),
    ...(chosen !== undefined && (latest || offers(asked, chosen)) ? { chosen } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  }
  return {
    body: { checkout: at.body, payment: body },
    frame: { title: ask.speaker.t('checkout.title-payment') },
    provider: body.provider === 'gift-cards' ? undefined : parts.paymentProviders.of(body.provider).setup,
  }
}

const offers = (asked: Awaited<ReturnType<Parts['checkout']['paymentStep']>>, type: string): boolean =>
  asked.ok && asked.value.methods.some((method) => method.type === type)

/** What a member pays with best, where it can be paid with here. */
async function preferredPayment(
  { profiles }: Pick<Parts, 'profiles'>,
  { market, visitor: { accountId } }: PageRequest,
): Promise<string | undefined> {
  const type = accountId === undefined ? undefined : (await profiles.find(accountId))?.preferredPayment
  return market.choices.paymentTypes.find((one) => one === type)
}

/** No provider could be reached: the page says so, and the basket is as it was. */
const nothingOffered = (parts: Parts, ask: PageRequest, at: AtStep): Body => ({
  checkoutBasketId: '',
  amount: at.body.basket.basket.remainingTotal,
  methods: [],
  icons: [],
  simulated: false,
  provider: parts.checkout.providerFor(ask.market, payerOf(ask).from),
})

function waysToPay(parts: Parts, ask: PageRequest, step: PaymentStep): Body {
  const { frozen, methods, provider, codeProblem } = step
  const simulated = provider !== 'gift-cards' && parts.paymentProviders.of(provider).setup.simulated
  const qrCode = parts.qrCode
  const { payByLink, icons, adyen } = setupOnWire(
    { market: ask.market, providers: parts.paymentProviders, takesGiftCards: () => false, qrCode },
    step,
  )
  return {
    checkoutBasketId: frozen.id,
    amount: toWire({ minor: frozen.dueMinor, currency: frozen.currency }),
    methods: methods.map((method) => ({
      type: method.type,
      name: nameOf(ask, method),
      brands: [...method.brands],
      fields: fieldsOf(step, method, simulated),
      ...(method.type === 'applepay' ? { wallet: 'apple-pay' as const } : {}),
      ...(method.type === 'googlepay' ? { wallet: 'google-pay' as const } : {}),
    })),
    simulated,
    provider,
    icons,
    ...(codeProblem ? { codeProblem: problemText(ask.speaker, codeProblem, checkoutProblems[codeProblem.code]) } : {}),
    ...(adyen && !simulated ? { ownFields: adyen } : {}),
    ...(payByLink
      ? {
          link: {
            url: payByLink.url,
            qrCode: payByLink.qrCodeString,
            linkId: payByLink.linkId,
            status: payByLink.status === 'Active' ? ('Active' as const) : ('PaymentPending' as const),
            ...(payByLink.expiresAt === undefined ? {} : { expiresAt: payByLink.expiresAt }),
            askAgainAfterMs: askLinkAgainMs,
          },
        }
      : {}),
  }
}

/** Klarna's categories and the till have words of ours; others are called as they call themselves. */
const ownNames: Readonly<Record<string, string>> = {
  scheme: 'payment.card',
  pay_now: 'payment.pay-now',
  pay_later: 'payment.pay-later',
  pay_over_time: 'payment.pay-over-time',
  terminal: 'payment.terminal',
}

const nameOf = ({ speaker }: PageRequest, { type, name }: PaymentMethod): string => {
  const word = ownNames[type]
  return word === undefined ? name : speaker.t(word)
}

function fieldsOf(
  { provider }: PaymentStep,
  { type }: PaymentMethod,
  simulated: boolean,
): Body['methods'][number]['fields'] {
  if (provider === 'iyzico') return 'personal-number'
  if (provider === 'pos') return 'terminal'
  if (type !== 'scheme') return 'redirect'
  return simulated ? 'test-card' : 'provider'
}

/** Word key of why the last attempt did not go through, or what became of its money. */
function whyLost({ state, reason }: Payment): string | undefined {
  if (state === 'voiding' || state === 'voided') return 'payment.gave-back'
  return isLost(state) ? (reason ?? 'payment.refused') : undefined
}

/** While the outcome is open nothing can be paid again. The basket is shown as it was frozen, since it may be closed already. */
async function waitingPage(
  parts: Parts,
  ask: PageRequest,
  { payment, order }: Settled,
): Promise<Loaded<'checkoutPaymentPage'> | GoTo> {
  const frozen = await parts.checkout.frozen(payment.checkoutBasketId)
  if (!frozen) return { goTo: parts.content.linkTo(ask.market, 'basketPage') }
  const atTerminal = payment.state === 'actionrequired'
  const gaveUp = ask.now.getTime() - payment.madeAt.getTime() > (atTerminal ? terminalAtMostMs : waitAtMostMs)
  const waiting = {
    ...(order ? { orderNumber: order.orderNumber } : {}),
    ...(atTerminal ? { atTerminal } : {}),
    askAgainAfterMs,
    gaveUp,
  }
  const shown: Body = {
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
    frame: { title: ask.speaker.t('checkout.title-waiting') },
  }
}
