import { Fault } from '#foundation/fault.ts'
import type { OpenPayment, ProviderAnswer } from '#server/payments/payment-provider.port.ts'
import { callIyzico, type IyzicoAnswer, isSignedBy } from './iyzico-api.ts'
import type { IyzicoSettings } from './iyzico-settings.ts'
import { priceOf } from './price-text.ts'

/** The details of a payment page, after a check of their signature; undefined while nobody has paid there. */
export async function retrieve(
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

export async function readStatus(
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
  // With instalments the shopper may pay more than the price, so compare our amount with `price`.
  const amount = priceOf(answer.price, answer.currency)
  if (answer.paymentStatus === 'SUCCESS') {
    if (answer.fraudStatus === 1) return { ...base, outcome: 'authorised', amount }
    if (answer.fraudStatus === 0) return { ...base, outcome: 'pending', amount }
    return { ...base, outcome: 'refused', reason: 'payment.refused' }
  }
  if (answer.paymentStatus === 'FAILURE')
    return { ...base, outcome: 'refused', reason: reasons[String(answer.errorCode)] ?? 'payment.refused' }
  // The shopper is still at the bank: INIT_THREEDS, CALLBACK_THREEDS, or another status before the end.
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
