import { z } from 'zod'
import { deliveryAddress } from '#server/basket/index.ts'
import { addressFields, checkoutProblems } from '#server/checkout/index.ts'
import { deed, type PageKind } from '../page-kind.ts'
import { basketAskOf, refusedDeed } from './basket-ask.ts'
import { enterStep, stepAddress } from './checkout-steps.ts'

/** Everything an address form may hold in any country; which fields there are, and what they must look like, the country says. */
const typed = z.string().max(200, 'form.too-long').optional()
const addressForm = z.object({
  firstName: typed,
  lastName: typed,
  line1: typed,
  houseNumber: typed,
  line2: typed,
  postalCode: typed,
  city: typed,
  regionCode: typed,
  zone: typed,
  district: typed,
  mobilePhoneNumber: typed,
  legalCustomerNumber: typed,
  customsCustomerNumber: typed,
  organizationName: typed,
  taxOffice: typed,
})

/** Step 2: where it goes. The bill goes there too. */
export const checkoutDetailsPage: PageKind<'checkoutDetailsPage'> = {
  alias: 'checkoutDetailsPage',
  layout: 'checkout',
  audience: 'private',
  async load(parts, ask) {
    const at = await enterStep(parts, ask, 'details')
    if ('goTo' in at) return at
    const address = { fields: addressFields(ask.market.country), values: deliveryAddress(at.progress.basket) ?? {} }
    return { body: { checkout: at.body, address }, frame: { title: ask.speaker.t('checkout.title-details') } }
  },
  deeds: {
    'save-address': deed({
      form: addressForm,
      async act({ checkout, content }, ask, values) {
        const shippingAddress = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
        const saved = await checkout.setAddresses(basketAskOf(ask), { shippingAddress })
        if (!saved.ok) return refusedDeed(ask, saved.problem, checkoutProblems)
        return { goTo: stepAddress(content, ask.market, 'shipping') }
      },
    }),
  },
}
