import { sessionsCalls } from '#contracts/sessions.ts'
import { refused } from '#foundation/result.ts'
import { type CallGroup, type CallRedirect, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import { pathOfOurs } from './path-of-ours.ts'
import {
  accessTokenCookie,
  accessTokensOf,
  authenticatedCookie,
  clearSession,
  giveSession,
  leaveSession,
  markOfTokens,
  refreshTokenCookie,
  refreshTokenOfRequest,
  refusedTokensCookie,
} from './session-cookies.ts'
import { sessionsProblems } from './sessions.problems.ts'
import type { Sessions } from './sessions.ts'

/** The calls of the public session protocol, and the calls with which an account lists and ends its sessions. */
export function sessionsRoutes(sessions: Sessions): CallGroup {
  const { cookieName } = sessions
  const refresh = async (ask: Pick<CallRequest, 'headers' | 'sentCookies' | 'cookies' | 'answerHeader'>) => {
    const refreshed = await sessions.refresh(refreshTokenOfRequest(ask.headers, ask.sentCookies, cookieName))
    if (refreshed.ok) giveSession(ask, refreshed.value)
    else if (holdsTokens(ask, cookieName)) leaveTokens(ask, cookieName)
    return refreshed.ok
  }

  /** Redirects back to a page of the shop. If the session is over, the page is shown as to a signed-out visitor. */
  const refreshAndGo = async (ask: RefreshAndGo, status: CallRedirect['status']) => {
    const goElsewhere = pathOfOurs(ask.query.to)
    if (goElsewhere === undefined) return refused({ code: 'session.bad-target' })
    // Only browsers use this address, and their tokens are in cookies. So the answer only sets or clears cookies,
    // whatever headers they send.
    await refresh({ ...ask, headers: { cookie: ask.headers.cookie } })
    return { goElsewhere, ...(status === undefined ? {} : { status }) }
  }

  return serveCalls(sessionsCalls, sessionsProblems, {
    'POST /api/auth/session/refresh': async (ask) => ((await refresh(ask)) ? {} : refused({ code: 'session.over' })),
    'GET /api/auth/session/refresh/page': (ask) => refreshAndGo(ask, undefined),
    'POST /api/auth/session/refresh/page': (ask) => refreshAndGo(ask, 307),
    'POST /api/auth/signout': async (ask) => {
      const { session, sessionExpired } = ask.visitor
      if (!session && sessionExpired === 'token') return refused({ code: 'session.over' })
      if (session) await sessions.end(session.id)
      leaveSession(ask)
      return { status: 'OK' as const }
    },
    'GET /api/auth/jwt/jwks.json': async () => ({ keys: [...(await sessions.publicKeys())] }),
    'GET /api/account/sessions': async ({ visitor }) => ({
      sessions: (await sessions.list(visitor.accountId!)).map(({ id, device, startedAt, usedAt }) => ({
        ...{ id, device, startedAt: startedAt.toISOString(), usedAt: usedAt.toISOString() },
        current: id === visitor.session?.id,
      })),
    }),
    'DELETE /api/account/sessions/{sessionId}': async (ask) => {
      const { accountId, session } = ask.visitor
      const { sessionId } = ask.params
      if (!(await sessions.endOwn(accountId!, sessionId))) return refused({ code: 'session.unknown' })
      if (sessionId === session?.id) leaveSession(ask)
      return {}
    },
    'DELETE /api/account/sessions': async ({ visitor: { accountId, session } }) => {
      await sessions.endOthers(accountId!, session!.id)
      return {}
    },
  })
}

/** A browser that was not refreshed deletes its tokens. Tokens that it cannot delete are remembered, so that they are not tried again. */
function leaveTokens(
  ask: Parameters<typeof clearSession>[0] & Pick<CallRequest, 'sentCookies'>,
  cookieName: Sessions['cookieName'],
): void {
  clearSession(ask)
  if (ask.headers.authorization !== undefined) return
  const tokens = accessTokensOf(ask.headers, cookieName)
  if (tokens.length === 0 && ask.sentCookies[authenticatedCookie.name] === undefined) return
  ask.cookies.set(refusedTokensCookie.name, markOfTokens(tokens))
}

type RefreshAndGo = Parameters<typeof giveSession>[0] &
  Pick<CallRequest, 'sentCookies'> & { readonly query: { readonly to: string } }

const holdsTokens = (
  { headers, sentCookies }: Pick<CallRequest, 'headers' | 'sentCookies'>,
  cookieName: Sessions['cookieName'],
): boolean =>
  headers.authorization !== undefined ||
  [accessTokenCookie, refreshTokenCookie, authenticatedCookie].some(
    ({ name }) => sentCookies[cookieName(name)] !== undefined,
  )
