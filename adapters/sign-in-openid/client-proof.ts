import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { type ClientAuth, ClientSecretPost } from 'openid-client'

/**
 * Proves to the provider that the request comes from the shop: with a fixed secret, or for Apple with a key that signs
 * a new secret for each exchange.
 */
export type ClientProof =
  | { readonly secret: string }
  | { readonly teamId: string; readonly keyId: string; readonly privateKey: string }

const signedForSeconds = 300

/** The same proof in the form that the library needs. */
export function clientAuthOf(
  proof: ClientProof,
  shop: { readonly issuer: string; readonly clientId: string },
): ClientAuth {
  if ('secret' in proof) return ClientSecretPost(proof.secret)
  const key = createPrivateKey(proof.privateKey)
  return async (_server, _client, body) => {
    const secret = new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: proof.keyId })
      .setIssuer(proof.teamId)
      .setSubject(shop.clientId)
      .setAudience(shop.issuer)
      .setIssuedAt()
      .setExpirationTime(`${signedForSeconds}s`)
    body.set('client_id', shop.clientId)
    body.set('client_secret', await secret.sign(key))
  }
}
