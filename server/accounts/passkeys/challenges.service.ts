import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import { keyFor } from '#server/platform/sealed.ts'

/** The purpose of a challenge: to sign somebody in, or to add a passkey to the account of this id. */
export type ChallengeFor = 'sign-in' | { readonly accountId: string }

export type ReadChallenge = 'good' | 'expired' | 'wrong'

export interface Challenges {
  make(purpose: ChallengeFor): string
  /** Does not check whether it was answered before. */
  read(challenge: string, purpose: ChallengeFor): ReadChallenge
}

export const challengeLifeMs = 10 * 60_000

const nonceBytes = 16
const timeBytes = 6

/**
 * Challenges that carry their own proof: random bytes, when they expire, and a signature over both and their purpose. To ask for one stores
 * nothing, so that nobody fills a table by asking; answered ones are stored until they expire.
 */
export function openChallenges(secrets: readonly string[], clock: Clock): Challenges {
  const keys = secrets.map((secret) => keyFor('passkey-challenge', secret))
  const proof = (key: Buffer, content: Buffer, purpose: ChallengeFor) =>
    createHmac('sha256', key).update(content).update(JSON.stringify(purpose)).digest()

  return {
    make(purpose) {
      const time = Buffer.alloc(timeBytes)
      time.writeUIntBE(clock().getTime() + challengeLifeMs, 0, timeBytes)
      const content = Buffer.concat([randomBytes(nonceBytes), time])
      return Buffer.concat([content, proof(keys[0]!, content, purpose)]).toString('base64url')
    },
    read(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url')
      const content = bytes.subarray(0, nonceBytes + timeBytes)
      const sent = bytes.subarray(nonceBytes + timeBytes)
      // Only the one way of writing the bytes is taken, so that a challenge cannot be answered twice in two spellings.
      if (sent.length !== 32 || bytes.toString('base64url') !== challenge) return 'wrong'
      if (!keys.map((key) => timingSafeEqual(proof(key, content, purpose), sent)).includes(true)) return 'wrong'
      return content.readUIntBE(nonceBytes, timeBytes) > clock().getTime() ? 'good' : 'expired'
    },
  }
}
