import { type RefObject, useEffect, useRef, useState } from 'react'
import { showToastAtOnce } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import type { PaymentChoice } from './payment.ts'
import type { OwnFields } from './payment-fields.port.ts'

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
    const element = place.current
    const { showOwnFields } = fields
    if (!ownFields || !showOwnFields || !element) return
    let wanted = true
    let own: OwnFields | undefined
    const show = async () => {
      const { paymentCalls } = await import('./payment-calls.ts')
      const tell = (key: string, text?: string) =>
        showToast('payment', ['danger', key], text ?? t(key), showToastAtOnce)
      return showOwnFields(element, { setup: ownFields, ...paymentCalls(market.id, checkoutBasketId, tell) })
    }
    show().then(
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
