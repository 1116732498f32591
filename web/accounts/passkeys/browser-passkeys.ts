import type { CreatedCredential, CreationOptions, RequestOptions, UsedCredential } from '#contracts/passkeys.ts'

/** A browser accepts one request at a time, so a new request aborts the previous one. */
let current: AbortController | undefined

function begin(): AbortSignal {
  current?.abort()
  current = new AbortController()
  return current.signal
}

/** Asks the device to create a passkey. */
export async function makePasskey(options: CreationOptions): Promise<CreatedCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await navigator.credentials.create({ publicKey, signal: begin() })
  return (made as PublicKeyCredential).toJSON() as CreatedCredential
}

/** Asks the device for a passkey: at once, or, if `quietly`, when the shopper selects one at the email field. */
export async function askForPasskey(options: RequestOptions, quietly = false): Promise<UsedCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const signal = begin()
  const used = await navigator.credentials.get({ publicKey, signal, ...(quietly && { mediation: 'conditional' }) })
  return (used as PublicKeyCredential).toJSON() as UsedCredential
}

export const canAskQuietly = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false

export const stopAsking = (): void => current?.abort()

/** The name of the browser's error: the shopper closed its dialog, the request timed out, or the device already has a passkey. */
export const browserRefusal = (error: unknown): string | undefined =>
  error instanceof DOMException ? error.name : undefined
