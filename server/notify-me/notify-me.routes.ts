import { notifyMeCalls } from '#contracts/notify-me.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { type AnswerCookies, cookieName } from '#server/platform/http/answer-cookies.ts'
import { mayChangeByGet, provenanceOf } from '#server/platform/http/same-origin.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { notifyMeProblems } from './notify-me.problems.ts'
import type { NotifyMe, NotifyMeCaller } from './notify-me.ts'
import type { Wish } from './read-wish.ts'

export interface NotifyMeCallNeeds {
  readonly notifyMe: NotifyMe
  /** Address of the page with the button that ends a request. */
  readonly pageUrl: (market: Market) => string
  readonly publicUrl: string
}

/** The visitor id of notification requests. */
export const notifyCookie = 'notify'

type Headers = Readonly<Record<string, string | string[] | undefined>>

interface NotifyMeCall {
  readonly market: Market
  readonly visitor: { readonly address: string; readonly accountId?: string | undefined }
  readonly headers: Headers
  readonly cookies: Pick<AnswerCookies, 'set'>
}

export function notifyMeRoutes({ notifyMe, pageUrl, publicUrl }: NotifyMeCallNeeds): CallGroup {
  const optIn = async ({ cookies, ...ask }: NotifyMeCall, wish: Wish) => {
    const noted = await notifyMe.optIn(askingOf(publicUrl, ask), wish)
    if (!noted.ok) return noted
    cookies.set(notifyCookie, noted.value)
    return accepted(undefined)
  }
  return serveCalls(notifyMeCalls, notifyMeProblems, {
    'GET /api/notifyme/{catalog}/check-existing-subscription': async (ask) =>
      accepted(await notifyMe.existing(askingOf(publicUrl, ask), ask.query.productId)),

    'PUT /api/notifyme/{catalog}/optin': async (ask) => optIn(ask, { kind: 'stock', ...ask.body }),

    'PUT /api/productgoinglive/{catalog}/optin': async (ask) => optIn(ask, { kind: 'launch', ...ask.body }),

    async 'GET /api/notifyme/{catalog}/optout'({ market, headers, query: { token } }) {
      const known = await notifyMe.wish(token)
      // The final mail contains this link too: it stays valid until its button is pressed.
      if (!known || known.endedBy === 'shopper') return refused({ code: 'notify-me.token-unknown' as const })
      if (isPageRequest(headers))
        return accepted({ goElsewhere: `${pageUrl(market)}?token=${known.token}`, status: 302 as const })
      if (!mayChangeByGet({ publicUrl }, provenanceOf(headers)))
        return refused({ code: 'notify-me.from-elsewhere' as const })
      return notifyMe.optOut(token)
    },
  })
}

const isPageRequest = (headers: Headers): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || String(headers.accept ?? '').includes('text/html')

const askingOf = (
  publicUrl: string,
  { market, headers: { cookie }, visitor: { address, accountId } }: Omit<NotifyMeCall, 'cookies'>,
): NotifyMeCaller => ({
  market,
  address,
  accountId,
  visitor: new RegExp(`(?:^|;\\s*)${cookieName(publicUrl, notifyCookie)}=([0-9a-f-]{36})(?:;|$)`, 'i').exec(
    String(cookie ?? ''),
  )?.[1],
})
