import type { PageOf } from '#contracts/pages.ts'
import { SignInInstead } from '#web/accounts/index.ts'
import { CustomerForm } from '#web/checkout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { CheckoutStep } from '../checkout-step/checkout-step.tsx'

export function CheckoutCustomerPage({ page }: { readonly page: PageOf<'checkoutCustomerPage'> }) {
  const { t } = useMarket()
  return (
    <CheckoutStep page={page} title={t('checkout.title-customer')}>
      <CustomerForm email={page.checkout.basket.basket.email} refused={page.form} />
      {page.signIn && <SignInInstead forms={page.signIn} />}
    </CheckoutStep>
  )
}
