import type { PageOf } from '#contracts/pages.ts'
import { Codes } from '#web/basket/index.ts'
import { DeliveryForm } from '#web/checkout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { CheckoutStep } from '../checkout-step/checkout-step.tsx'

export function CheckoutShippingPage({ page }: { readonly page: PageOf<'checkoutShippingPage'> }) {
  const { t, links } = useMarket()
  return (
    <CheckoutStep page={page} title={t('checkout.title-shipping')}>
      <DeliveryForm
        shipping={page.shipping}
        lines={page.checkout.basket.basket.lines}
        refused={page.form?.formAction === 'choose-shipping' ? page.form : undefined}
      />
      <Codes basket={page.checkout.basket} form={page.form} action={links.checkoutShippingPage} />
    </CheckoutStep>
  )
}
