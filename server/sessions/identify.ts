import { accessTokensOf, authenticatedCookie, markOfTokens, refusedTokensCookie } from './session-cookies.ts'
import type { Sessions, VisitorSession } from './sessions.ts'

/** The sender of a request, according to its access token. */
export interface Identity {
  readonly session?: VisitorSession
  /** There is a session whose access token is no longer valid; the client can get a new one. */
  readonly expired?: 'token' | 'flag'
}

interface Request {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

export const nobody: Identity = {}

/**
 * Reads the identity of a request. A token that is forged, cut or of another shop counts as none. So does an expired
 * token if this browser was already refused a refresh with it, because its session is over.
 */
export async function identify(
  { read, cookieName }: Pick<Sessions, 'read' | 'cookieName'>,
  { headers, cookies }: Request,
): Promise<Identity> {
  const tokens = accessTokensOf(headers, cookieName)
  let kind: Identity['expired'] = 'flag'
  for (const token of tokens) {
    const found = await read(token)
    if (found.kind === 'valid') return { session: found.session }
    if (found.kind === 'expired') kind = 'token'
  }
  if (kind === 'token' && headers.authorization !== undefined) return { expired: kind }
  const isRefused = cookies[cookieName(refusedTokensCookie.name)] === markOfTokens(tokens)
  const isOfNoSession = kind === 'flag' && cookies[authenticatedCookie.name] === undefined
  return isOfNoSession || isRefused ? nobody : { expired: kind }
}
