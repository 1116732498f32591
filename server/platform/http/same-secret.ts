import { createHash, timingSafeEqual } from 'node:crypto'

/** True if `given` is one of `known`, in a time that tells nothing of them. Several are known while a secret is being changed. */
export function isOneOf(known: readonly string[], given: string | undefined): boolean {
  if (given === undefined) return false
  const wanted = digest(given)
  return known.map((secret) => timingSafeEqual(digest(secret), wanted)).includes(true)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
