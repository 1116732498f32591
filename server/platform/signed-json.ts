import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a signature is valid before and after its time: clocks differ, and a captured request must not be sent again later. */
const goodForSeconds = 300

/**
 * Proves that the sender of a JSON body knows the key: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of the seconds, a dot and
 * the body with sorted keys and no blanks.
 */
export function signatureOf(body: unknown, key: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(body, key, seconds)}`
}

/** True if one of the keys signed the body within the last few minutes. */
export function isSignedBy(
  body: unknown,
  signature: string | string[] | undefined,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): boolean {
  const given = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature ?? ''))
  if (!given) return false
  const seconds = Number(given[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > goodForSeconds) return false
  const proof = Buffer.from(given[2]!, 'hex')
  return keys.some((key) => timingSafeEqual(Buffer.from(digest(body, key, seconds), 'hex'), proof))
}

const digest = (body: unknown, key: string, seconds: number): string =>
  createHmac('sha256', key)
    .update(`${seconds}.${inOrder(body)}`)
    .digest('hex')

/** The same text for the same values, whatever the order of their keys. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${inOrder(one)}`)
    .join(',')}}`
}
