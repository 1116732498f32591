/** Consent categories, as named in the cookie. The first one needs no consent. */
export const consentCategories = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export const consentCookie = { name: 'consent', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

export interface Consent {
  /** True if the shopper has made a choice. */
  readonly acted: boolean
  readonly granted: ReadonlySet<ConsentCategory>
}

/**
 * Reads `consentid:…,consent:yes,action:yes,necessary:yes,functional:no,…`, plain or percent-encoded. A category that
 * is missing is not granted.
 */
export function readConsent(value: string | undefined): Consent {
  const entries = decoded(value ?? '')
    .split(',')
    .map((entry) => entry.split(/:(.*)/s, 2).map((part) => part.trim().toLowerCase()))
  const yes = new Set(entries.filter(([, said]) => said === 'yes').map(([name]) => name))
  const granted = consentCategories.filter((category) => category === 'necessary' || yes.has(category))
  return { acted: yes.has('action'), granted: new Set(granted) }
}

/** The consent in a developer's shop: all categories until the shopper has made a choice. */
export const grantedUntilActed = (consent: Consent): Consent =>
  consent.acted ? consent : { ...consent, granted: new Set(consentCategories) }

/** True if the shopper need not be asked any more: they made a choice, or granted more than the necessary cookies. */
export const isAnswered = ({ acted, granted }: Consent): boolean => acted || granted.size > 1

/** The value of the cookie for the categories that a shopper granted. */
export function consentText(id: string, granted: Iterable<string>): string {
  const given = new Set<string>(granted).add('necessary')
  const said = consentCategories.map((category) => `${category}:${given.has(category) ? 'yes' : 'no'}`)
  return [`consentid:${id}`, `consent:${given.size > 1 ? 'yes' : 'no'}`, 'action:yes', ...said].join(',')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
