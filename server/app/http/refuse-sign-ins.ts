import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Market, Markets } from '#server/markets/index.ts'
import { mostBodyBytes } from '#server/platform/limits.ts'
import type { Localization } from '#server/platform/problems.ts'

export interface RefuseSignInsNeeds {
  /** Key of the text that says why unknown browsers cannot sign in at the moment; undefined while they can. */
  readonly reason: () => string | undefined
  readonly markets: Pick<Markets, 'find'>
  readonly localization: (market: Market | undefined) => Localization
  readonly headers: Readonly<Record<string, string>>
  readonly publicUrl: string
  readonly observe?: ((route: string, status: number, seconds: number) => void) | undefined
}

const path = /^\/api\/auth\/(?:public\/)?signin$/
/** Cookies of a browser that is or was signed in. */
const known = /(?:device|sAccessToken)=/

/**
 * While unknown browsers cannot sign in, their sign-ins are answered before any other work, so that thousands of
 * guessed passwords a second do not slow the shop. The answer is the same as that of the call.
 */
export function refuseSignIns(handle: RequestListener, needs: RefuseSignInsNeeds): RequestListener {
  const bodies = new WeakMap<Localization['t'], Map<string, string>>()
  function bodyOf({ t }: Localization, word: string): string {
    const ofLanguage = bodies.get(t) ?? new Map<string, string>()
    bodies.set(t, ofLanguage)
    const body = ofLanguage.get(word) ?? JSON.stringify({ status: 'GENERAL_ERROR', message: t(word) })
    ofLanguage.set(word, body)
    return body
  }
  return (request, response) => {
    const word = isOfUnknown(request, needs.publicUrl) ? needs.reason() : undefined
    if (word === undefined) return void handle(request, response)
    const body = bodyOf(needs.localization(marketOf(request, needs.markets)), word)
    response
      .writeHead(200, {
        ...needs.headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'private, no-store',
        'x-request-id': randomUUID(),
      })
      .end(body)
    needs.observe?.('POST /api/auth/signin', 200, 0)
  }
}

/** True if nothing in the sign-in has to be checked first. The call itself handles sign-ins from apps on other origins. */
function isOfUnknown({ method, url = '', headers }: IncomingMessage, publicUrl: string): boolean {
  const { authorization, cookie, origin } = headers
  return (
    method === 'POST' &&
    path.test(url) &&
    authorization === undefined &&
    (cookie === undefined || !known.test(cookie)) &&
    (origin === undefined || origin === publicUrl) &&
    Number(headers['content-length']) <= mostBodyBytes
  )
}

/** As in the call: from the header, else from the cookie. */
function marketOf({ headers }: IncomingMessage, { find }: Pick<Markets, 'find'>): Market | undefined {
  const named = headers['x-current-market'] ?? /(?:^|; )market=([a-z-]+)/i.exec(headers.cookie ?? '')?.[1]
  return named === undefined ? undefined : find(String(named).toLowerCase())
}
