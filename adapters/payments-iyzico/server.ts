import { Fault } from '#foundation/fault.ts'
import type { Money } from '#foundation/money.ts'
import type {
  CardFacts,
  LaterEvents,
  Notification,
  OpenPayment,
  PaymentProvider,
  ProviderAnswer,
  ProviderNotice,
} from '#server/payments/payment-provider.port.ts'
import { books } from './books.ts'
import { checkoutForm } from './checkout-form.ts'
import { callIyzico, hexHmac, type IyzicoAnswer, type IyzicoKeys, isSignedBy } from './iyzico-api.ts'
import { priceOf, priceText } from './price-text.ts'

export interface IyzicoSettings extends IyzicoKeys {
  readonly environment: 'test' | 'live'
  readonly simulated: boolean
  readonly origins: readonly string[]
}

/** Takes payments in Turkey: the shopper pays on iyzico's page, and its signed answer says what came of it. */
export function iyzicoPayments(settings: IyzicoSettings): PaymentProvider {
  const { environment, simulated, origins, secretKey } = settings
  return {
    name: 'iyzico',
    account: `iyzico:${settings.apiKey}`,
    setup: { clientKey: '', environment, simulated, origins },
    takesMoneyAtOnce: false,
    refusalEnds: () => true,
    methods: async () => [{ type: 'scheme', name: 'Kart', brands: ['visa', 'mc', 'amex', 'troy'] }],

    begin: async (charge, signal) => {
      const answer = await callIyzico(settings, {
        path: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
        body: checkoutForm(charge),
        signal,
      })
      const { paymentId } = charge
      if (answer.status === 'failure')
        return { outcome: 'error', paymentId, reference: undefined, reason: 'payment.failed' }
      const { token, paymentPageUrl: url, signature } = answer
      if (typeof token !== 'string' || typeof url !== 'string') throw new Fault('iyzico.answer-unknown')
      if (!isSignedBy(secretKey, [paymentId, token], signature)) throw new Fault('iyzico.answer-not-signed')
      return {
        outcome: 'actionrequired',
        paymentId,
        reference: token,
        action: { type: 'redirect', method: 'GET', url, data: { token } },
      }
    },

    // The token that comes back proves nothing: the one kept with the payment is asked about.
    finish: async ({ token }, open, signal) =>
      token !== undefined && token !== open.reference ? undefined : look(settings, open, signal),
    look: (open, signal) => look(settings, open, signal),

    later: (payment, signal) => later(settings, payment, signal),

    giveBack: async (payment, signal) => {
      if (payment.reference === null) return
      const paid = await retrieve(settings, payment, signal)
      if (paid?.paymentStatus !== 'SUCCESS') return
      const answer = await callIyzico(settings, {
        path: '/payment/cancel',
        body: {
          locale: 'tr',
          conversationId: `back-${payment.paymentId}`,
          paymentId: paid.paymentId,
          ip: payment.shopperAddress ?? '127.0.0.1',
        },
        signal,
      })
      if (answer.status === 'failure' && answer.errorCode !== alreadyCancelled)
        throw new Fault('iyzico.not-given-back', { paymentId: payment.paymentId, errorCode: answer.errorCode })
    },

    refund: (payment, part, signal) => refund(settings, payment, part, signal),
    read: (notification) => readNotification(settings, notification),
    books: (day, signal) => books(settings, day, signal),
    card: (ask, signal) => cardFacts(settings, ask, signal),
  }
}

/** The provider's answer where a payment was given back before. */
const alreadyCancelled = '5093'

/** The detail of a payment page, its signature checked; undefined while nobody has paid there. */
async function retrieve(
  settings: IyzicoSettings,
  { paymentId, reference, checkoutBasketId }: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<IyzicoAnswer | undefined> {
  const answer = await callIyzico(settings, {
    path: '/payment/iyzipos/checkoutform/auth/ecom/detail',
    body: { locale: 'tr', conversationId: paymentId, token: reference },
    signal,
  })
  if (answer.status === 'failure') return undefined
  const { paymentStatus, paymentId: theirs, currency, basketId, conversationId, paidPrice, price, token } = answer
  const signed = [paymentStatus, theirs, currency, basketId, conversationId, paidPrice, price, token]
  if (!isSignedBy(settings.secretKey, signed, answer.signature)) throw new Fault('iyzico.answer-not-signed')
  if (conversationId !== paymentId || basketId !== checkoutBasketId || token !== reference)
    throw new Fault('iyzico.answer-of-another-payment', { paymentId })
  return answer
}

async function look(
  settings: IyzicoSettings,
  open: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | undefined> {
  if (open.reference === null) return undefined
  const answer = await retrieve(settings, open, signal)
  if (!answer) return undefined
  const { binNumber, lastFourDigits } = answer
  const card = binNumber && lastFourDigits ? { card: `${binNumber}…${lastFourDigits}` } : {}
  const base = { paymentId: open.paymentId, reference: open.reference, ...card }
  // With instalments more may be paid than the price; the price is what must be ours.
  const amount = priceOf(answer.price, answer.currency)
  if (answer.paymentStatus === 'SUCCESS') {
    if (answer.fraudStatus === 1) return { ...base, outcome: 'authorised', amount }
    if (answer.fraudStatus === 0) return { ...base, outcome: 'pending', amount }
    return { ...base, outcome: 'refused', reason: 'payment.refused' }
  }
  if (answer.paymentStatus === 'FAILURE')
    return { ...base, outcome: 'refused', reason: reasons[String(answer.errorCode)] ?? 'payment.refused' }
  // The shopper is still with the bank: INIT_THREEDS, CALLBACK_THREEDS, and whatever else comes before an end.
  return undefined
}

const reasons: Readonly<Record<string, string>> = {
  '10051': 'payment.not-enough-money',
  '10054': 'payment.card-expired',
  '10057': 'payment.not-supported',
  '10084': 'payment.cvc-wrong',
  '10041': 'payment.card-blocked',
  '10043': 'payment.card-blocked',
}

interface Part {
  readonly refundId: string
  readonly amount: Money
}

/** This provider knows no keys for repeating: whether a part went back already is read from its own report first. */
async function refund(
  settings: IyzicoSettings,
  payment: OpenPayment,
  { refundId, amount }: Part,
  signal: AbortSignal | undefined,
): Promise<'done'> {
  const paid = await retrieve(settings, payment, signal)
  if (paid?.paymentStatus !== 'SUCCESS') throw new Fault('iyzico.nothing-to-refund', { paymentId: payment.paymentId })
  const before = await refundsOf(settings, payment.paymentId, signal)
  if (before.some(({ refundConversationId }) => refundConversationId === refundId)) return 'done'
  const answer = await callIyzico(settings, {
    path: '/v2/payment/refund',
    body: {
      locale: 'tr',
      conversationId: refundId,
      paymentId: paid.paymentId,
      price: priceText(amount),
      currency: amount.currency,
      ip: payment.shopperAddress ?? '127.0.0.1',
    },
    signal,
  })
  if (answer.status === 'failure') throw new Fault('iyzico.not-refunded', { refundId, errorCode: answer.errorCode })
  return 'done'
}

interface ReportedRefund {
  readonly refundConversationId?: string
  /** 1: done; 0: it did not arrive. */
  readonly refundStatus?: number
  readonly createdDate?: string
}

async function refundsOf(
  settings: IyzicoSettings,
  paymentId: string,
  signal: AbortSignal | undefined,
): Promise<readonly ReportedRefund[]> {
  const path = `/v2/reporting/payment/details?paymentConversationId=${paymentId}`
  const report = await callIyzico(settings, { method: 'GET', path, signal })
  if (!Array.isArray(report.payments)) throw new Fault('iyzico.no-report')
  return report.payments.flatMap(({ refunds }: { refunds?: ReportedRefund[] }) => refunds ?? [])
}

/** Refunds that did not arrive stand in the payment's report. Chargebacks stand in the list of transactions alone. */
async function later(
  settings: IyzicoSettings,
  { paymentId }: OpenPayment,
  signal: AbortSignal | undefined,
): Promise<LaterEvents> {
  const failed = (await refundsOf(settings, paymentId, signal)).filter(({ refundStatus }) => refundStatus === 0)
  return {
    money: [],
    refunds: failed.flatMap(({ refundConversationId: refundId, createdDate: at }) =>
      refundId === undefined ? [] : [{ refundId, outcome: 'failed', ...(at === undefined ? {} : { at }) }],
    ),
  }
}

/** A hint only, signed or not by rule: what it says is asked for before it is believed. */
function readNotification({ secretKey }: IyzicoSettings, { body, headers }: Notification): ProviderNotice[] | 'forged' {
  const { iyziEventType, iyziPaymentId, token, paymentConversationId, status, iyziReferenceCode } = (body ??
    {}) as Readonly<Record<string, unknown>>
  if (typeof paymentConversationId !== 'string' || typeof token !== 'string') return 'forged'
  const message = [secretKey, iyziEventType, iyziPaymentId, token, paymentConversationId, status].join('')
  if (headers['x-iyz-signature-v3'] !== hexHmac(secretKey, message)) return 'forged'
  const eventId = `${String(iyziReferenceCode ?? token)}:${String(status)}`
  return [{ eventId, paymentId: paymentConversationId, outcome: 'look' }]
}

async function cardFacts(
  settings: IyzicoSettings,
  {
    binNumber,
    amount,
    conversationId,
  }: { readonly binNumber: string; readonly amount: Money; readonly conversationId: string },
  signal: AbortSignal | undefined,
): Promise<CardFacts | undefined> {
  const common = { locale: 'tr', conversationId, binNumber }
  const bin = await callIyzico(settings, { path: '/payment/bin/check', body: common, signal })
  if (bin.status === 'failure') return undefined
  const plans = await callIyzico(settings, {
    path: '/payment/iyzipos/installment',
    body: { ...common, price: priceText(amount) },
    signal,
  })
  const [detail] = (Array.isArray(plans.installmentDetails) ? plans.installmentDetails : []) as {
    installmentPrices?: { installmentNumber: number; totalPrice: number; installmentPrice: number }[]
  }[]
  return {
    cardType: String(bin.cardType ?? ''),
    cardAssociation: String(bin.cardAssociation ?? ''),
    cardFamily: String(bin.cardFamily ?? ''),
    bankName: String(bin.bankName ?? ''),
    installments: (detail?.installmentPrices ?? []).map(({ installmentNumber, totalPrice, installmentPrice }) => ({
      count: installmentNumber,
      total: priceOf(totalPrice, amount.currency),
      monthly: priceOf(installmentPrice, amount.currency),
    })),
  }
}
