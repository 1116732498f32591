import { addressBookCalls } from '#contracts/addresses.ts'
import type { Address } from '#contracts/delivery-address.ts'
import { accepted } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { addressBookProblems } from './address-book.problems.ts'
import type { AddressBook, AddressBookAnswer, BookedAddress } from './address-book.ts'

interface AccountCall {
  readonly market: Market
  readonly visitor: { readonly accountId?: string | undefined }
}

const ownerOf = ({ market, visitor }: AccountCall) => ({ market, accountId: visitor.accountId! })

/** Calls of the address book; each can use only addresses of its own account. */
export function addressBookRoutes(book: AddressBook): CallGroup {
  return serveCalls(addressBookCalls, addressBookProblems, {
    'GET /api/account/{catalog}/address': async ({ visitor }) => (await book.list(visitor.accountId!)).map(onWire),
    'POST /api/account/{catalog}/address': async (ask) => answerOnWire(await book.add(ownerOf(ask), ask.body)),
    'GET /api/account/{catalog}/address/{addressId}': async (ask) =>
      answerOnWire(await book.find(ownerOf(ask), ask.params.addressId)),
    'PUT /api/account/{catalog}/address/{addressId}': async (ask) =>
      answerOnWire(await book.replace(ownerOf(ask), ask.params.addressId, ask.body)),
    async 'DELETE /api/account/{catalog}/address/{addressId}'(ask) {
      const left = await book.delete(ownerOf(ask), ask.params.addressId)
      return left.ok ? accepted(left.value.map(onWire)) : left
    },
    'PUT /api/account/{catalog}/address/set-preferred/{addressId}': async (ask) =>
      answerOnWire(await book.prefer(ownerOf(ask), ask.params.addressId)),
  })
}

const answerOnWire = (answer: AddressBookAnswer) => (answer.ok ? accepted(onWire(answer.value)) : answer)

const onWire = ({ id, accountId, isPreferred, address }: BookedAddress): Address => ({
  ...address,
  ...{ id, accountId, isPreferred },
})
