import type { Translate } from '#foundation/words.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { browserRefusal } from './browser-passkeys.ts'

/** The text for a failure: the shop's reason, a text for the browser's error, or a general one. */
export function refusalText(t: Translate, error: unknown, notGiven: string): string {
  if (error instanceof ApiError) return error.shown ?? t('passkey.fault')
  const name = browserRefusal(error)
  if (name === 'InvalidStateError') return t('passkey.held')
  return t(name === undefined ? 'passkey.fault' : notGiven)
}
