import { useEffect } from 'react'
import type { FormState } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import type { Payment } from './payment.ts'
import { toastOfPayment } from './payment-toasts.ts'

/** Shows the toast of each state of the step once, regardless of how often the page polls. */
export function useToastOnce(payment: Payment, refused: FormState | undefined): void {
  const { t } = useMarket()
  const [kind, key] = toastOfPayment(payment, refused) ?? []
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another message.
  useEffect(() => {
    if (kind && key) showToast('payment', [kind, key], t(key))
  }, [key, refused])
}
