/** Cookies that scripts may read: that there is a session, the accepted version of the terms, and the answer about marketing. */
const names = { session: 'authenticated', terms: 'termsVersion', news: 'marketingTerms' } as const

const cookieIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]

/** True in a browser that is signed in, or was until a moment ago. */
export const hasSession = (cookies: string): boolean => cookieIn(cookies, names.session) !== undefined

/**
 * Additional headers for calls of a signed-in browser: the terms that the shopper accepted. The server does not take
 * them as consent. `cookies` is `document.cookie` in a browser.
 */
export function signedInHeaders(cookies: string, now: Date): Readonly<Record<string, string>> {
  if (!hasSession(cookies)) return {}
  const version = cookieIn(cookies, names.terms)
  return {
    'x-newsletter': cookieIn(cookies, names.news) ?? 'true',
    ...(version === undefined ? {} : { 'x-terms-condition-version': version }),
    'x-terms-condition-date': now.toISOString(),
  }
}

/** Copies the accepted version of the terms from its cookie to the browser's storage. */
export function storeTermsVersion(cookies: string, memory: Pick<Storage, 'setItem'>): void {
  const version = cookieIn(cookies, names.terms)
  if (version !== undefined) memory.setItem(names.terms, version)
}
