import type { Address } from '#contracts/delivery-address.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { AddressBookProblem } from './address-book.problems.ts'

/** The highest number of addresses of an account. */
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

/** Addresses of an account. If there are any, one is preferred. Changes of one account run one after another. */
export interface AddressBook {
  /** The preferred one first, then the newest. */
  list(accountId: string): Promise<readonly BookedAddress[]>
  find(owner: Owner, id: string): Promise<AddressBookAnswer>
  /** If the address is already stored, it is returned and not added again. */
  add(owner: OwnerHere, given: Address): Promise<AddressBookAnswer>
  replace(owner: OwnerHere, id: string, given: Address): Promise<AddressBookAnswer>
  /** Returns the remaining addresses. If the preferred one was deleted, the newest becomes preferred. */
  delete(owner: Owner, id: string): Promise<AddressBookAnswer<readonly BookedAddress[]>>
  prefer(owner: Owner, id: string): Promise<AddressBookAnswer>
}
