import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreatedCredential, CreationOptions, RequestOptions, UsedCredential } from '#contracts/passkeys.ts'

/** Details of a signature that a test can make wrong. */
export interface Wrong {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  /** The person was present, but the device did not verify who it was. */
  readonly unverified?: boolean
  readonly userHandle?: string
  readonly signedBy?: KeyObject
}

export interface Held {
  readonly id: string
  readonly userHandle: string
  readonly privateKey: KeyObject
}

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.of((major << 5) | value)
    : value < 256
      ? Buffer.of((major << 5) | 24, value)
      : Buffer.of((major << 5) | 25, value >> 8, value & 255)

/** Writes the kinds of CBOR values that a credential consists of. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** An authenticator in software: ES256, no attestation, with user verification. */
export function authenticator(origin: string) {
  const held: Held[] = []
  let counter = 0
  const clientData = (type: string, challenge: string, wrong: Wrong): Buffer =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? origin, crossOrigin: false },
      }),
    )
  /** Flags: user present 1, user verified 4, backup eligible 8, backed up 16, credential included 64. */
  const authenticatorData = (rpId: string, wrong: Wrong, more: Buffer = Buffer.alloc(0)): Buffer => {
    counter += 1
    const flags = 1 | (wrong.unverified ? 0 : 4) | 8 | 16 | (more.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(wrong.counter ?? counter)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.of(flags), count, more])
  }

  return {
    held,
    create(options: CreationOptions, wrong: Wrong = {}): CreatedCredential {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x, y } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      const key = cbor(
        new Map<number, Cbor>([
          ...([[1, 2] as const, [3, -7] as const, [-1, 1] as const] satisfies (readonly [number, number])[]),
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      )
      const authData = authenticatorData(
        options.rp.id,
        wrong,
        Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]),
      )
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const text = id.toString('base64url')
      held.push({ id: text, userHandle: options.user.id, privateKey })
      return {
        ...{ id: text, rawId: text, type: 'public-key' },
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, wrong).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    use(options: RequestOptions, wrong: Wrong = {}, which: Held = held.at(-1)!): UsedCredential {
      const data = clientData('webauthn.get', options.challenge, wrong)
      const authData = authenticatorData(options.rpId, wrong)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), wrong.signedBy ?? which.privateKey)
      return {
        ...{ id: which.id, rawId: which.id, type: 'public-key' },
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: wrong.userHandle ?? which.userHandle,
        },
      }
    },
  }
}
