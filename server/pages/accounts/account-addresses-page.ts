import { z } from 'zod'
import type { PageBody } from '#contracts/pages.ts'
import { addressFields } from '#server/checkout/index.ts'
import { knownMarkets } from '#server/markets/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { addressBookProblems, type BookedAddress, mostAddresses } from '#server/profiles/index.ts'
import { type FormActionAnswer, formAction, type PageKind, type PageRedirect, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'
import { shownAddress } from './shown-address.ts'

const typed = z.string().max(200, 'form.too-long').optional()
const addressForm = z.object({
  ...{ addressId: typed, country: typed, firstName: typed, lastName: typed, line1: typed, houseNumber: typed },
  ...{ line2: typed, postalCode: typed, city: typed, regionCode: typed, zone: typed, district: typed },
  ...{ mobilePhoneNumber: typed, legalCustomerNumber: typed, customsCustomerNumber: typed },
  ...{ organizationName: typed, taxOffice: typed },
})

const here = ({ content }: Pick<Parts, 'content'>, { market }: PageRequest, done?: string): PageRedirect => ({
  goTo: content.linkTo(market, 'accountAddressesPage') + (done === undefined ? '' : `?done=${done}`),
})

const isInMaintenance = ({ content }: Pick<Parts, 'content'>, { market }: PageRequest): boolean =>
  content.toggle(market, 'accountMaintenanceMode')

const ownerOf = ({ market, visitor }: PageRequest) => ({ market, accountId: visitor.session!.accountId })

/** The address book of the signed-in shopper. While accounts are in maintenance, the account page says so. */
export const accountAddressesPage: PageKind<'accountAddressesPage'> = {
  alias: 'accountAddressesPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['done', 'edit'],
  async load(parts, ask) {
    const { content, addressBook } = parts
    const { market, path, query, localization, visitor } = ask
    if (isInMaintenance(parts, ask)) return { goTo: content.linkTo(market, 'accountPage') }
    if (!visitor.session) return { goTo: loginAddress(content, market, { to: path }) }
    const held = await addressBook.list(visitor.session.accountId)
    return {
      body: {
        addresses: held.map(shownAddress),
        isFull: held.length >= mostAddresses,
        ...editedOf(parts, ask, held),
        ...(query.done === 'saved' || query.done === 'deleted' ? { done: query.done } : {}),
      },
      frame: { title: localization.t('page.accountaddressespage'), robots: 'NOINDEX, NOFOLLOW' },
    }
  },
  formActions: {
    'save-address': formAction({
      form: addressForm,
      async act(parts, ask, { addressId, ...given }) {
        if (isInMaintenance(parts, ask)) return here(parts, ask)
        const owner = ownerOf(ask)
        const address = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
        const saved = addressId
          ? await parts.addressBook.replace(owner, addressId, address)
          : await parts.addressBook.add(owner, address)
        return saved.ok ? here(parts, ask, 'saved') : refusal(ask, saved.problem)
      },
    }),
    'delete-address': formAction({
      form: z.object({ addressId: z.string().max(200) }),
      async act(parts, ask, { addressId }) {
        if (isInMaintenance(parts, ask)) return here(parts, ask)
        const left = await parts.addressBook.delete(ownerOf(ask), addressId)
        return here(parts, ask, left.ok ? 'deleted' : undefined)
      },
    }),
    'prefer-address': formAction({
      form: z.object({ addressId: z.string().max(200) }),
      async act(parts, ask, { addressId }) {
        if (isInMaintenance(parts, ask)) return here(parts, ask)
        const preferred = await parts.addressBook.prefer(ownerOf(ask), addressId)
        return here(parts, ask, preferred.ok ? 'saved' : undefined)
      },
    }),
  },
}

const refusal = (
  { localization }: PageRequest,
  problem: { readonly code: keyof typeof addressBookProblems },
): FormActionAnswer => ({ problems: problemErrors(localization, problem, addressBookProblems[problem.code]) })

/** The form for a new or a saved address, with the fields of its country. */
function editedOf(
  { content }: Pick<Parts, 'content'>,
  { market, query }: PageRequest,
  held: readonly BookedAddress[],
): Pick<PageBody<'accountAddressesPage'>, 'edited'> {
  const found = held.find(({ id }) => id === query.edit)
  if (!found && query.edit !== 'new') return {}
  const country = found?.address.country ?? market.country.code
  const known = knownMarkets.find((one) => one.country.code === country)?.country ?? market.country
  const texts = Object.entries(found?.address ?? {}).filter(([, value]) => typeof value === 'string')
  return {
    edited: {
      ...(found && { id: found.id }),
      ...{ country, fields: addressFields(known), values: Object.fromEntries(texts) as Record<string, string> },
      searched: country === market.country.code && content.toggle(market, 'addressValidation'),
    },
  }
}
