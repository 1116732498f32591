import type { Consent, ConsentCategory } from '#foundation/consent.ts'
import { newId } from '#foundation/ids.ts'
import { namedCookie } from '#foundation/shop-cookies.ts'
import type { AnswerCookies } from '#server/platform/http/answer-cookies.ts'

/** The id of the browser for analytics; scripts of the shop may read it. */
export const trackingCookie = namedCookie('tracking')
/** The id of the visit for analytics; it ends after twenty minutes without a page. It is unrelated to the sign-in. */
export const sessionCookie = namedCookie('session')

export interface VisitRequest {
  readonly consent: Consent | undefined
  readonly sentCookies: Readonly<Record<string, string | undefined>>
  readonly cookies: AnswerCookies
}

/** The consents that a request contains. */
export const grantedBy = (consent: Consent | undefined): ReadonlySet<ConsentCategory> =>
  consent?.granted ?? new Set(['necessary' as const])

const anId = /^[\w-]{8,64}$/

/** Gives browser and visit their ids if the shopper agreed to analytics, and removes them if not. */
export function updateVisit(
  request: VisitRequest,
): { readonly visitorId: string; readonly sessionId: string } | undefined {
  const { sentCookies, cookies } = request
  const [visitor, session] = [sentCookies[trackingCookie.name], sentCookies[sessionCookie.name]]
  if (!grantedBy(request.consent).has('analytics')) {
    if (visitor !== undefined) cookies.clear(trackingCookie.name)
    if (session !== undefined) cookies.clear(sessionCookie.name)
    return undefined
  }
  const validIdOrNew = (id: string | undefined): string => (id !== undefined && anId.test(id) ? id : newId())
  const visit = { visitorId: validIdOrNew(visitor), sessionId: validIdOrNew(session) }
  cookies.set(trackingCookie.name, visit.visitorId)
  cookies.set(sessionCookie.name, visit.sessionId)
  return visit
}
