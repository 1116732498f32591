import type { FormState } from '#contracts/pages.ts'
import type { ToastMessage } from '#web/platform/show-toast.ts'
import type { Payment } from './payment.ts'

/** The toast when the payment step opens. The step also shows the same message on the page. */
export function toastOfPayment(
  { provider, methods, link, waiting, refusal }: Payment,
  refused: FormState | undefined,
): ToastMessage | undefined {
  if (provider === 'klarna' && (refused || refusal === 'payment.not-reached'))
    return ['warning', 'feedback.error_klarna_request_payment']
  if (refused && provider === 'gift-cards') return ['warning', 'feedback.error_gift_card_complete_payment']
  if (refusal === 'payment.link-expired') return ['danger', 'feedback.error_pay_by_link_expired']
  if (link?.status === 'PaymentPending' || (waiting && provider === 'pay-by-link'))
    return ['warning', 'feedback.error_pay_by_link_pending']
  if (methods.length === 0 && !link && !waiting && provider !== 'gift-cards')
    return ['danger', 'feedback.error_payment_providers_initialization']
  return undefined
}
