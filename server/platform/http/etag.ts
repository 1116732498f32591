import { hash } from 'node:crypto'

/** A short hash of the content, without quotes. */
export const fingerprint = (...parts: readonly string[]): string =>
  hash('sha1', parts.join('\n'), 'base64url').slice(0, 20)

/** True if the client's copy, named in `If-None-Match`, equals ours. Weak and strong tags are treated alike. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((name) => name.trim().replace(/^W\//, '') === etag))
