import { toWire } from '#contracts/money.ts'
import type { PageBody } from '#contracts/pages.ts'
import { paymentLinkPollMs } from '#foundation/fixed-values.ts'
import { checkoutProblems, type PaymentStep, type Settled, setupOnWire } from '#server/checkout/index.ts'
import { isLost, isPaid, type Payment, type PaymentMethod } from '#server/payments/index.ts'
import { problemText } from '#server/platform/problems.ts'
import type { LoadedPage, PageRedirect, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { receiptAddress } from './after-payment.ts'
import { basketRequestOf } from './basket-request.ts'
import type { AtStep } from './checkout-steps.ts'

export const payerOf = ({ visitor: { mode, storeId, address } }: PageRequest) => ({
  from: { mode, storeId },
  shopperAddress: address,
})

export async function methodsPage(
  parts: Parts,
  ask: PageRequest,
  at: AtStep,
  earlier: Settled | undefined,
): Promise<LoadedPage<'checkoutPaymentPage'> | PageRedirect> {
  const asked = await parts.checkout.paymentStep({ ...basketRequestOf(ask), ...payerOf(ask) })
  // The basket is no longer complete, or something sold out. The basket page shows the reason.
  if (!asked.ok && asked.problem.code !== 'payment.providers-not-reached')
    return { goTo: parts.content.linkTo(ask.market, 'basketPage') }
  const latest = asked.ok ? ((await parts.checkout.latestPayment(asked.value.frozen.id)) ?? earlier) : earlier
  if (latest && isPaid(latest.payment.state) && latest.order) return receiptAddress(parts, ask, latest.order.id)
  const expiredLink = asked.ok ? asked.value.expiredLink : undefined
  const refusal = expiredLink ? whyLost(expiredLink) : latest && whyLost(latest.payment)
  const chosen = latest?.payment.method ?? (await preferredPayment(parts, ask))
  const body: PaymentBody = {
    ...(asked.ok ? waysToPay(parts, ask, asked.value) : nothingOffered(parts, ask, at)),
    ...(chosen !== undefined && (latest || offers(asked, chosen)) ? { chosen } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  }
  return {
    body: { checkout: at.body, payment: body },
    frame: { title: ask.localization.t('checkout.title-payment') },
    provider: body.provider === 'gift-cards' ? undefined : parts.paymentProviders.of(body.provider).setup,
  }
}

const offers = (asked: Awaited<ReturnType<Parts['checkout']['paymentStep']>>, type: string): boolean =>
  asked.ok && asked.value.methods.some((method) => method.type === type)

/** The member's preferred payment type, if it is offered here. */
async function preferredPayment(
  { profiles }: Pick<Parts, 'profiles'>,
  { market, visitor: { accountId } }: PageRequest,
): Promise<string | undefined> {
  const type = accountId === undefined ? undefined : (await profiles.find(accountId))?.preferredPayment
  return market.choices.paymentTypes.find((one) => one === type)
}

/** No provider could be reached. The page says so, and the basket is unchanged. */
const nothingOffered = (parts: Parts, ask: PageRequest, at: AtStep): PaymentBody => ({
  checkoutBasketId: '',
  amount: at.body.basket.basket.remainingTotal,
  methods: [],
  icons: [],
  simulated: false,
  provider: parts.checkout.providerFor(ask.market, payerOf(ask).from),
})

function waysToPay(parts: Parts, ask: PageRequest, step: PaymentStep): PaymentBody {
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
    ...(codeProblem
      ? { codeProblem: problemText(ask.localization, codeProblem, checkoutProblems[codeProblem.code]) }
      : {}),
    ...(adyen && !simulated ? { ownFields: adyen } : {}),
    ...(payByLink
      ? {
          link: {
            url: payByLink.url,
            qrCode: payByLink.qrCodeString,
            linkId: payByLink.linkId,
            status: payByLink.status === 'Active' ? ('Active' as const) : ('PaymentPending' as const),
            ...(payByLink.expiresAt === undefined ? {} : { expiresAt: payByLink.expiresAt }),
            askAgainAfterMs: paymentLinkPollMs,
          },
        }
      : {}),
  }
}

/** Klarna's categories and the till have names of ours; other payment types use their own names. */
const ownNames: Readonly<Record<string, string>> = {
  scheme: 'payment.card',
  pay_now: 'payment.pay-now',
  pay_later: 'payment.pay-later',
  pay_over_time: 'payment.pay-over-time',
  terminal: 'payment.terminal',
}

const nameOf = ({ localization }: PageRequest, { type, name }: PaymentMethod): string => {
  const word = ownNames[type]
  return word === undefined ? name : localization.t(word)
}

function fieldsOf(
  { provider }: PaymentStep,
  { type }: PaymentMethod,
  simulated: boolean,
): PaymentBody['methods'][number]['fields'] {
  if (provider === 'iyzico') return 'personal-number'
  if (provider === 'pos') return 'terminal'
  if (type !== 'scheme') return 'redirect'
  return simulated ? 'test-card' : 'provider'
}

/** The key of the text that says why the last attempt failed, or what happened to its money. */
function whyLost({ state, reason }: Payment): string | undefined {
  if (state === 'voiding' || state === 'voided') return 'payment.gave-back'
  return isLost(state) ? (reason ?? 'payment.refused') : undefined
}

export type PaymentBody = PageBody<'checkoutPaymentPage'>['payment']
