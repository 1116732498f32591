import { createHash, randomBytes } from 'node:crypto'

/** A secret for one mail: 256 bits that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What is kept of it, so that whoever reads the database can confirm nothing. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Whose requests are counted together, without the address itself lying in the table of counts. */
export const nameOfAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
