import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import { keyFor, seal, unseal } from '#server/platform/sealed.ts'
import type { SigningKeysTable, StoredKey } from './signing-keys.repository.ts'

const dayMs = 24 * 60 * 60 * 1000
const rotatedEachMs = 30 * dayMs

export interface AccessTokensNeeds {
  readonly keys: SigningKeysTable
  readonly clock: Clock
  /** Secrets of the shop, newest first; they encrypt the stored private keys. */
  readonly secrets: readonly string[]
  readonly lifeSeconds: number
  /** Scheme and host of the shop, which its tokens name as issuer. */
  readonly publicUrl: string
}

/** Shortest time between two reads. Another process may have made a key that this one does not know yet. */
export const readAgainMs = 1_000

export class UnknownKey extends Error {}

interface SigningKey {
  readonly id: string
  readonly publicJwk: Readonly<Record<string, unknown>>
  readonly publicKey: KeyObject
  /** Undefined if none of the secrets decrypts it. */
  readonly privateKey: KeyObject | undefined
  readonly madeAtMs: number
}

/** The keys in memory. They are read again when a token names an unknown key. */
export function signingKeys({ keys: table, clock, secrets }: AccessTokensNeeds) {
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
