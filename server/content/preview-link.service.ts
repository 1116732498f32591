import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link to the preview of a page, possibly at a future moment; `untilSeconds` is when it expires. */
export interface PreviewLink {
  /** With its market: `/da-dk/spring`. */
  readonly path: string
  /** ISO 8601, or an empty string. */
  readonly at: string
  readonly untilSeconds: number
}

/** Proves that the link was made with the key: an HMAC-SHA256 of its three parts, each on a line. */
export const proofOf = ({ path, at, untilSeconds }: PreviewLink, key: string): string =>
  createHmac('sha256', key).update(`${path}\n${at}\n${untilSeconds}`).digest('hex')

/** The address that opens a preview. */
export function previewAddress(link: PreviewLink, key: string): string {
  const { path, at, untilSeconds } = link
  const query = new URLSearchParams({ path, ...(at === '' ? {} : { at }), until: String(untilSeconds) })
  return `/preview?${query}&proof=${proofOf(link, key)}`
}

/** The key that the link was made with; undefined for a wrong proof or an expired link. */
export function keyOfLink(
  link: PreviewLink,
  proof: string,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): string | undefined {
  if (!/^[0-9a-f]{64}$/.test(proof) || !(link.untilSeconds * 1000 > now.getTime())) return undefined
  return keys.find((key) => timingSafeEqual(Buffer.from(proofOf(link, key), 'hex'), Buffer.from(proof, 'hex')))
}
