import type { SessionClaims } from '#foundation/session-claims.ts'

/**
 * The part of a session that an app may read: the user's id, when the access token expires (ms since 1970), and the
 * content of the token.
 */
export interface FrontToken {
  readonly uid: string
  readonly ate: number
  readonly up: SessionPayload
}

export type SessionPayload = Readonly<Record<string, unknown>> & { readonly iat: number } & SessionClaims

/**
 * What a browser knows about its session. `unknown`: it has never asked the shop. The version changes with every answer
 * that contains tokens.
 */
export type StoredSession = { readonly version?: string } & (
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'signed-in'
      readonly front: FrontToken
      readonly antiCsrf?: string
      /** Only in header mode. `dropAt` is the time at which both tokens are dropped. */
      readonly tokens?: { readonly access: string; readonly refresh: string; readonly dropAt: number }
    }
)

export interface SessionStorage {
  read(): StoredSession
  write(session: StoredSession): void
}

const entry = 'session'
const never: StoredSession = { kind: 'unknown' }

/** Stores the session in local storage, which all tabs share. Expired tokens are dropped when they are read. */
export function sessionStorage(storage: Pick<Storage, 'getItem' | 'setItem'>, now: () => number): SessionStorage {
  return {
    read() {
      const session = parsed(storage.getItem(entry))
      if (session.kind !== 'signed-in' || session.tokens === undefined || session.tokens.dropAt > now()) return session
      storage.setItem(entry, JSON.stringify({ kind: 'none' }))
      return { kind: 'none' }
    },
    write: (session) => storage.setItem(entry, JSON.stringify(session)),
  }
}

function parsed(text: string | null): StoredSession {
  try {
    return text === null ? never : (JSON.parse(text) as StoredSession)
  } catch {
    return never
  }
}

/** Reads the header `front-token`: base64 of JSON in UTF-8. */
export const readFrontToken = (header: string): FrontToken =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(header), (sign) => sign.charCodeAt(0)))) as FrontToken
