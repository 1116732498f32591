import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PaymentResult } from '#contracts/payments.ts'
import { paymentErrorMs } from '#foundation/fixed-values.ts'
import { showToastAtOnce } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'
import { showToast } from '#web/platform/show-toast.ts'
import type { PaymentChoice } from './payment.ts'
import type { FieldsAnswer, OwnFields } from './payment-fields.port.ts'

/**
 * Shows the provider's own fields in `place`, if the payment has such fields. Until they are loaded, or if that fails,
 * the plain form is shown. Each of its payment types opens the provider's page.
 */
export function useOwnFields({ payment, fields }: Pick<PaymentChoice, 'payment' | 'fields'>): {
  readonly place: RefObject<HTMLDivElement | null>
  readonly shown: OwnFields | undefined
} {
  const { market, t } = useMarket()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<OwnFields>()
  const { ownFields, checkoutBasketId } = payment
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another frozen basket is another payment
  useEffect(() => {
    if (!ownFields || !fields.showOwnFields || !place.current) return
    let wanted = true
    let own: OwnFields | undefined
    const { pay, goOn } = paymentCalls(market.id, checkoutBasketId, (key, text) =>
      showToast('payment', ['danger', key], text ?? t(key), showToastAtOnce),
    )
    fields.showOwnFields(place.current, { setup: ownFields, pay, goOn }).then(
      (made) => {
        own = made
        if (wanted) setShown(made)
        else made.remove()
      },
      () => {},
    )
    return () => {
      wanted = false
      own?.remove()
      setShown(undefined)
    }
  }, [checkoutBasketId])
  return { place, shown }
}

/** Callbacks for the fields. The outcome is always shown by the server's next page. */
function paymentCalls(catalog: string, checkoutBasketId: string, tell: (key: string, text?: string) => void) {
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
