import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#foundation/clock.ts'
import { keyFor, seal, unseal } from '#server/platform/sealed.ts'
import type { Claims, ReadToken, VisitorSession } from './sessions.ts'
import type { SigningKeysTable, StoredKey } from './signing-keys.repository.ts'

export interface AccessTokensNeeds {
  readonly keys: SigningKeysTable
  readonly clock: Clock
  /** Secrets of the shop, the newest first; they encrypt the stored private keys. */
  readonly secrets: readonly string[]
  readonly lifeSeconds: number
  /** Scheme and host of the shop, which names itself in its tokens. */
  readonly publicUrl: string
}

export interface AccessTokens {
  sign(session: Omit<VisitorSession, 'emailVerified'>): Promise<SignedToken>
  read(token: string): Promise<ReadToken>
  publicKeys(): Promise<readonly Readonly<Record<string, unknown>>[]>
}

export interface SignedToken {
  readonly token: string
  /** The payload, which programs may read. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly expiresAtMs: number
}

interface SigningKey {
  readonly id: string
  readonly publicJwk: Readonly<Record<string, unknown>>
  readonly publicKey: KeyObject
  /** Undefined where none of the secrets opens it. */
  readonly privateKey: KeyObject | undefined
  readonly madeAtMs: number
}

const dayMs = 24 * 60 * 60 * 1000
const rotatedEachMs = 30 * dayMs
/** Another process may have made a key that is not known here yet; so often is it looked for. */
const readAgainMs = 1_000
const rememberedTokens = 5_000
const claimNames = ['st-ev'] as const

/**
 * Access tokens: signed, so that a request is known without the database. A token that was checked is remembered until it expires,
 * because checking a signature costs more than the whole rest of reading a visitor.
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

/** Faults of reading the keys are not the token's. */
const isOfDatabase = (error: unknown): boolean =>
  !(error instanceof UnknownKey) && !String((error as { code?: unknown }).code ?? '').startsWith('ERR_')

class UnknownKey extends Error {}

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

/** The keys in memory, read again when a token names one that is not known. */
function signingKeys({ keys: table, clock, secrets }: AccessTokensNeeds) {
  const sealKeys = secrets.map((secret) => keyFor('signing-key', secret))
  let known: readonly SigningKey[] = []
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const readAll = (): Promise<void> => {
    reading ??= table
      .all()
      .then((stored) => {
        known = stored.map((one) => opened(sealKeys, one))
        readAtMs = performance.now()
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const isUsable = (key: SigningKey | undefined): key is SigningKey & { readonly privateKey: KeyObject } =>
    key?.privateKey !== undefined && clock().getTime() - key.madeAtMs < rotatedEachMs
  const mine = () => known.find((key) => key.privateKey !== undefined)

  return {
    async all(): Promise<readonly SigningKey[]> {
      await readAll()
      return known
    },
    async find(id: string | undefined): Promise<SigningKey> {
      const here = () => known.find((key) => key.id === id)
      if (!here() && performance.now() - readAtMs > readAgainMs) await readAll()
      const key = here()
      if (!key) throw new UnknownKey()
      return key
    },
    async newest(): Promise<SigningKey & { readonly privateKey: KeyObject }> {
      if (!isUsable(mine())) await readAll()
      if (!isUsable(mine())) {
        await table.add(newKey(sealKeys[0]!))
        await readAll()
      }
      return mine() as SigningKey & { readonly privateKey: KeyObject }
    },
  }
}

function newKey(sealKey: Buffer): Omit<StoredKey, 'madeAt'> {
  const id = randomUUID()
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    id,
    publicKey: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' },
    privateKey: seal(sealKey, JSON.stringify(privateKey.export({ format: 'jwk' }))),
  }
}

function opened(sealKeys: readonly Buffer[], { id, publicKey, privateKey, madeAt }: StoredKey): SigningKey {
  const privateText = unseal(sealKeys, privateKey)
  return {
    id,
    publicJwk: publicKey,
    publicKey: createPublicKey({ key: publicKey, format: 'jwk' }),
    privateKey:
      privateText === undefined ? undefined : createPrivateKey({ key: JSON.parse(privateText), format: 'jwk' }),
    madeAtMs: madeAt.getTime(),
  }
}
