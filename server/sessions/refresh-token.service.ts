import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token contains its session, random bytes, and a part of the hash of its predecessor. A signature prevents
 * forging; the database stores only the hash of the newest token that was used.
 */
export interface RefreshToken {
  readonly sessionId: string
  /** SHA-256 of the whole token. */
  readonly hash: Buffer
  /** The first bytes of the hash of its predecessor, for which it was given. */
  readonly parent: Buffer
}

const idBytes = 16
const nonceBytes = 24
export const parentBytes = 16
const proofBytes = 24
const form = /^[\w-]{75}\.[\w-]{32}$/

export const newNonce = (): Buffer => randomBytes(nonceBytes)
export const noParent = Buffer.alloc(parentBytes)

export function refreshTokenOf(
  key: Buffer,
  { sessionId, nonce, parent }: { readonly sessionId: string; readonly nonce: Buffer; readonly parent: Buffer },
): string {
  const content = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), nonce, parent])
  return `${content.toString('base64url')}.${proofOf(key, content).toString('base64url')}`
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Undefined for anything that we did not make. Keys are tried in their order: an older key stays valid while a newer one replaces it. */
export function readRefreshToken(keys: readonly Buffer[], token: string): RefreshToken | undefined {
  if (!form.test(token)) return undefined
  const [content, proof] = token.split('.').map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  // Several base64 texts can stand for the same bytes; only one spelling is accepted.
  if (`${content.toString('base64url')}.${proof.toString('base64url')}` !== token) return undefined
  if (!keys.map((key) => timingSafeEqual(proofOf(key, content), proof)).includes(true)) return undefined
  const id = content.toString('hex', 0, idBytes)
  return {
    sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    hash: hashOfToken(token),
    parent: content.subarray(idBytes + nonceBytes),
  }
}

const proofOf = (key: Buffer, content: Buffer): Buffer =>
  createHmac('sha256', key).update(content).digest().subarray(0, proofBytes)
