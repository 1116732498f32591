import type { Translate } from '#foundation/words.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { browserRefusal } from './browser-passkeys.ts'

/** The text for what went wrong: the shop's own reason, what the browser's refusal means here, or that it did not work. */
export function refusalText(t: Translate, error: unknown, notGiven: string): string {
  if (error instanceof ApiError) return error.shown ?? t('passkey.fault')
  const name = browserRefusal(error)
  if (name === 'InvalidStateError') return t('passkey.held')
  return t(name === undefined ? 'passkey.fault' : notGiven)
}
