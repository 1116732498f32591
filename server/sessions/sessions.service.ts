import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { keyFor } from '#server/platform/sealed.ts'
import { deviceName } from './device-name.ts'
import {
  hashOfToken,
  newNonce,
  noParent,
  parentBytes,
  readRefreshToken,
  refreshTokenOf,
} from './refresh-token.service.ts'
import { tokensOfSessions } from './session-tokens.service.ts'
import { sessionsTable } from './sessions.repository.ts'
import type { Sessions } from './sessions.ts'
import { signingKeysIn } from './signing-keys.repository.ts'
import type { AccessTokensNeeds } from './signing-keys.service.ts'

export interface SessionsNeeds extends Pick<AccessTokensNeeds, 'secrets' | 'lifeSeconds' | 'publicUrl'> {
  readonly database: Database
  readonly clock: Clock
  /** Called for a refresh token that was used again after its successor was used. */
  readonly replayed: (session: { readonly sessionId: string; readonly accountId: string }) => void
}

/** Starts, refreshes and ends sessions. */
export function openSessions(needs: SessionsNeeds): Sessions {
  const { database, secrets } = needs
  const table = sessionsTable(database)
  const tokens = tokensOfSessions({ ...needs, keys: signingKeysIn(database) })
  const refreshKeys = secrets.map((secret) => keyFor('refresh-token', secret))

  return {
    cookieName: (name) => cookieName(needs.publicUrl, name),
    async start(inside, { accountId, emailVerified, device }) {
      const sessionId = newId()
      const refreshToken = refreshTokenOf(refreshKeys[0]!, { sessionId, nonce: newNonce(), parent: noParent })
      const session = {
        id: sessionId,
        accountId,
        hash: hashOfToken(refreshToken),
        device: deviceName(device.userAgent),
      }
      await table.add(inside, { ...session, emailVerified })
      return { ...(await tokens.make({ sessionId, accountId, emailVerified })), refreshToken }
    },

    async refresh(refreshToken) {
      const read = refreshToken === undefined ? undefined : readRefreshToken(refreshKeys, refreshToken)
      if (!read) return refused({ code: 'session.none' })
      const { sessionId, hash, parent } = read
      const exchanged = await table.exchange({ sessionId, hash, parent, nonce: newNonce() })
      if (!exchanged) {
        const accountId = await table.end(sessionId)
        if (accountId === undefined) return refused({ code: 'session.ended' })
        needs.replayed({ sessionId, accountId })
        return refused({ code: 'session.replayed' })
      }
      const { accountId, nonce, emailVerified } = exchanged
      const child = refreshTokenOf(refreshKeys[0]!, { sessionId, nonce, parent: hash.subarray(0, parentBytes) })
      return accepted({ ...(await tokens.make({ sessionId, accountId, emailVerified })), refreshToken: child })
    },

    setEmailVerified: table.setEmailVerified,
    renew: ({ id, accountId }, { emailVerified }) => tokens.make({ sessionId: id, accountId, emailVerified }),
    read: tokens.read,
    publicKeys: tokens.publicKeys,
    isAntiCsrf: tokens.isAntiCsrf,
    isLive: table.isLive,
    end: async (sessionId) => void (await table.end(sessionId)),
    endOwn: table.endOwn,
    endOthers: (accountId, kept) => table.endAll(database, accountId, kept),
    endAll: (inside, accountId) => table.endAll(inside, accountId, null),
    list: table.list,
    startedAt: table.startedAt,
  }
}
