import { consentCookie, consentText } from '#foundation/consent.ts'
import { consentUpdate } from '#web/platform/consent.ts'

/** Keeps what a shopper agreed to, and tells whoever waits for it. */
export function giveConsent(granted: Iterable<string>): void {
  const { name, maxAgeSeconds } = consentCookie
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const value = encodeURIComponent(consentText(crypto.randomUUID(), granted))
  // biome-ignore lint/suspicious/noDocumentCookie: read at once by what waits for it, which the promise of a cookie store would make late
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
  dispatchEvent(new Event(consentUpdate))
}
