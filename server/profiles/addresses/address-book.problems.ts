import type { AddressProblem } from '#server/checkout/index.ts'
import type { ProblemForms } from '#server/platform/problems.ts'

export type AddressBookProblem =
  | AddressProblem
  | { readonly code: 'address-book.unknown' }
  | { readonly code: 'address-book.full'; readonly limit: number }

export const addressBookProblems = {
  'checkout.address-not-complete': { status: 400 },
  'address-book.unknown': { status: 404 },
  'address-book.full': { status: 400, args: ['limit'] },
} satisfies ProblemForms<AddressBookProblem>
