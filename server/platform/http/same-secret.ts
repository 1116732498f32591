import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * True if `given` is one of `known`. The comparison takes the same time for any value, so timing reveals nothing. There
 * are several while a secret is being replaced.
 */
export function isOneOf(known: readonly string[], given: string | undefined): boolean {
  if (given === undefined) return false
  const wanted = digest(given)
  return known.map((secret) => timingSafeEqual(digest(secret), wanted)).includes(true)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
