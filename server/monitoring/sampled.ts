/** A number between 0 and 1 that is always the same for a text. */
export function shareOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) {
    hash ^= letter.codePointAt(0)!
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  // The hashes of similar texts have nearly the same high bits. So the low bits are mixed into the high bits.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0
  hash ^= hash >>> 12
  return (hash >>> 0) / 2 ** 32
}

/** True for this share of all visits, and always the same for one visit. */
export const isSampled = (sessionId: string, share: number): boolean => shareOf(sessionId) < share
