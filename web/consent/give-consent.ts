import { consentCookie, consentText } from '#foundation/consent.ts'
import { newId } from '#foundation/ids.ts'
import { consentUpdate } from '#web/platform/consent.ts'

/** Stores the consent in its cookie and notifies listeners. */
export function giveConsent(granted: Iterable<string>): void {
  const { name, maxAgeSeconds } = consentCookie
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const value = encodeURIComponent(consentText(newId(), granted))
  // biome-ignore lint/suspicious/noDocumentCookie: listeners read it at once, and the asynchronous cookie store would be too late
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
  dispatchEvent(new Event(consentUpdate))
}
