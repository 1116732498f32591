import type { ListedPasskey } from '#contracts/passkeys.ts'
import { api } from '#web/platform/client.ts'
import { makePasskey } from './browser-passkeys.ts'

/** Adds a passkey of this device to the account. */
export async function addPasskey(): Promise<ListedPasskey> {
  const credential = await makePasskey(await api('POST /api/account/passkeys/options'))
  return api('POST /api/account/passkeys', { body: { credential } })
}
