import { createHash } from 'node:crypto'

/**
 * The nonce of a sign-in is derived from its code verifier, so that a client which stores only the verifier can finish the sign-in. The
 * verifier cannot be derived from the nonce.
 */
export const nonceOf = (pkceCodeVerifier: string): string =>
  createHash('sha256').update(`nonce ${pkceCodeVerifier}`).digest('base64url')
