import { createHmac, timingSafeEqual } from 'node:crypto'

/** A preview of a page, perhaps at a moment to come, that a link opens until some second. */
export interface PreviewLink {
  /** With its market: `/da-dk/spring`. */
  readonly path: string
  /** ISO 8601, or nothing. */
  readonly at: string
  readonly untilSeconds: number
}

/** Proof that somebody who knows the key made the link: an HMAC-SHA256 of its three parts, each on a line. */
export const proofOf = ({ path, at, untilSeconds }: PreviewLink, key: string): string =>
  createHmac('sha256', key).update(`${path}\n${at}\n${untilSeconds}`).digest('hex')

/** The address that opens a preview. */
export function previewAddress(link: PreviewLink, key: string): string {
  const { path, at, untilSeconds } = link
  const query = new URLSearchParams({ path, ...(at === '' ? {} : { at }), until: String(untilSeconds) })
  return `/preview?${query}&proof=${proofOf(link, key)}`
}

/** The key that proves a link, unless its time is over. */
export function keyOfLink(
  link: PreviewLink,
  proof: string,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): string | undefined {
  if (!/^[0-9a-f]{64}$/.test(proof) || !(link.untilSeconds * 1000 > now.getTime())) return undefined
  return keys.find((key) => timingSafeEqual(Buffer.from(proofOf(link, key), 'hex'), Buffer.from(proof, 'hex')))
}
