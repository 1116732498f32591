import { createHash, randomBytes } from 'node:crypto'

/** A secret for one mail: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Only the hash is stored, so that the database alone is not enough to confirm a request. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The key under which the requests of an address are counted; the address itself is not stored there. */
export const nameOfAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
