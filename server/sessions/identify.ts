import { accessTokenOf, authenticatedCookie } from './session-cookies.ts'
import type { Sessions, VisitorSession } from './sessions.ts'

/** The sender of a request, as far as its access token tells. */
export interface Identity {
  readonly session?: VisitorSession
  /** There is a session whose access token is no longer valid; a client can have a new one. */
  readonly expired?: 'token' | 'flag'
}

interface Request {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

export const nobody: Identity = {}

/** Reads the identity of a request. A token that is forged, cut or of another shop counts as none. */
export async function identify({ read }: Pick<Sessions, 'read'>, { headers, cookies }: Request): Promise<Identity> {
  const token = accessTokenOf(headers, cookies)
  const found = token === undefined ? undefined : await read(token)
  if (found?.kind === 'valid') return { session: found.session }
  if (found?.kind === 'expired') return { expired: 'token' }
  return cookies[authenticatedCookie.name] === undefined ? nobody : { expired: 'flag' }
}
