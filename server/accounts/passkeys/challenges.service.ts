import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import { keyFor } from '#server/platform/sealed.ts'

/** The purpose of a challenge: a sign-in, or a new passkey for the account with this id. */
export type ChallengeFor = 'sign-in' | { readonly accountId: string }

export type ReadChallenge = 'good' | 'expired' | 'wrong'

export interface Challenges {
  make(purpose: ChallengeFor): string
  /** Does not check whether the challenge was answered before. */
  read(challenge: string, purpose: ChallengeFor): ReadChallenge
}

export const challengeLifeMs = 10 * 60_000

const nonceBytes = 16
const timeBytes = 6

/**
 * Challenges that can be verified without being stored: random bytes, the time of expiry, and a signature over both and
 * the purpose. Nothing is stored for an unanswered challenge, so nobody can fill a table with requests. Answered ones
 * are stored until they expire.
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
      // Only one spelling of the bytes is accepted, so that a challenge cannot be answered twice in two spellings.
      if (sent.length !== 32 || bytes.toString('base64url') !== challenge) return 'wrong'
      if (!keys.map((key) => timingSafeEqual(proof(key, content, purpose), sent)).includes(true)) return 'wrong'
      return content.readUIntBE(nonceBytes, timeBytes) > clock().getTime() ? 'good' : 'expired'
    },
  }
}
