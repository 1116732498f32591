import { adyenFields } from '#adapters/payments-adyen/browser.tsx'
import type { PageOf } from '#contracts/pages.ts'
import { CheckoutPaymentPage } from '#web/pages/checkout-payment/checkout-payment-page.tsx'

/** The payment step with the fields of its provider. These fields are loaded only here. */
export function PaymentStep({ page }: { readonly page: PageOf<'checkoutPaymentPage'> }) {
  return <CheckoutPaymentPage page={page} fields={adyenFields} />
}
