/** What a shopper may have agreed to, as the cookie `consent` names it. */
export type ConsentCategory = 'functional' | 'analytics' | 'performance' | 'advertisement'

/** Whether a category was agreed to: `consent=consentid:…,action:yes,functional:yes,…`. Without the cookie nothing was. */
export function hasConsent(category: ConsentCategory, cookies: string = document.cookie): boolean {
  const value = /(?:^|;\s*)consent=([^;]*)/.exec(cookies)?.[1] ?? ''
  return decodeURIComponent(value).split(',').includes(`${category}:yes`)
}
