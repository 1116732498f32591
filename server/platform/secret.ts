import { createHash, randomBytes } from 'node:crypto'

/** A random secret: 256 bits in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * Only the hash is stored, so a copy of the database gives no access. A random secret cannot be guessed, so one round
 * of hashing is enough.
 */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The key under which requests for an email address are counted. The address itself is not stored there. */
export const nameOfAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
