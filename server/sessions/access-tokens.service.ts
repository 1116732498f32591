import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Claims, ReadToken, VisitorSession } from './sessions.ts'
import { type AccessTokensNeeds, signingKeys, UnknownKey } from './signing-keys.service.ts'

export interface AccessTokens {
  sign(session: Omit<VisitorSession, 'emailVerified'>): Promise<SignedToken>
  read(token: string): Promise<ReadToken>
  publicKeys(): Promise<readonly Readonly<Record<string, unknown>>[]>
}

export interface SignedToken {
  readonly token: string
  /** The payload, which clients may read. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly expiresAtMs: number
}
const rememberedTokens = 5_000
const claimNames = ['st-ev'] as const

/**
 * Access tokens are signed, so that a request is identified without the database. A checked token is remembered until
 * it expires, because checking its signature takes longer than all other work to read a visitor.
 */
export function accessTokens(needs: AccessTokensNeeds): AccessTokens {
  const { clock, lifeSeconds } = needs
  const keys = signingKeys(needs)
  const issuer = `${needs.publicUrl}/api/auth`
  const checked = new LRUCache<string, { readonly session: VisitorSession; readonly expiresAtMs: number }>({
    max: rememberedTokens,
  })
  return {
    publicKeys: async () => (await keys.all()).map(({ publicJwk }) => publicJwk),

    async sign({ id, accountId, claims }) {
      const key = await keys.newest()
      const issuedAt = Math.floor(clock().getTime() / 1000)
      const payload = {
        sub: accountId,
        iat: issuedAt,
        exp: issuedAt + lifeSeconds,
        iss: issuer,
        sessionHandle: id,
        tId: 'public',
        rsub: accountId,
        ...claims,
      }
      const token = await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: key.id }).sign(key.privateKey)
      return { token, payload, expiresAtMs: payload.exp * 1000 }
    },

    async read(token) {
      const known = checked.get(token)
      if (known) return known.expiresAtMs > clock().getTime() ? { kind: 'valid', session: known.session } : expired
      if (!isTokenLike.test(token)) return none
      try {
        const { payload } = await jwtVerify(token, async ({ kid }) => (await keys.find(kid)).publicKey, {
          ...{ algorithms: ['ES256'], issuer, currentDate: clock() },
          requiredClaims: ['exp', 'iat', 'sub', 'sessionHandle'],
        })
        const session = sessionOf(payload)
        checked.set(token, { session, expiresAtMs: payload.exp! * 1000 })
        return { kind: 'valid', session }
      } catch (error) {
        if ((error as { code?: string }).code === 'ERR_JWT_EXPIRED') return expired
        if (isOfDatabase(error)) throw error
        return none
      }
    },
  }
}

const none: ReadToken = { kind: 'none' }
const expired: ReadToken = { kind: 'expired' }
const isTokenLike = /^[\w-]{1,200}\.[\w-]{1,3000}\.[\w-]{1,200}$/

/** True for faults of reading the keys; they do not mean that the token is wrong. */
const isOfDatabase = (error: unknown): boolean =>
  !(error instanceof UnknownKey) && !String((error as { code?: unknown }).code ?? '').startsWith('ERR_')

function sessionOf(payload: Readonly<Record<string, unknown>>): VisitorSession {
  const claims = Object.fromEntries(
    claimNames.flatMap((name) => (name in payload ? [[name, payload[name]]] : [])),
  ) as Claims
  return {
    id: String(payload.sessionHandle),
    accountId: String(payload.sub),
    emailVerified: claims['st-ev']?.v === true,
    claims,
  }
}
