import { Fault } from '#foundation/fault.ts'
import type { Money } from '#foundation/money.ts'
import type {
  CardFacts,
  Charge,
  LaterEvents,
  Notification,
  OpenPayment,
  PaymentProvider,
  ProviderAnswer,
  ProviderNotice,
} from '#server/payments/payment-provider.port.ts'
import { books } from './books.ts'
import { checkoutForm } from './checkout-form.ts'
import { callIyzico, hexHmac, isSignedBy } from './iyzico-api.ts'
import type { IyzicoSettings } from './iyzico-settings.ts'
import { priceOf, priceText } from './price-text.ts'
import { readStatus, retrieve } from './read-status.ts'
import { alreadyCancelled, refund, refundsOf } from './refunds.ts'

/** Takes payments in Turkey. The shopper pays on iyzico's page, and iyzico's signed answer contains the outcome. */
export function iyzicoPayments(settings: IyzicoSettings): PaymentProvider {
  const { environment, simulated, origins } = settings
  return {
    name: 'iyzico',
    account: `iyzico:${settings.apiKey}`,
    setup: { clientKey: '', environment, simulated, origins },
    takesMoneyAtOnce: false,
    refusalEnds: () => true,
    methods: async () => [{ type: 'scheme', name: 'Kart', brands: ['visa', 'mc', 'amex', 'troy'] }],

    begin: (charge, signal) => begin(settings, charge, signal),

    // The data in the return can be forged, so we ask iyzico about the token that is stored with the payment.
    finish: async ({ token }, open, signal) =>
      token !== undefined && token !== open.reference ? undefined : readStatus(settings, open, signal),
    readStatus: (open, signal) => readStatus(settings, open, signal),

    laterEvents: (payment, signal) => laterEvents(settings, payment, signal),

    voidPayment: async (payment, signal) => {
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
        throw new Fault('iyzico.not-voided', { paymentId: payment.paymentId, errorCode: answer.errorCode })
    },

    refund: (payment, part, signal) => refund(settings, payment, part, signal),
    read: (notification) => readNotification(settings, notification),
    books: (day, signal) => books(settings, day, signal),
    card: (ask, signal) => cardFacts(settings, ask, signal),
  }
}

/** Opens the page on which the shopper pays. The answer must have a valid signature. */
async function begin(
  settings: IyzicoSettings,
  charge: Charge,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer> {
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
  if (!isSignedBy(settings.secretKey, [paymentId, token], signature)) throw new Fault('iyzico.answer-not-signed')
  return {
    outcome: 'actionrequired',
    paymentId,
    reference: token,
    action: { type: 'redirect', method: 'GET', url, data: { token } },
  }
}

/** Failed refunds are in the report of the payment. Chargebacks are only in the list of transactions. */
async function laterEvents(
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

/** A notification is only a hint, even with a signature: the shop reads the status before it acts. */
function readNotification({ secretKey }: IyzicoSettings, { body, headers }: Notification): ProviderNotice[] | 'forged' {
  const { iyziEventType, iyziPaymentId, token, paymentConversationId, status, iyziReferenceCode } = (body ??
    {}) as Readonly<Record<string, unknown>>
  if (typeof paymentConversationId !== 'string' || typeof token !== 'string') return 'forged'
  const message = [secretKey, iyziEventType, iyziPaymentId, token, paymentConversationId, status].join('')
  if (headers['x-iyz-signature-v3'] !== hexHmac(secretKey, message)) return 'forged'
  const eventId = `${String(iyziReferenceCode ?? token)}:${String(status)}`
  return [{ eventId, paymentId: paymentConversationId, outcome: 'ask-provider' }]
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
