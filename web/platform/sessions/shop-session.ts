import { hasSession } from '../signed-in-headers.ts'
import { createSessionClient, type SessionClient } from './session-client.ts'
import type { SessionStorage, StoredSession } from './stored-session.ts'

const refreshedAt = 'session-refreshed'

/** Each tab keeps the session in its own memory. Tabs share only the version of the last refresh. */
function memoryOfTab(): SessionStorage {
  let memory: StoredSession = { kind: 'unknown' }
  return {
    read: () => ({ ...memory, version: recall() ?? 'first' }),
    write(session) {
      memory = session
      if (session.kind === 'signed-in') remember(String(session.version))
    },
  }
}

/** Null if storage is switched off. Then each tab refreshes, and gets the same tokens. */
function recall(): string | null {
  try {
    return localStorage.getItem(refreshedAt)
  } catch {
    return null
  }
}

function remember(version: string): void {
  try {
    localStorage.setItem(refreshedAt, version)
  } catch {}
}

/** The session of the shop's own pages. Its tokens are in cookies that no script can read. */
export const shopSession: SessionClient = createSessionClient({
  shop: location.origin,
  mode: 'cookie',
  storage: memoryOfTab(),
  hasFlag: () => hasSession(document.cookie),
  locks: navigator.locks,
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  emit: () => {},
})
