import type { Address } from '#contracts/delivery-address.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { AddressBookProblem } from './address-book.problems.ts'

/** The most addresses of an account. */
export const mostAddresses = 20

export interface BookedAddress {
  readonly id: string
  readonly accountId: string
  readonly isPreferred: boolean
  readonly address: Address
}

export type AddressBookAnswer<Value = BookedAddress> = Result<Value, AddressBookProblem>

interface Owner {
  readonly accountId: string
}
interface OwnerHere extends Owner {
  readonly market: Market
}

/** Addresses of an account. One of them is preferred as long as there are any; changes of one account follow each other. */
export interface AddressBook {
  /** The preferred one first, then the newest. */
  list(accountId: string): Promise<readonly BookedAddress[]>
  find(owner: Owner, id: string): Promise<AddressBookAnswer>
  /** An address that is there already is answered, not added again. */
  add(owner: OwnerHere, given: Address): Promise<AddressBookAnswer>
  replace(owner: OwnerHere, id: string, given: Address): Promise<AddressBookAnswer>
  /** Answers those that are left; the newest of them follows the preferred one. */
  delete(owner: Owner, id: string): Promise<AddressBookAnswer<readonly BookedAddress[]>>
  prefer(owner: Owner, id: string): Promise<AddressBookAnswer>
}
