import { z } from 'zod'
import { idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'

/** Bytes as base64url. A credential's id has at most 1,023 bytes. */
const bytes = (most: number) => z.string().max(most)
const credentialId = bytes(1_400)

/** The formats of the browser's own `toJSON` and `parse…OptionsFromJSON`. Fields that are not listed here are ignored. */
const createdCredential = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(20_000),
      transports: z.array(idText).max(10).optional(),
    }),
  })
  .meta({ id: 'CreatedPasskey' })
export type CreatedCredential = z.infer<typeof createdCredential>

const usedCredential = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(8_000),
      signature: bytes(4_000),
      userHandle: bytes(200).nullish(),
    }),
  })
  .meta({ id: 'UsedPasskey' })
export type UsedCredential = z.infer<typeof usedCredential>

const creationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    /** ms */
    timeout: z.number().int(),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' })
export type CreationOptions = z.infer<typeof creationOptions>

const requestOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    /** ms */
    timeout: z.number().int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' })
export type RequestOptions = z.infer<typeof requestOptions>

const listedPasskey = z
  .object({
    id: idText,
    name: z.string(),
    /** ISO 8601. */
    madeAt: z.string(),
    /** ISO 8601; null if it was never used. */
    usedAt: z.string().nullable(),
    /** The passkey is backed up in an account of the device's manufacturer, so it is not lost with the device. */
    backedUp: z.boolean(),
  })
  .meta({ id: 'Passkey' })
export type ListedPasskey = z.infer<typeof listedPasskey>

const list = z.object({ passkeys: z.array(listedPasskey), canAdd: z.boolean() })
const done = z.object({ status: z.literal('OK') })

export const passkeysCalls = {
  'GET /api/account/passkeys': {
    who: 'account',
    summary: 'Passkeys of the account, and whether this session may add one now',
    answer: list,
    problems: [401, 403],
  },
  'POST /api/account/passkeys/options': {
    who: 'account',
    summary: 'Begins to add a passkey: what the browser is to make it with',
    answer: creationOptions,
    problems: [401, 403, 409],
  },
  'POST /api/account/passkeys': {
    who: 'account',
    summary: 'Adds the passkey that the browser has made',
    body: z.object({ name: lineText.optional(), credential: createdCredential }),
    answer: listedPasskey,
    problems: [400, 401, 403, 409, 429],
  },
  'PUT /api/account/passkeys/{passkeyId}': {
    who: 'account',
    summary: 'Renames a passkey',
    params: z.object({ passkeyId: idText }),
    body: z.object({ name: lineText }),
    answer: done,
    problems: [400, 401, 403, 404],
  },
  'DELETE /api/account/passkeys/{passkeyId}': {
    who: 'account',
    summary: 'Removes a passkey, unless the account could not be opened without it',
    params: z.object({ passkeyId: idText }),
    answer: done,
    problems: [401, 403, 404, 409],
  },
  'POST /api/auth/passkey/options': {
    who: 'anyone',
    summary: 'Begins a sign-in by passkey',
    answer: requestOptions,
    problems: [403],
  },
  'POST /api/auth/passkey/signin': {
    who: 'anyone',
    summary: 'Signs in by a passkey',
    body: z.object({ credential: usedCredential }),
    answer: done,
    problems: [400, 403, 404, 409, 429],
  },
} satisfies Calls
