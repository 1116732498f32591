import { z } from 'zod'
import type { Address } from '#contracts/delivery-address.ts'
import type { PageBody } from '#contracts/pages.ts'
import { deliveryAddress } from '#server/basket/index.ts'
import { addressFields, billingFields, checkoutProblems } from '#server/checkout/index.ts'
import { shownAddress } from '../accounts/shown-address.ts'
import { type FormActionAnswer, formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { basketRequestOf, refusedFormAction, renewBasket } from './basket-request.ts'
import { type AtStep, enterStep, stepAddress } from './checkout-steps.ts'

/** Every address field of all countries. The country determines which fields are shown and how they are checked. */
const typed = z.string().max(200, 'form.too-long').optional()
const place = {
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
}
const placeNames = Object.keys(place) as (keyof typeof place)[]
const billing = 'billing-'
/** The country whose fields the form shows. */
const shownCountry = `${billing}shown`
const billingForm = Object.fromEntries(Object.keys({ ...place, country: typed }).map((name) => [billing + name, typed]))
const addressForm = z
  .object({ ...place, billingElsewhere: z.string().optional(), [shownCountry]: typed })
  .extend(billingForm)

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
    const saved = calculation.isDigital ? [] : await addressesHere(parts, ask)
    const given = (calculation.isDigital ? basket.addresses.billing : undefined) ?? deliveryAddress(basket)
    const values = given ?? saved.find(({ isPreferred }) => isPreferred)?.address ?? {}
    return {
      body: {
        checkout: at.body,
        address: { fields: addressFields(ask.market.country, form), values },
        saved: saved.map(shownAddress),
        addressValidation: parts.content.toggle(ask.market, 'addressValidation'),
        ...billingOf(at, ask),
        ...(ask.query.sentback === 'delivery' ? { sentBack: 'checkout.address-must-be-corrected' } : {}),
      },
      frame: { title: ask.localization.t('checkout.title-details') },
    }
  },
  formActions: {
    'use-address': formAction({
      form: z.object({ addressId: z.string().max(100) }),
      async act(parts, ask, { addressId }) {
        const found = (await addressesHere(parts, ask)).find(({ id }) => id === addressId)
        if (!found) return { goTo: stepAddress(parts.content, ask.market, 'details') }
        // The email of an order is the one given in the customer step.
        const { email: _, ...shippingAddress } = found.address
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
      async act({ checkout, content }, ask, values) {
        const typedValues = values as Readonly<Record<string, string | undefined>>
        if (wantsOtherFields(typedValues)) return { problems: {} }
        const own = ownFields(typedValues)
        const progress = await checkout.progress(basketRequestOf(ask))
        const saved = await checkout.setAddresses(
          basketRequestOf(ask),
          progress?.calculation.isDigital
            ? { billingAddress: own }
            : { shippingAddress: own, ...sameBill(progress, own) },
        )
        if (!saved.ok) return refusedFormAction(ask, saved.problem, checkoutProblems)
        renewBasket(ask, saved.value.basket.basketId)
        if (typedValues.billingElsewhere === 'true') {
          const billed = await checkout.setAddresses(basketRequestOf(ask), {
            billingAddress: billingFieldsOf(typedValues),
          })
          if (!billed.ok) return prefixed(refusedFormAction(ask, billed.problem, checkoutProblems))
        }
        return { goTo: stepAddress(content, ask.market, 'shipping') }
      },
    }),
  },
}

/** Saved addresses of a member that this market delivers to. */
const addressesHere = async ({ addressBook }: Pick<Parts, 'addressBook'>, { market, visitor }: PageRequest) =>
  visitor.accountId === undefined
    ? []
    : (await addressBook.list(visitor.accountId)).filter(({ address }) => address.country === market.country.code)

/** Another billing country was chosen. Its fields are shown first, without problems about empty fields. */
const wantsOtherFields = ({ billingElsewhere, ...values }: Readonly<Record<string, string | undefined>>): boolean =>
  billingElsewhere === 'true' &&
  Boolean(values[shownCountry]) &&
  values[`${billing}country`] !== undefined &&
  values[`${billing}country`] !== values[shownCountry]

const ownFields = (values: Readonly<Record<string, string | undefined>>): Address =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && name in place))

const billingFieldsOf = (values: Readonly<Record<string, string | undefined>>): Address =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value !== undefined && name.startsWith(billing) && name !== shownCountry)
      .map(([name, value]) => [name.slice(billing.length), value]),
  )

/** If no other billing address is wanted, the billing address becomes the delivery address again. */
const sameBill = (
  progress: AtStep['progress'] | undefined,
  shipping: Address,
): { readonly billingAddress?: Address } => (progress?.basket.addresses.billing ? { billingAddress: shipping } : {})

/** True if both addresses have equal values in every form field. */
const isSameAddress = (one: Address, other: Address): boolean =>
  [...placeNames, 'country' as const].every((name) => (one[name] ?? '') === (other[name] ?? ''))

const prefixed = (answer: FormActionAnswer): FormActionAnswer =>
  'problems' in answer
    ? {
        ...answer,
        problems: Object.fromEntries(Object.entries(answer.problems).map(([name, texts]) => [billing + name, texts])),
        named: (answer.named ?? []).map((name) => billing + name),
      }
    : answer

function billingOf(
  { progress: { basket, calculation } }: AtStep,
  { market, typed: refused }: PageRequest,
): Pick<PageBody<'checkoutDetailsPage'>, 'billing'> {
  if (calculation.isDigital) return {}
  const { billing: address, shipping } = basket.addresses
  const elsewhere = address !== undefined && shipping !== undefined && !isSameAddress(address, shipping)
  const kept = elsewhere ? address : { country: market.country.code }
  const values = { ...kept, country: refused?.[`${billing}country`] ?? kept.country ?? market.country.code }
  return {
    billing: {
      elsewhere,
      fields: billingFields(market, values.country).map((field) => ({
        ...field,
        name: billing + field.name,
        ...(field.autocomplete === undefined || field.autocomplete === 'off'
          ? {}
          : { autocomplete: `billing ${field.autocomplete}` }),
        ...(field.pairedWith === undefined ? {} : { pairedWith: billing + field.pairedWith }),
      })),
      values: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          typeof value === 'string' ? [[billing + name, value] as const] : [],
        ),
      ),
    },
  }
}
