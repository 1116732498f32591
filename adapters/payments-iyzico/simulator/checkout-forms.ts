import { randomBytes } from 'node:crypto'
import { hexHmac, plain } from '../iyzico-api.ts'
import type { BookedForm } from './books.ts'
import { answerWith, failure, type SimulatorContext, type SimulatorRequest } from './simulator-context.ts'

const tokenSeconds = 1_800

const buyerFields = ['id', 'name', 'surname', 'email', 'identityNumber', 'registrationAddress', 'ip', 'city', 'country']

export function initialize({ books, keys, url }: SimulatorContext, { body }: SimulatorRequest): Response {
  const {
    buyer = {},
    basketItems,
    price,
    currency,
    callbackUrl,
  } = body as {
    buyer?: Record<string, unknown>
    basketItems?: { id: string; price: string }[]
    price?: string
    currency?: string
    callbackUrl?: string
  }
  const missing = buyerFields.find((name) => typeof buyer[name] !== 'string' || buyer[name] === '')
  if (missing !== undefined) return failure(body, '5004', `buyer.${missing} gönderilmesi zorunludur`)
  if (/\s/.test(String(buyer.identityNumber))) return failure(body, '5004', 'buyer.identityNumber geçersizdir')
  const items = basketItems ?? []
  if (items.length === 0 || items.some((item) => !(Number(item.price) > 0)))
    return failure(body, '5043', 'Kırılım tutarı sıfır olamaz')
  const priceMinor = Math.round(Number(price) * 100)
  const sum = items.reduce((total, item) => total + Math.round(Number(item.price) * 100), 0)
  if (sum !== priceMinor) return failure(body, '5062', 'Kırılımların toplam tutarı, ödeme tutarına eşit olmalıdır')
  const form = books.save({
    token: randomBytes(16).toString('hex'),
    conversationId: String(body.conversationId),
    basketId: String(body.basketId),
    priceMinor,
    currency: String(currency),
    callbackUrl: String(callbackUrl),
    items,
    at: Date.now(),
    refunds: {},
  })
  return answerWith(body, {
    token: form.token,
    tokenExpireTime: tokenSeconds,
    paymentPageUrl: `${url}/pay?token=${form.token}&lang=tr`,
    signature: hexHmac(keys.secretKey, `${form.conversationId}:${form.token}`),
  })
}

export const isOver = ({ switches }: SimulatorContext, { at }: BookedForm): boolean =>
  Date.now() + switches.secondsPassed * 1_000 - at >= tokenSeconds * 1_000

export function detail({ books, keys, switches }: SimulatorContext, { body }: SimulatorRequest): Response {
  const form = books.form(String(body.token))
  if (!form) return failure(body, '5115', 'Token bulunamadı')
  if (form.paymentStatus === undefined) return failure(body, '5122', 'Ödeme henüz tamamlanmadı')
  const price = (form.priceMinor + switches.overcharge) / 100
  const { paymentStatus, paymentId, currency, basketId, conversationId, token } = form
  const values = [paymentStatus, paymentId, currency, basketId, conversationId, price, price, token]
  const signature = hexHmac(keys.secretKey, values.map(plain).join(':'))
  return answerWith(body, {
    ...{ token, paymentStatus, paymentId, price, paidPrice: price, currency, basketId, installment: 1 },
    fraudStatus: form.fraudStatus ?? 1,
    ...(form.errorCode ? { errorCode: form.errorCode } : {}),
    phase: 'AUTH',
    itemTransactions: form.items.map((item, index) => ({
      itemId: item.id,
      paymentTransactionId: `${paymentId}${index}`,
      transactionStatus: 2,
      price: Number(item.price),
      paidPrice: Number(item.price),
    })),
    signature: switches.answerSignedWrong ? signature.replace(/./, 'x') : signature,
  })
}
