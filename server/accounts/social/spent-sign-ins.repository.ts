import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'

/** Used states and codes of sign-ins. None can be used twice, whatever the provider allows. Only hashes are stored. */
export const spentSignInsIn = (database: Database) => ({
  /** False if it was used before; of two simultaneous requests only one gets true. */
  async spend(what: 'state' | 'code', text: string): Promise<boolean> {
    const hash = createHash('sha256').update(`${what} ${text}`).digest('base64url')
    const spent = await database.prepared(
      'sign-in-spend',
      'insert into spent_sign_in (hash) values ($1) on conflict (hash) do nothing returning hash',
      [hash],
    )
    return spent.length > 0
  },
})
