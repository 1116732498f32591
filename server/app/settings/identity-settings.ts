import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

const text = z.string().max(500).optional()

/** Settings for signing in with other providers. The settings of one provider must be given together. */
export const identitySettings = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine(isEllipticKey, 'must be the private key of the file AuthKey_….p8, with its first and last line')
    .optional(),
  FACEBOOK_CLIENT_ID: z.string().regex(/^\d+$/, 'must be the number of the app').optional(),
  FACEBOOK_CLIENT_SECRET: text,
  DIRECTORY_ISSUER: z
    .url('must be an address')
    .refine(isOfOneCompany, 'must be the issuer of one company, not one that everybody shares')
    .optional(),
  DIRECTORY_CLIENT_ID: text,
  DIRECTORY_CLIENT_SECRET: text,
}

type Given = z.infer<z.ZodObject<typeof identitySettings>>

const together = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  directory: ['DIRECTORY_ISSUER', 'DIRECTORY_CLIENT_ID', 'DIRECTORY_CLIENT_SECRET'],
} as const

/** A setting that is missing although others of the same provider are given. */
export function missingOfIdentity(given: Given): { readonly name: string; readonly rule: string } | undefined {
  for (const names of Object.values(together)) {
    const there = names.find((name) => given[name] !== undefined)
    const missing = names.find((name) => given[name] === undefined)
    if (there && missing) return { name: missing, rule: `must be set where ${there} is` }
  }
  return undefined
}

export interface IdentityKeys {
  readonly google?: { readonly clientId: string; readonly secret: string }
  readonly apple?: {
    readonly clientId: string
    readonly teamId: string
    readonly keyId: string
    readonly privateKey: string
  }
  readonly facebook?: { readonly clientId: string; readonly clientSecret: string }
  readonly directory?: { readonly issuer: string; readonly clientId: string; readonly secret: string }
}

/** The credentials of each provider. */
export function providersOfSettings(from: Given): IdentityKeys {
  const has = (name: keyof typeof together) => together[name].every((one) => from[one] !== undefined)
  return {
    ...(has('google') ? { google: { clientId: from.GOOGLE_CLIENT_ID!, secret: from.GOOGLE_CLIENT_SECRET! } } : {}),
    ...(has('apple')
      ? {
          apple: {
            ...{ clientId: from.APPLE_CLIENT_ID!, teamId: from.APPLE_TEAM_ID!, keyId: from.APPLE_KEY_ID! },
            privateKey: from.APPLE_PRIVATE_KEY!,
          },
        }
      : {}),
    ...(has('facebook')
      ? { facebook: { clientId: from.FACEBOOK_CLIENT_ID!, clientSecret: from.FACEBOOK_CLIENT_SECRET! } }
      : {}),
    ...(has('directory')
      ? {
          directory: {
            ...{ issuer: from.DIRECTORY_ISSUER!, clientId: from.DIRECTORY_CLIENT_ID! },
            secret: from.DIRECTORY_CLIENT_SECRET!,
          },
        }
      : {}),
  }
}

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** False for a shared issuer: anybody with any directory could sign in there, with addresses that nobody checked. */
function isOfOneCompany(issuer: string): boolean {
  const { hostname, pathname } = new URL(issuer)
  return hostname !== 'login.microsoftonline.com' || !/^\/(?:common|organizations|consumers)\b/i.test(pathname)
}
