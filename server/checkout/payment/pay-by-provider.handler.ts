import { toWire } from '#contracts/money.ts'
import { accepted, refused } from '#foundation/result.ts'
import { basketRequest } from '#server/basket/index.ts'
import { type PayingAnswers, type PayingHandlers, type PayingRoutesNeeds, payer } from './paying-answers.ts'

/** Payment types that only one provider has: a terminal in a store, Klarna, instalments with iyzico. */
export function payByProviderHandlers({ paying }: PayingRoutesNeeds, { answered, returned }: PayingAnswers) {
  return {
    'POST /api/order/{catalog}/payment/create-pos-payment': async (ask) => {
      const about = { checkoutBasketId: ask.query.checkoutBasketId, method: { type: 'terminal' } }
      const from = payer(ask.visitor)
      if (paying.providerFor(ask.market, from.from) !== 'pos') return refused({ code: 'payment.only-in-stores' })
      return answered(ask, await paying.pay({ ...basketRequest(ask), ...from, ...about }))
    },
    'POST /api/order/{catalog}/payment/klarna/request-payment-url/{basketId}': async (ask) => {
      const { checkoutBasketId, shownAmount, paymentMethodCategory } = ask.body
      const from = payer(ask.visitor)
      if (paying.providerFor(ask.market, from.from) !== 'klarna')
        return refused({ code: 'checkout.payment-method-unknown' })
      const about = {
        ...basketRequest({ ...ask, body: ask.params }),
        checkoutBasketId,
        shownAmount,
        method: { type: paymentMethodCategory.toLowerCase() },
      }
      return answered(ask, await paying.pay({ ...from, ...about }))
    },
    'POST /api/order/{catalog}/payment/iyzico/check-bin': async (ask) => {
      const card = await paying.card({ ...basketRequest(ask), binNumber: ask.body.binNumber })
      if (!card.ok) return card
      const { installments, ...facts } = card.value
      const plans = installments.map(({ count, total, monthly }) => ({
        count,
        totalPrice: toWire(total),
        monthlyPrice: toWire(monthly),
      }))
      return accepted({ ...facts, installments: plans })
    },
    'POST /api/order/{catalog}/payment/iyzico/initialize-payment': async (ask) => {
      const { checkoutBasketId, checkoutPersonalNumber, installments } = ask.body
      const from = payer(ask.visitor)
      if (paying.providerFor(ask.market, from.from) !== 'iyzico')
        return refused({ code: 'checkout.payment-method-unknown' })
      const about = {
        checkoutBasketId,
        method: { type: 'scheme' },
        personalNumber: checkoutPersonalNumber,
        installments,
      }
      return answered(ask, await paying.pay({ ...basketRequest(ask), ...from, ...about }))
    },
    'POST /api/order/payment/iyzico/retrieve-payment-redirect/{conversationId}/{basketId}/{catalogId}': (ask) => {
      const { conversationId: paymentId, basketId: checkoutBasketId } = ask.params
      const token = ask.query.token ?? ask.body?.token
      const back = { checkoutBasketId, paymentId, details: token === undefined ? {} : { token } }
      return returned(ask.market, back, true)
    },
  } satisfies Partial<PayingHandlers>
}
