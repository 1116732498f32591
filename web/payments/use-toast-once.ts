import { useEffect } from 'react'
import type { FormState } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import type { Payment } from './payment.ts'
import { toastOfPayment } from './payment-toasts.ts'

/** Each state of the step is told of once, however often the page asks. */
export function useToastOnce(payment: Payment, refused: FormState | undefined): void {
  const { t } = useMarket()
  const [kind, key] = toastOfPayment(payment, refused) ?? []
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another message.
  useEffect(() => {
    if (kind && key) showToast('payment', [kind, key], t(key))
  }, [key, refused])
}
