import { createHash, randomBytes } from 'node:crypto'

/** A secret that opens something: 256 random bits in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored, so that the database alone opens nothing. There is nothing to guess, so one round of hashing is enough. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The name under which the requests of an address are counted; the address itself is not stored there. */
export const nameOfAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
