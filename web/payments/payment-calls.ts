import type { PaymentResult } from '#contracts/payments.ts'
import { paymentErrorMs } from '#foundation/fixed-values.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'
import type { FieldsAnswer } from './payment-fields.port.ts'

/** Callbacks for a provider's own fields. The outcome is always shown by the server's next page. */
export function paymentCalls(catalog: string, checkoutBasketId: string, tell: (key: string, text?: string) => void) {
  const answered = ({ adyenAction, url, error }: PaymentResult): FieldsAnswer => {
    if (adyenAction) return { action: adyenAction }
    if (error !== undefined) return refused(error, url)
    location.assign(url ?? location.href)
    return { leaving: true }
  }
  const refused = (reason: string, url?: string, text?: string): FieldsAnswer => {
    tell(reason, text)
    setTimeout(() => location.assign(url ?? location.href), paymentErrorMs)
    return { refused: true }
  }
  const failed = (error: unknown): FieldsAnswer =>
    error instanceof ApiError && error.result?.code
      ? refused(error.result.code, undefined, error.result.message)
      : refused('payment.failed')
  return {
    pay: (paymentMethod: Readonly<Record<string, unknown>>, browserInfo: Readonly<Record<string, unknown>>) =>
      api('POST /api/order/{catalog}/basket/create-payment', {
        catalog,
        body: { checkoutBasketId, provider: 'adyen', paymentMethod, browserInfo },
      }).then(answered, failed),
    goOn: ({ threeDSResult, redirectResult, payload }: Readonly<Record<string, unknown>>) =>
      api('GET /api/order/{catalog}/basket/{checkoutBasketId}/return', {
        catalog,
        checkoutBasketId,
        query: { ...asText({ threeDSResult, redirectResult, payload }) },
      }).then(answered, failed),
  }
}

const asText = (details: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
