import type { Address } from '#contracts/delivery-address.ts'
import { isId, newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { BookedAddress } from './address-book.ts'

const columns = `id, account_id as "accountId", is_preferred as "isPreferred", address`

/** Every statement contains the account, so nobody can read or change addresses of somebody else. */
export const addressBookIn = (database: Database) => ({
  list: (accountId: string, inside: Database = database): Promise<readonly BookedAddress[]> =>
    inside.prepared<BookedAddress>(
      'address-book-list',
      `select ${columns} from profile_address where account_id = $1 order by is_preferred desc, made_at desc, id desc`,
      [accountId],
    ),
  async find(accountId: string, id: string, inside: Database = database): Promise<BookedAddress | undefined> {
    if (!isId(id)) return undefined
    const text = `select ${columns} from profile_address where account_id = $1 and id = $2`
    return (await inside.prepared<BookedAddress>('address-book-find', text, [accountId, id]))[0]
  },
  /** Other changes of this address book wait until the transaction ends. */
  async lock(inside: Database, accountId: string): Promise<void> {
    const text = `select pg_advisory_xact_lock(hashtextextended('profile_address ' || $1, 0))`
    await inside.prepared('address-book-lock', text, [accountId])
  },
  async add(inside: Database, accountId: string, address: Address): Promise<string> {
    const id = newId()
    await inside.prepared(
      'address-book-add',
      `insert into profile_address (id, account_id, address, is_preferred) values ($1, $2, $3, false)`,
      [id, accountId, JSON.stringify(address)],
    )
    return id
  },
  async replace(inside: Database, { accountId, id }: Pick<BookedAddress, 'accountId' | 'id'>, address: Address) {
    const text = 'update profile_address set address = $3 where account_id = $1 and id = $2'
    await inside.prepared('address-book-replace', text, [accountId, id, JSON.stringify(address)])
  },
  async delete(inside: Database, { accountId, id }: Pick<BookedAddress, 'accountId' | 'id'>): Promise<void> {
    const text = 'delete from profile_address where account_id = $1 and id = $2'
    await inside.prepared('address-book-delete', text, [accountId, id])
  },
  /** The previously preferred address is reset first, so that there are never two. */
  async prefer(inside: Database, { accountId, id }: Pick<BookedAddress, 'accountId' | 'id'>): Promise<void> {
    const leave = 'update profile_address set is_preferred = false where account_id = $1 and is_preferred and id <> $2'
    await inside.prepared('address-book-leave', leave, [accountId, id])
    const take = 'update profile_address set is_preferred = true where account_id = $1 and id = $2'
    await inside.prepared('address-book-prefer', take, [accountId, id])
  },
})
