import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'

export interface StoredPasskey {
  readonly id: string
  readonly accountId: string
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly transports: readonly string[]
  readonly name: string
  readonly backedUp: boolean
  readonly madeAt: Date
  readonly usedAt: Date | null
}

export type NewPasskey = Omit<StoredPasskey, 'madeAt' | 'usedAt'> & { readonly counter: number }

/** A use of a passkey: the counter that its device sent, and whether it is backed up now. */
export interface PasskeyUse {
  readonly id: string
  readonly counter: number
  readonly backedUp: boolean
}

const columns = `id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey", transports, name,
  backed_up as "backedUp", made_at as "madeAt", used_at as "usedAt"`

const addText = `
  insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, backed_up)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${columns}`

/** A counter that does not grow means that the passkey was copied. Devices without a counter always send 0. */
const useText = `
  update passkey set counter = $2, backed_up = $3, used_at = now()
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`

export const passkeysIn = (database: Database) => ({
  list: (accountId: string): Promise<readonly StoredPasskey[]> =>
    database.prepared<StoredPasskey>(
      'passkeys-of-account',
      `select ${columns} from passkey where account_id = $1 order by made_at, id`,
      [accountId],
    ),
  /** The passkeys of an account, locked: no other transaction can remove one meanwhile. */
  lock: (inside: Database, accountId: string): Promise<readonly Pick<StoredPasskey, 'id' | 'name'>[]> =>
    inside.prepared('passkeys-lock', 'select id, name from passkey where account_id = $1 for update', [accountId]),
  byCredential: async (credentialId: string): Promise<StoredPasskey | undefined> =>
    (
      await database.prepared<StoredPasskey>(
        'passkey-by-credential',
        `select ${columns} from passkey where credential_id = $1`,
        [credentialId],
      )
    )[0],
  /** Undefined if the credential is already known. */
  add: async (inside: Database, it: NewPasskey): Promise<StoredPasskey | undefined> =>
    (
      await inside.prepared<StoredPasskey>('passkey-add', addText, [
        ...[it.id, it.accountId, it.credentialId, it.publicKey, it.counter, it.transports, it.name, it.backedUp],
      ])
    )[0],
  /** False if the counter did not grow. */
  use: async (inside: Database, { id, counter, backedUp }: PasskeyUse): Promise<boolean> =>
    (await inside.prepared('passkey-use', useText, [id, counter, backedUp])).length > 0,
  rename: async (accountId: string, id: string, name: string): Promise<boolean> =>
    (
      await database.prepared(
        'passkey-rename',
        'update passkey set name = $3 where account_id = $1 and id = $2 returning id',
        [accountId, id, name],
      )
    ).length > 0,
  remove: async (inside: Database, id: string): Promise<void> => {
    await inside.prepared('passkey-remove', 'delete from passkey where id = $1', [id])
  },
  /** False if the challenge was answered before. */
  answerChallenge: async (inside: Database, challenge: string, lifeMs: number): Promise<boolean> =>
    (
      await inside.prepared(
        'challenge-answer',
        `insert into used_challenge (hash, expires_at) values ($1, now() + make_interval(secs => $2))
         on conflict do nothing returning hash`,
        [createHash('sha256').update(challenge).digest(), lifeMs / 1000],
      )
    ).length > 0,
})
