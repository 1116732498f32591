import { createHash, createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { Consent } from '#server/platform/simulators/consent-page.ts'

/** The shop as a client of a simulated provider, with the proof that `client-proof.ts` sends. */
export type ShopClient =
  | { readonly clientId: string; readonly secret: string }
  | { readonly clientId: string; readonly teamId: string; readonly keyId: string; readonly privateKey: string }

/** The differences between the simulated providers. */
export interface Profile {
  readonly name: string
  readonly title: string
  /** The address that the page shows when it opens. */
  readonly email: string
  readonly postsForm: boolean
  claims(person: Consent): Readonly<Record<string, unknown>> & { readonly sub: string }
}

const digits = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 17)}`).toString()

const emailOf = ({ outcome, email, emailVerified }: Consent, yes: unknown = true, no: unknown = false) =>
  outcome === 'no-email' ? {} : { email, email_verified: emailVerified ? yes : no }
const nameOf = ({ firstName, lastName }: Consent) => ({
  name: `${firstName} ${lastName}`,
  given_name: firstName,
  family_name: lastName,
})

const portraitOf = ({ picture }: Consent) => (picture === '' ? {} : { picture })

export const profiles = {
  google: {
    name: 'google',
    title: 'Google',
    email: 'freja.holm@mail.example',
    postsForm: false,
    claims: (person) => ({ sub: digits(person.email), ...emailOf(person), ...nameOf(person), ...portraitOf(person) }),
  },
  /** Booleans are text, and the name is sent separately from the token. */
  apple: {
    name: 'apple',
    title: 'Apple',
    email: 'freja.holm@privaterelay.example',
    postsForm: true,
    claims: (person) => ({ sub: `001.${digits(person.email)}.7`, ...emailOf(person, 'true', 'false') }),
  },
  /** It does not say whether email addresses are verified. */
  directory: {
    name: 'directory',
    title: 'the company directory',
    email: 'mette.lund@halden.example',
    postsForm: false,
    claims: (person) => ({
      sub: digits(person.email),
      ...(person.outcome === 'no-email' ? {} : { email: person.email, preferred_username: person.email }),
      ...nameOf(person),
    }),
  },
} as const satisfies Readonly<Record<string, Profile>>

/** True if the form that requests tokens proves that the shop sent it. */
export async function isShop(client: ShopClient, form: URLSearchParams, issuer: string): Promise<boolean> {
  const secret = form.get('client_secret') ?? ''
  if (form.get('client_id') !== client.clientId) return false
  if ('secret' in client) return secret === client.secret
  try {
    const { protectedHeader } = await jwtVerify(secret, createPublicKey(client.privateKey), {
      ...{ algorithms: ['ES256'], issuer: client.teamId, subject: client.clientId, audience: issuer },
      requiredClaims: ['iat', 'exp'],
    })
    return protectedHeader.kid === client.keyId
  } catch {
    return false
  }
}
