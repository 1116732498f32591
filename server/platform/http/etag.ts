import { hash } from 'node:crypto'

/** A short name for these very bytes, without quotes. */
export const fingerprint = (...parts: readonly string[]): string =>
  hash('sha1', parts.join('\n'), 'base64url').slice(0, 20)

/** True if the client's copy, as told by `If-None-Match`, is the one we would send. Weak and strong names count alike. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((name) => name.trim().replace(/^W\//, '') === etag))
