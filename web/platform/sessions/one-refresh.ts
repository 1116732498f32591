import type { SessionClientNeeds } from './session-client-needs.ts'
import type { StoredSession } from './stored-session.ts'
import type { StoredTokens } from './stored-tokens.ts'

/** How long a tab waits for the refresh in another tab before it checks whether new tokens have arrived. */
const lockTimeoutMs = 1_000
/** How long it waits in all. After that it assumes that the other tab has crashed. */
const staleLockMs = 5_000
const lockName = 'session-refresh'

/** Headers of the session protocol: every call names its recipe and version. */
export const protocolHeaders = { rid: 'session', 'fdi-version': '4.1' }

export interface RefreshNeeds extends Pick<SessionClientNeeds, 'shop' | 'storage' | 'emit' | 'locks'> {
  readonly tokens: Pick<StoredTokens, 'stored' | 'saveFrom'>
  send(request: Request, session: StoredSession, more: Record<string, string>): Promise<Response>
}

/**
 * Refreshes the session from the tokens that the caller knows, with one refresh at a time in all tabs. Resolves to
 * false if the session has ended.
 */
export function oneRefresh({ shop, storage, emit, locks, tokens, send }: RefreshNeeds) {
  const { stored, saveFrom } = tokens

  async function askForTokens(before: StoredSession): Promise<boolean> {
    const bearer =
      before.kind === 'signed-in' && before.tokens ? { authorization: `Bearer ${before.tokens.refresh}` } : {}
    const request = new Request(`${shop}/api/auth/session/refresh`, { method: 'POST' })
    const answer = await send(request, before, { ...protocolHeaders, ...bearer })
    if (answer.ok) {
      saveFrom(answer, 'REFRESH_SESSION')
      if (stored().kind === 'signed-in') return true
      throw new Error(
        'The session could not be read after a refresh: the answer lacks its headers, or storage is blocked.',
      )
    }
    if (answer.status !== 401) throw new Error(`Could not refresh session: the shop answered ${answer.status}.`)
    storage.write({ kind: 'none' })
    emit({ kind: 'UNAUTHORISED', sessionExpiredOrRevoked: before.kind === 'signed-in' })
    return false
  }

  /** Runs in one tab at a time. A tab that waited while another one refreshed uses the new tokens. */
  return async function refreshFrom(before: StoredSession): Promise<boolean> {
    const work = async (): Promise<boolean> => {
      const current = stored()
      if (current.kind === 'none') return false
      return versionOf(current) === versionOf(before) ? askForTokens(current) : true
    }
    if (!locks) return work()
    for (let waitedMs = 0; waitedMs < staleLockMs; waitedMs += lockTimeoutMs) {
      const locked = await withLock(locks, work)
      if (locked !== 'not-free') return locked
      if (versionOf(stored()) !== versionOf(before)) break
    }
    return work()
  }
}

async function withLock(
  locks: Pick<LockManager, 'request'>,
  work: () => Promise<boolean>,
): Promise<boolean | 'not-free'> {
  let begun = false
  const locked = async (): Promise<boolean> => {
    begun = true
    return work()
  }
  return locks.request(lockName, { signal: AbortSignal.timeout(lockTimeoutMs) }, locked).catch((error: unknown) => {
    if (begun) throw error
    return 'not-free' as const
  })
}

const versionOf = ({ version, kind }: StoredSession): string => version ?? kind
