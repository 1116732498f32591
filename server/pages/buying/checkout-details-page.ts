import { z } from 'zod'
import type { Address } from '#contracts/delivery-address.ts'
import { deliveryAddress } from '#server/basket/index.ts'
import { addressFields, checkoutProblems } from '#server/checkout/index.ts'
import type { BookedAddress } from '#server/profiles/index.ts'
import { shownAddress } from '../accounts/shown-address.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { basketRequestOf, refusedFormAction, renewBasket } from './basket-request.ts'
import {
  atBillingFields,
  billingAddressOf,
  billingPart,
  billingShape,
  savedBilling,
  wantsOtherFields,
  withoutEmail,
} from './billing-form.ts'
import { type AtStep, enterStep, stepAddress } from './checkout-steps.ts'
import { addressShape, type PostedFields, postedAddress } from './posted-address.ts'

const addressForm = z.object({ ...addressShape, billingElsewhere: z.string().optional(), ...billingShape })

/** Step 2: the delivery address, and the billing address if it differs. Digital goods need only a name. */
export const checkoutDetailsPage: PageKind<'checkoutDetailsPage'> = {
  alias: 'checkoutDetailsPage',
  layout: 'checkout',
  audience: 'private',
  queryNames: ['sentback'],
  async load(parts, ask) {
    const at = await enterStep(parts, ask, 'details')
    if ('goTo' in at) return at
    const { basket, calculation } = at.progress
    const form = calculation.isDigital ? 'name-only' : 'whole'
    const booked = calculation.isDigital ? [] : await bookOf(parts, ask)
    const saved = booked.filter(isHere(ask))
    const given = (calculation.isDigital ? basket.addresses.billing : undefined) ?? deliveryAddress(basket)
    const values = given ?? saved.find(({ isPreferred }) => isPreferred)?.address ?? {}
    return {
      body: {
        checkout: at.body,
        address: { fields: addressFields(ask.market.country, form), values },
        saved: saved.map(shownAddress),
        addressValidation: parts.content.toggle(ask.market, 'addressValidation'),
        ...billingPart(at, ask, booked.filter(canBill(ask))),
        ...(ask.query.sentback === 'delivery' ? { sentBack: 'checkout.address-must-be-corrected' } : {}),
      },
      frame: { title: ask.localization.t('checkout.title-details') },
    }
  },
  formActions: {
    'use-address': formAction({
      form: z.object({ addressId: z.string().max(100) }),
      async act(parts, ask, { addressId }) {
        const found = (await bookOf(parts, ask)).filter(isHere(ask)).find(({ id }) => id === addressId)
        if (!found) return { goTo: stepAddress(parts.content, ask.market, 'details') }
        const shippingAddress = withoutEmail(found.address)
        const progress = await parts.checkout.progress(basketRequestOf(ask))
        const saved = await parts.checkout.setAddresses(basketRequestOf(ask), {
          ...{ shippingAddress, ...sameBill(progress, shippingAddress) },
        })
        if (!saved.ok) return refusedFormAction(ask, saved.problem, checkoutProblems)
        renewBasket(ask, saved.value.basket.basketId)
        return { goTo: stepAddress(parts.content, ask.market, 'shipping') }
      },
    }),
    'save-address': formAction({
      form: addressForm,
      async act(parts, ask, values) {
        const posted: PostedFields = values
        if (wantsOtherFields(posted)) return { problems: {} }
        const own = postedAddress(posted)
        const progress = await parts.checkout.progress(basketRequestOf(ask))
        const saved = await parts.checkout.setAddresses(
          basketRequestOf(ask),
          progress?.calculation.isDigital
            ? { billingAddress: own }
            : { shippingAddress: own, ...sameBill(progress, own) },
        )
        if (!saved.ok) return refusedFormAction(ask, saved.problem, checkoutProblems)
        renewBasket(ask, saved.value.basket.basketId)
        if (posted.billingElsewhere === 'true') {
          const billingAddress = billingAddressOf(posted, (await bookOf(parts, ask)).filter(canBill(ask)))
          if (!billingAddress) return { problems: { [savedBilling]: [ask.localization.t('address-book.unknown')] } }
          const billed = await parts.checkout.setAddresses(basketRequestOf(ask), { billingAddress })
          if (!billed.ok) return atBillingFields(refusedFormAction(ask, billed.problem, checkoutProblems), posted)
        }
        return { goTo: stepAddress(parts.content, ask.market, 'shipping') }
      },
    }),
  },
}

/** The saved addresses of a member. */
const bookOf = async ({ addressBook }: Pick<Parts, 'addressBook'>, { visitor }: PageRequest) =>
  visitor.accountId === undefined ? [] : await addressBook.list(visitor.accountId)

const isHere =
  ({ market }: PageRequest) =>
  ({ address }: BookedAddress): boolean =>
    address.country === market.country.code

/** A bill goes to the country of the market, and to any country if the market allows it. */
const canBill = (ask: PageRequest) => (entry: BookedAddress) =>
  ask.market.choices.billingInAnyCountry || isHere(ask)(entry)

/** If no other billing address is wanted, the billing address becomes the delivery address again. */
const sameBill = (
  progress: AtStep['progress'] | undefined,
  shipping: Address,
): { readonly billingAddress?: Address } => (progress?.basket.addresses.billing ? { billingAddress: shipping } : {})
