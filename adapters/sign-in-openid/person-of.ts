import type { ProvenIdentity } from '#server/accounts/identity-provider.port.ts'

export interface SignedClaims {
  readonly sub: string
  readonly [name: string]: unknown
}

/** The person in an id token. Apple sends the name separately from the token, as JSON, and only at the first sign-in. */
export function personOf(told: {
  readonly claims: SignedClaims
  readonly user: string | undefined
  readonly ownDomain: string | undefined
}): ProvenIdentity {
  const { claims, user, ownDomain } = told
  const email = emailOf(claims, ownDomain)
  const beside = nameBeside(user)
  const firstName = textOf(claims.given_name) ?? beside.firstName
  const lastName = textOf(claims.family_name) ?? beside.lastName
  const { picture } = claims
  return {
    subject: claims.sub,
    ...(email === undefined ? {} : { email }),
    emailVerified: isTrue(claims.email_verified) || (email !== undefined && isOf(email, ownDomain)),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(typeof picture === 'string' && picture !== '' ? { picture } : {}),
  }
}

/** A directory may send the email address as the user name. A user name outside its own domain is not an email address. */
function emailOf({ email, preferred_username: name }: SignedClaims, ownDomain: string | undefined): string | undefined {
  const told = textOf(email)
  if (told !== undefined) return told
  const named = textOf(name)
  return named !== undefined && isOf(named, ownDomain) ? named : undefined
}

const isOf = (email: string, domain: string | undefined): boolean =>
  domain !== undefined && email.toLowerCase().slice(email.lastIndexOf('@') + 1) === domain.toLowerCase()

/** Apple sends booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 254) : undefined

function nameBeside(user: string | undefined): { firstName?: string | undefined; lastName?: string | undefined } {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    return { firstName: textOf(name?.firstName), lastName: textOf(name?.lastName) }
  } catch {
    return {}
  }
}
