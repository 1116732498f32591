import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'aftership-hmac-sha256'

/** The signature of a webhook: an HMAC of its body as it was sent. */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('base64')

export function isSigned(text: string, signature: string | string[] | undefined, secret: string): boolean {
  if (typeof signature !== 'string') return false
  const given = Buffer.from(signature, 'base64')
  const right = Buffer.from(signatureOf(text, secret), 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
}
