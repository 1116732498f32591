import type { Address } from '#contracts/delivery-address.ts'
import type { PageBody } from '#contracts/pages.ts'
import { billingFields } from '#server/checkout/index.ts'
import type { BookedAddress } from '#server/profiles/index.ts'
import { shownAddress } from '../accounts/shown-address.ts'
import type { FormActionAnswer, PageRequest } from '../page-kind.ts'
import type { AtStep } from './checkout-steps.ts'
import { addressShape, isSameAddress, type PostedFields, postedAddressOf, postedText } from './posted-address.ts'

/** The names of the billing fields begin with this. */
const billing = 'billing-'
/** The country whose fields the form shows. */
const shownCountry = `${billing}shown`
/** The id of an address from the member's address book. */
export const savedBilling = `${billing}saved`

export const billingShape = Object.fromEntries(
  [...Object.keys(addressShape).map((name) => billing + name), `${billing}country`, shownCountry, savedBilling].map(
    (name) => [name, postedText],
  ),
)

/** Another billing country was chosen. Its fields are shown first, without problems about empty fields. */
export const wantsOtherFields = (posted: PostedFields): boolean =>
  posted.billingElsewhere === 'true' &&
  !posted[savedBilling] &&
  Boolean(posted[shownCountry]) &&
  posted[`${billing}country`] !== undefined &&
  posted[`${billing}country`] !== posted[shownCountry]

/** The billing address that was chosen from the member's addresses or typed; undefined if the chosen one does not exist. */
export function billingAddressOf(posted: PostedFields, booked: readonly BookedAddress[]): Address | undefined {
  if (!posted[savedBilling]) return postedAddressOf(posted, billing)
  const found = booked.find(({ id }) => id === posted[savedBilling])
  return found && withoutEmail(found.address)
}

/** The email of an order is the one given in the customer step. */
export const withoutEmail = ({ email: _, ...address }: Address): Address => address

/** The problems of a billing address, at its own fields, or at the choice of a saved address, whose fields are not shown. */
export function atBillingFields(answer: FormActionAnswer, posted: PostedFields): FormActionAnswer {
  if (!('problems' in answer)) return answer
  const texts = Object.values(answer.problems).flat()
  if (posted[savedBilling]) return { ...answer, problems: { [savedBilling]: texts }, named: [] }
  return {
    ...answer,
    problems: Object.fromEntries(Object.entries(answer.problems).map(([name, said]) => [billing + name, said])),
    named: (answer.named ?? []).map((name) => billing + name),
  }
}

/** The billing part of the address step. Left out for digital goods, which have no delivery address. */
export function billingPart(
  { progress: { basket, calculation } }: AtStep,
  { market, typed: refused }: PageRequest,
  booked: readonly BookedAddress[],
): Pick<PageBody<'checkoutDetailsPage'>, 'billing'> {
  if (calculation.isDigital) return {}
  const { billing: address, shipping } = basket.addresses
  const elsewhere = address !== undefined && shipping !== undefined && !isSameAddress(address, shipping)
  const known = elsewhere ? address : { country: market.country.code }
  const country = refused?.[`${billing}country`] ?? known.country ?? market.country.code
  const saved = elsewhere ? booked.find((entry) => isSameAddress(entry.address, known))?.id : undefined
  return {
    billing: {
      elsewhere,
      saved: booked.map(shownAddress),
      fields: billingFields(market, country).map((field) => ({
        ...field,
        name: billing + field.name,
        ...(field.autocomplete === undefined || field.autocomplete === 'off'
          ? {}
          : { autocomplete: `billing ${field.autocomplete}` }),
        ...(field.pairedWith === undefined ? {} : { pairedWith: billing + field.pairedWith }),
      })),
      values: {
        ...textsOf({ ...known, country }),
        ...(saved !== undefined && { [savedBilling]: saved }),
      },
    },
  }
}

const textsOf = (address: Address): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) =>
      typeof value === 'string' ? [[billing + name, value] as const] : [],
    ),
  )
