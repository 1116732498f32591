import type { WireMoney } from '#contracts/money.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Translate } from '#foundation/words.ts'

/** Ways to pay that have a word of ours; others are called as their makers call them. */
const words: Readonly<Record<string, string>> = {
  scheme: 'payment.card',
  giftcard: 'orders.gift-card',
  terminal: 'payment.terminal',
  pay_now: 'payment.pay-now',
  pay_later: 'payment.pay-later',
  pay_over_time: 'payment.pay-over-time',
}
const names: Readonly<Record<string, string>> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  mobilepay: 'MobilePay',
  ideal: 'iDEAL',
  paypal: 'PayPal',
  bcmc: 'Bancontact',
  klarna: 'Klarna',
  klarna_paynow: 'Klarna',
}

/** "Card, 200,00 KR" */
export function paidWith(
  { paymentMethodId, amount }: OrderDetail['paymentInformations'][number],
  t: Translate,
  money: (amount: WireMoney) => string,
): string {
  const word = words[paymentMethodId]
  return `${word ? t(word) : (names[paymentMethodId] ?? paymentMethodId)} ${money(amount)}`
}
