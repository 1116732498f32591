import type { CreatedCredential, UsedCredential } from '#contracts/passkeys.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { ChallengeFor, Challenges, ReadChallenge } from './challenges.service.ts'
import type { PasskeyProblem } from './passkeys.problems.ts'
import type { StoredPasskey } from './passkeys.repository.ts'

/** COSE numbers of EdDSA, ECDSA and RSA: every authenticator supports one of them. */
export const algorithms = [-8, -7, -257]

export interface Verifying {
  readonly challenges: Pick<Challenges, 'read'>
  readonly origin: string
  readonly rpId: string
}

export interface VerifiedNew {
  readonly challenge: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly backedUp: boolean
}

export type VerifiedUse = Omit<VerifiedNew, 'publicKey'>

/** The library needs 28 MB of memory, so it is loaded only when the first passkey is checked. */
const library = () => import('@simplewebauthn/server')

/** Checks a new credential from a browser: our challenge, origin and host, and that the device verified the person. */
export async function verifyNew(
  { challenges, origin, rpId }: Verifying,
  credential: CreatedCredential,
  purpose: ChallengeFor,
): Promise<Result<VerifiedNew, PasskeyProblem>> {
  const { verifyRegistrationResponse } = await library()
  const asked = askedChallenge(challenges, purpose)
  const { id, rawId, type, response } = credential
  const { transports: _transports, ...signed } = response
  const verified = await verifyRegistrationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge: asked.expect,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  const info = verified?.registrationInfo
  if (!info || info.credential.id !== id) return refused(asked.problem())
  const { publicKey, counter } = info.credential
  return accepted({ challenge: asked.sent(), publicKey, counter, backedUp: info.credentialBackedUp })
}

/** Checks a signature by a known passkey. The counter is compared in the database, so that of two equal signatures only one is accepted. */
export async function verifyUse(
  { challenges, origin, rpId }: Verifying,
  credential: UsedCredential,
  { credentialId, publicKey }: Pick<StoredPasskey, 'credentialId' | 'publicKey'>,
): Promise<Result<VerifiedUse, PasskeyProblem>> {
  const { verifyAuthenticationResponse } = await library()
  const asked = askedChallenge(challenges, 'sign-in')
  const { id, rawId, type, response } = credential
  const { userHandle: _userHandle, ...signed } = response
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge: asked.expect,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: 0 },
  }).catch(() => undefined)
  if (!verified?.verified) return refused(asked.problem())
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return accepted({ challenge: asked.sent(), counter: newCounter, backedUp: credentialBackedUp })
}

/** Reads the challenge while the library checks it, and remembers the result. */
function askedChallenge(challenges: Pick<Challenges, 'read'>, purpose: ChallengeFor) {
  let sent = ''
  let read: ReadChallenge = 'wrong'
  return {
    expect: (challenge: string): boolean => {
      sent = challenge
      read = challenges.read(challenge, purpose)
      return read === 'good'
    },
    sent: () => sent,
    problem: () => ({ code: read === 'expired' ? ('passkey.expired' as const) : ('passkey.wrong' as const) }),
  }
}
