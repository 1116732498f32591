import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-hub-signature-256'

/** The signature of a webhook: an HMAC of its body as it was sent. */
export const signatureOf = (text: string, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(text, 'utf8').digest('hex')}`

export function isSigned(text: string, signature: string | string[] | undefined, appSecret: string): boolean {
  if (typeof signature !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(text, appSecret)))
}

/** Compares in constant time, so that an attacker learns nothing about the right token from the duration. */
export const isToken = (given: string | undefined, right: string): boolean =>
  given !== undefined && timingSafeEqual(hashOf(given), hashOf(right))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
