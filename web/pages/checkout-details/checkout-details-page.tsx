import type { PageOf } from '#contracts/pages.ts'
import { AddressForm, SentBack } from '#web/checkout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { CheckoutStep } from '../checkout-step/checkout-step.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

export function CheckoutDetailsPage({ page }: { readonly page: PageOf<'checkoutDetailsPage'> }) {
  const { t } = useMarket()
  // Goods that are sent by email need no address, so only the name of the buyer is requested.
  const isDigital = !page.address.fields.some(({ name }) => name === 'line1')
  return (
    <CheckoutStep page={page} title={t(isDigital ? 'checkout.title-digital' : 'checkout.title-details')}>
      {page.sentBack && <SentBack why={page.sentBack} />}
      <SavedAddresses addresses={page.saved} />
      <AddressForm
        address={page.address}
        billing={page.billing}
        searched={page.addressValidation}
        refused={page.form}
      />
    </CheckoutStep>
  )
}
