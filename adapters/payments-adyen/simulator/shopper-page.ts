import { amountOnPage, simulatorPage } from '#server/platform/simulators/simulator-page.ts'
import type { BookedLink, BookedPayment } from './books.ts'
import { methodName } from './test-data.ts'

/** The page that a shopper is sent to: a wallet's page, or the bank's question. */
export function shopperPage(payment: BookedPayment, action: string): Response {
  const challenge = payment.asks === 'challenge'
  return simulatorPage({
    title: challenge ? 'Is this you?' : `Pay with ${methodName(payment.method)}`,
    lead: challenge
      ? 'Your bank asks you to confirm this payment before it goes through.'
      : 'Confirm the payment, and you are sent back to the shop.',
    facts: [
      ['Amount', amountOnPage(payment.amount.value, payment.amount.currency)],
      ['Reference', payment.pspReference],
    ],
    action,
    buttons: [
      ['approve', challenge ? 'Yes, confirm' : 'Approve the payment'],
      ['fail', challenge ? 'Confirm with a wrong code' : 'Let it be refused'],
      ['cancel', 'Cancel and go back'],
    ],
  })
}

/** The page that a payment link opens, on any device. */
export const linkPage = ({ id, amount }: BookedLink, action: string): Response =>
  simulatorPage({
    title: 'Pay your order',
    lead: 'Pay here, and the till in the store sees it at once.',
    facts: [
      ['Amount', amountOnPage(amount.value, amount.currency)],
      ['Link', id],
    ],
    action,
    buttons: [
      ['approve', 'Pay'],
      ['pending', 'Pay by a bank that takes its time'],
      ['fail', 'Let it be refused'],
    ],
  })
