import {
  type Consent,
  type ConsentCategory,
  consentCookie,
  grantedUntilActed,
  readConsent,
} from '#foundation/consent.ts'
import { setUpAgainMs } from '#foundation/fixed-values.ts'

/** The event dispatched on `window` after the shopper's answer. */
export const consentUpdate = 'consent-update'

/** The current consent, from the cookie. A developer's shop has all consent until a choice is made. */
export function consentNow(): Consent {
  const said = readConsent(cookieNamed(consentCookie.name, document.cookie))
  return document.documentElement.dataset.consent === 'granted' ? grantedUntilActed(said) : said
}

export const hasConsent = (category: ConsentCategory): boolean => consentNow().granted.has(category)

/** Calls `setUp` now, and again after each change of consent. */
export function followConsent(setUp: () => void): void {
  setUp()
  addEventListener(consentUpdate, () => setTimeout(setUp, setUpAgainMs))
}

const cookieNamed = (name: string, cookies: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]
