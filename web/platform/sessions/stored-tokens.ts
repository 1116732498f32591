import { newId } from '#foundation/ids.ts'
import type { SessionClientNeeds, SessionEvent } from './session-client-needs.ts'
import { readFrontToken, type SessionPayload, type StoredSession } from './stored-session.ts'

/** A smaller difference between the clocks is ignored. */
const skewFromMs = 7_000
const year = 365 * 24 * 60 * 60 * 1000

export interface StoredTokens {
  /** The session that this browser has stored. */
  stored(): StoredSession
  isExpired(session: StoredSession): boolean
  /** Headers that prove the session to the shop. */
  proofOf(session: StoredSession): Record<string, string>
  /** Reads an answer, because any answer may contain tokens or say that the session has ended. */
  saveFrom(answer: Response, created: SessionEvent['kind'] & ('SESSION_CREATED' | 'REFRESH_SESSION')): void
}

/** The tokens of a browser: read from the shop's answers, stored, and sent with later requests. */
export function storedTokens({ mode, storage, now, emit, hasFlag }: Omit<SessionClientNeeds, 'fetch'>): StoredTokens {
  let skew = 0

  const stored = (): StoredSession => {
    const session = storage.read()
    if (hasFlag === undefined) return session
    if (!hasFlag()) return { kind: 'none' }
    return session.kind === 'none' ? { ...session, kind: 'unknown' } : session
  }

  const isExpired = (session: StoredSession): boolean =>
    session.kind === 'signed-in' && session.front.ate < now() + skew

  const proofOf = (session: StoredSession): Record<string, string> => {
    if (session.kind !== 'signed-in') return {}
    if (mode === 'header') return session.tokens ? { authorization: `Bearer ${session.tokens.access}` } : {}
    return session.antiCsrf === undefined ? {} : { 'anti-csrf': session.antiCsrf }
  }

  function saveFrom({ headers }: Response, created: Parameters<StoredTokens['saveFrom']>[1]): void {
    const header = headers.get('front-token')
    if (header === null) return
    const before = stored()
    if (header === 'remove') {
      if (before.kind !== 'none') storage.write({ kind: 'none' })
      return
    }
    const front = readFrontToken(header)
    const difference = front.up.iat * 1000 - now()
    skew = Math.abs(difference) >= skewFromMs ? difference : 0
    storage.write({ kind: 'signed-in', front, version: newId(), ...tokensIn(headers, before) })
    if (before.kind !== 'signed-in' || before.front.up.sessionHandle !== front.up.sessionHandle)
      emit({ kind: 'SESSION_CREATED' })
    else {
      if (created === 'REFRESH_SESSION') emit({ kind: created })
      if (differs(before.front.up, front.up)) emit({ kind: 'ACCESS_TOKEN_PAYLOAD_UPDATED' })
    }
  }

  function tokensIn(headers: Headers, before: StoredSession) {
    const old = before.kind === 'signed-in' ? before : undefined
    const antiCsrf = headers.get('anti-csrf') ?? old?.antiCsrf
    const access = headers.get('st-access-token') ?? old?.tokens?.access
    const refresh = headers.get('st-refresh-token') ?? old?.tokens?.refresh
    return {
      ...(antiCsrf ? { antiCsrf } : {}),
      ...(mode === 'header' && access && refresh ? { tokens: { access, refresh, dropAt: now() + year } } : {}),
    }
  }

  return { stored, isExpired, proofOf, saveFrom }
}

/** True if the payloads differ apart from their times, which change with every token. */
function differs(before: SessionPayload, after: SessionPayload): boolean {
  const payloadText = ({ iat, exp, ...rest }: SessionPayload) => JSON.stringify(rest)
  return payloadText(before) !== payloadText(after)
}
