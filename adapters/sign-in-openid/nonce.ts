import { createHash } from 'node:crypto'

/**
 * The nonce of a sign-in follows from its code verifier, so that a client which keeps nothing but the verifier can finish it. Nobody can
 * tell the verifier from the nonce.
 */
export const nonceOf = (pkceCodeVerifier: string): string =>
  createHash('sha256').update(`nonce ${pkceCodeVerifier}`).digest('base64url')
