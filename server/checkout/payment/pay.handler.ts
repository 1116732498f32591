import { accepted, refused } from '#foundation/result.ts'
import { basketRequest } from '#server/basket/index.ts'
import type { Payment } from '#server/payments/index.ts'
import type { CallRequest } from '#server/platform/serve-calls.ts'
import { type PayingAnswers, type PayingHandlers, type PayingRoutesNeeds, payer } from './paying-answers.ts'
import { paymentResult } from './payment-result.ts'
import { setupOnWire } from './payment-setup.ts'

/** The payment step, and the payment calls that all providers share. */
export function payHandlers(needs: PayingRoutesNeeds, { answered, pages, returned }: PayingAnswers) {
  const { paying } = needs
  return {
    'GET /api/order/{catalog}/get-payment-methods': async (ask) => {
      const step = await paying.paymentStep({ ...basketRequest(ask), ...payer(ask.visitor) })
      if (!step.ok) return step
      const { codeProblem } = step.value
      return codeProblem ? refused(codeProblem) : accepted(setupOnWire({ ...needs, market: ask.market }, step.value))
    },
    'POST /api/order/{catalog}/basket/create-payment': async (ask) => {
      const { checkoutBasketId, shownAmount, paymentMethod, browserInfo, personalNumber, provider } = ask.body
      const from = payer(ask.visitor)
      if (provider !== undefined && !isCalled(paying.providerFor(ask.market, from.from), provider))
        return refused({ code: 'checkout.payment-method-unknown' })
      const about = { checkoutBasketId, shownAmount, method: paymentMethod, browserInfo, personalNumber }
      return answered(ask, await paying.pay({ ...basketRequest(ask), ...from, ...about }))
    },
    'GET /api/order/{catalog}/basket/complete-payment-using-giftcard': async (ask) => {
      const about = { checkoutBasketId: ask.query.checkoutBasketId, method: {} }
      const paid = await paying.payCovered({ ...basketRequest(ask), ...payer(ask.visitor), ...about })
      return answered(ask, paid)
    },
    'GET /api/order/{catalog}/basket/{checkoutBasketId}/return': (ask) => {
      const { checkoutBasketId } = ask.params
      return returned(ask.market, { checkoutBasketId, details: definedValues(ask.query) }, isBrowser(ask.headers))
    },
    'GET /api/order/{catalog}/basket/pay-by-link-receipt/{linkId}': async (ask) => {
      const { checkoutBasketId } = ask.query
      const link = await paying.linkNow({ linkId: ask.params.linkId, checkoutBasketId })
      if (!link.ok) return link
      const { url } = paymentResult(pages(ask.market), link.value)
      const status = linkStatus(link.value.payment)
      return accepted({ status, ...(status === 'Completed' && url !== undefined ? { redirectUrl: url } : {}) })
    },
  } satisfies Partial<PayingHandlers>
}

/** Callers use the name of the provider's block, whatever its case and hyphens. */
const isCalled = (name: string, asked: string): boolean => {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '')
  return plain(asked) === plain(name)
}

function linkStatus({ state }: Payment): 'Active' | 'PaymentPending' | 'Completed' | 'Expired' {
  if (state === 'authorised' || state === 'received') return 'Completed'
  if (state === 'pending' || state === 'unknown') return 'PaymentPending'
  return state === 'started' || state === 'actionrequired' ? 'Active' : 'Expired'
}

const definedValues = (query: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))

const isBrowser = ({ accept }: CallRequest['headers']): boolean => String(accept ?? '').includes('text/html')
