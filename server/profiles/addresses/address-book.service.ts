import { isDeepStrictEqual } from 'node:util'
import type { Address } from '#contracts/delivery-address.ts'
import { accepted, refused } from '#foundation/result.ts'
import { checkAddressIn } from '#server/checkout/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addressBookIn } from './address-book.repository.ts'
import { type AddressBook, mostAddresses } from './address-book.ts'

const unknown = refused({ code: 'address-book.unknown' as const })

export function openAddressBook(database: Database): AddressBook {
  const table = addressBookIn(database)

  /** Runs a change in a transaction, while no other change of this address book can run. */
  const alone = <Value>(accountId: string, change: (inside: Database) => Promise<Value>): Promise<Value> =>
    database.transaction(async (inside) => {
      await table.lock(inside, accountId)
      return change(inside)
    })

  return {
    list: (accountId) => table.list(accountId),

    async find({ accountId }, id) {
      const found = await table.find(accountId, id)
      return found ? accepted(found) : unknown
    },

    async add({ accountId, market }, given) {
      const checked = readAddress(market, given)
      if (!checked.ok) return checked
      return alone(accountId, async (inside) => {
        const held = await table.list(accountId, inside)
        const same = held.find(({ address }) => isDeepStrictEqual(address, checked.value))
        if (!same && held.length >= mostAddresses) return refused({ code: 'address-book.full', limit: mostAddresses })
        const id = same?.id ?? (await table.add(inside, accountId, checked.value))
        if (held.length === 0 || given.isPreferred) await table.prefer(inside, { accountId, id })
        return accepted((await table.find(accountId, id, inside))!)
      })
    },

    async replace({ accountId, market }, id, given) {
      const checked = readAddress(market, given)
      if (!checked.ok) return checked
      return alone(accountId, async (inside) => {
        if (!(await table.find(accountId, id, inside))) return unknown
        await table.replace(inside, { accountId, id }, checked.value)
        if (given.isPreferred) await table.prefer(inside, { accountId, id })
        return accepted((await table.find(accountId, id, inside))!)
      })
    },

    delete: ({ accountId }, id) =>
      alone(accountId, async (inside) => {
        const found = await table.find(accountId, id, inside)
        if (!found) return unknown
        await table.delete(inside, found)
        const [newest] = await table.list(accountId, inside)
        if (newest && found.isPreferred) await table.prefer(inside, newest)
        return accepted(await table.list(accountId, inside))
      }),

    prefer: ({ accountId }, id) =>
      alone(accountId, async (inside) => {
        if (!(await table.find(accountId, id, inside))) return unknown
        await table.prefer(inside, { accountId, id })
        return accepted((await table.find(accountId, id, inside))!)
      }),
  }
}

/** Checks an address by the checkout's rules. Fields that belong to the address book or to one order are left out. */
function readAddress(market: Market, given: Address): ReturnType<typeof checkAddressIn> {
  const { isPreferred: _, id: _id, carrierVariant: _variant, ...rest } = given
  return checkAddressIn(market, rest.country, rest)
}
