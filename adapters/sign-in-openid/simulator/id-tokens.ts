import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Ways to forge a token. A shop must reject each of them. */
export const forgeries = ['issuer', 'audience', 'nonce', 'expired', 'key'] as const
export type Forgery = (typeof forgeries)[number]

export interface TokenOf {
  readonly issuer: string
  readonly audience: string
  readonly nonce: string | undefined
  readonly claims: Readonly<Record<string, unknown>> & { readonly sub: string }
  readonly forgery: Forgery | undefined
}

interface Key {
  readonly id: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}

const validForSeconds = 600

/** The signing keys of a simulated provider, and the id tokens that it signs with the newest key. */
export function idTokens() {
  let made = 0
  let newest: Promise<Key> | undefined
  const newKey = async (): Promise<Key> => {
    made += 1
    return { id: `key-${made}`, ...(await generateKeyPair('RS256', { extractable: true })) }
  }
  const current = (): Promise<Key> => (newest ??= newKey())

  return {
    rotate: (): void => {
      newest = newKey()
    },
    keys: async () => {
      const { id, publicKey } = await current()
      return { keys: [{ ...(await exportJWK(publicKey)), kid: id, alg: 'RS256', use: 'sig' }] }
    },
    async sign({ issuer, audience, nonce, claims, forgery }: TokenOf): Promise<string> {
      const { id, privateKey } = await current()
      const key = forgery === 'key' ? (await newKey()).privateKey : privateKey
      const { sub, ...more } = claims
      const now = Math.floor(Date.now() / 1000) - (forgery === 'expired' ? 2 * validForSeconds : 0)
      return new SignJWT({ ...more, nonce: forgery === 'nonce' ? 'another' : nonce })
        .setProtectedHeader({ alg: 'RS256', kid: id })
        .setSubject(sub)
        .setIssuer(forgery === 'issuer' ? `${issuer}.example` : issuer)
        .setAudience(forgery === 'audience' ? 'another-shop' : audience)
        .setIssuedAt(now)
        .setExpirationTime(now + validForSeconds)
        .sign(key)
    },
  }
}
