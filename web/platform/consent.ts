import {
  type Consent,
  type ConsentCategory,
  consentCategories,
  consentCookie,
  readConsent,
} from '#foundation/consent.ts'

/** Told to the window when a shopper has said what is granted. */
export const consentUpdate = 'consent-update'

/** What is granted here and now: what the cookie says, or everything where only developers see the shop and said nothing. */
export function consentNow(): Consent {
  const said = readConsent(cookieNamed(consentCookie.name, document.cookie))
  const isTaken = document.documentElement.dataset.consent === 'granted' && !said.acted
  return isTaken ? { acted: true, granted: new Set(consentCategories) } : said
}

export const hasConsent = (category: ConsentCategory): boolean => consentNow().granted.has(category)

const cookieNamed = (name: string, cookies: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]
