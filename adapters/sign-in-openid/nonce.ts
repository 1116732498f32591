import { createHash } from 'node:crypto'

/**
 * The nonce of a sign-in is made from its code verifier, so that a client that stores only the verifier can finish the
 * sign-in. The verifier cannot be calculated from the nonce.
 */
export const nonceOf = (pkceCodeVerifier: string): string =>
  createHash('sha256').update(`nonce ${pkceCodeVerifier}`).digest('base64url')
