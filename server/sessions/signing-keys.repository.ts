import type { Database } from '#server/platform/database.ts'

export interface StoredKey {
  readonly id: string
  readonly publicKey: Readonly<Record<string, unknown>>
  /** Encrypted. */
  readonly privateKey: string
  readonly madeAt: Date
}

/** The keys that sign access tokens, newest first. A key is deleted when none of its tokens can be valid any more. */
export const signingKeysIn = (database: Database) => ({
  all: () =>
    database.prepared<StoredKey>(
      'signing-keys',
      `select id, public_key as "publicKey", private_key as "privateKey", made_at as "madeAt"
       from signing_key order by made_at desc, id`,
    ),
  add: async ({ id, publicKey, privateKey }: Omit<StoredKey, 'madeAt'>): Promise<void> => {
    await database.prepared(
      'signing-key-add',
      'insert into signing_key (id, public_key, private_key) values ($1, $2, $3)',
      [id, JSON.stringify(publicKey), privateKey],
    )
  },
})
export type SigningKeysTable = ReturnType<typeof signingKeysIn>
