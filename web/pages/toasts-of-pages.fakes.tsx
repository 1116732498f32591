import { createRoot } from 'react-dom/client'
import type { Shell } from '#contracts/content.ts'
import type { PageOf } from '#contracts/pages.ts'
import { Toaster } from '#ui/toast/index.ts'
import { afterFormAction } from '#web/app/after-form-action.ts'
import { MarketProvider } from '#web/markets/index.ts'
import type { PaymentFields } from '#web/payments/index.ts'
import { AccountAddressesPage } from './account-addresses/account-addresses-page.tsx'
import { AccountOrdersPage } from './account-orders/account-orders-page.tsx'
import { BasketPage } from './basket/basket-page.tsx'
import { CheckoutDetailsPage } from './checkout-details/checkout-details-page.tsx'
import { CheckoutPaymentPage } from './checkout-payment/checkout-payment-page.tsx'
import { CheckoutShippingPage } from './checkout-shipping/checkout-shipping-page.tsx'
import { ErrorPage } from './error/error-page.tsx'

export interface Toasting {
  readonly shell: Shell
  /** The form whose answer the page is, if it is one. */
  readonly answered?: string
  readonly page:
    | PageOf<'accountOrderHistoryPage'>
    | PageOf<'accountAddressesPage'>
    | PageOf<'errorPage'>
    | PageOf<'basketPage'>
    | PageOf<'checkoutDetailsPage'>
    | PageOf<'checkoutShippingPage'>
    | PageOf<'checkoutPaymentPage'>
}

/** A provider’s own fields, shown where the page has a setup for them. They pay as soon as the form is sent. */
const fields: PaymentFields = {
  CardFields: () => null,
  showOwnFields: async (_place, { pay }) => ({
    submit: () => void pay({ type: 'scheme' }, { userAgent: 'test' }),
    remove: () => {},
  }),
}

/** A page in a browser with script, and its toasts. */
export function ToastingPage({ shell, page }: Toasting) {
  return (
    <MarketProvider shell={shell}>
      {page.pageAlias === 'accountOrderHistoryPage' ? (
        <AccountOrdersPage page={page} />
      ) : page.pageAlias === 'accountAddressesPage' ? (
        <AccountAddressesPage page={page} />
      ) : page.pageAlias === 'errorPage' ? (
        <ErrorPage page={page} />
      ) : page.pageAlias === 'basketPage' ? (
        <BasketPage page={page} />
      ) : page.pageAlias === 'checkoutDetailsPage' ? (
        <CheckoutDetailsPage page={page} />
      ) : page.pageAlias === 'checkoutShippingPage' ? (
        <CheckoutShippingPage page={page} />
      ) : (
        <CheckoutPaymentPage page={page} fields={fields} />
      )}
      <Toaster closeWord="Close" />
    </MarketProvider>
  )
}

if (typeof document === 'object') {
  const toasting = JSON.parse(document.getElementById('toasting')!.textContent) as Toasting
  createRoot(document.getElementById('shop')!).render(<ToastingPage {...toasting} />)
  const { answered, page, shell } = toasting
  if (answered) afterFormAction({ formAction: answered }, page, (key) => shell.translations[key] ?? key)
}
