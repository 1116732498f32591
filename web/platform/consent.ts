import {
  type Consent,
  type ConsentCategory,
  consentCategories,
  consentCookie,
  readConsent,
} from '#foundation/consent.ts'

/** Told to the window when a shopper has said what is granted. */
export const consentUpdate = 'consent-update'

/** The current consent: from the cookie, or everything in a developer's shop without a choice. */
export function consentNow(): Consent {
  const said = readConsent(cookieNamed(consentCookie.name, document.cookie))
  const isTaken = document.documentElement.dataset.consent === 'granted' && !said.acted
  return isTaken ? { acted: true, granted: new Set(consentCategories) } : said
}

export const hasConsent = (category: ConsentCategory): boolean => consentNow().granted.has(category)

const cookieNamed = (name: string, cookies: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]
