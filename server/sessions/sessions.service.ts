import { createHmac } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { isOneOf } from '#server/platform/http/same-secret.ts'
import { keyFor } from '#server/platform/sealed.ts'
import { type AccessTokensNeeds, accessTokens } from './access-tokens.service.ts'
import { deviceName } from './device-name.ts'
import {
  hashOfToken,
  newNonce,
  noParent,
  parentBytes,
  readRefreshToken,
  refreshTokenOf,
} from './refresh-token.service.ts'
import { sessionsTable } from './sessions.repository.ts'
import type { Claims, RenewedTokens, Sessions } from './sessions.ts'
import { signingKeysIn } from './signing-keys.repository.ts'

export interface SessionsNeeds extends Pick<AccessTokensNeeds, 'secrets' | 'lifeSeconds' | 'publicUrl'> {
  readonly database: Database
  readonly clock: Clock
  /** Told of a refresh token that was used after the one it was exchanged for. */
  readonly replayed: (session: { readonly sessionId: string; readonly accountId: string }) => void
}

type Sign = (text: string) => string

export function openSessions(needs: SessionsNeeds): Sessions {
  const { clock, database, secrets } = needs
  const table = sessionsTable(database)
  const tokens = accessTokens({ ...needs, keys: signingKeysIn(database) })
  const refreshKeys = secrets.map((secret) => keyFor('refresh-token', secret))
  const [antiCsrfOf, ...olderAntiCsrf] = secrets
    .map((secret) => keyFor('anti-csrf', secret))
    .map((key) => (sessionId: string) => createHmac('sha256', key).update(sessionId).digest('base64url')) as [
    Sign,
    ...Sign[],
  ]

  /** Everything but the refresh token. */
  const tokensOf = async (sessionId: string, accountId: string, claims: Claims): Promise<RenewedTokens> => {
    const { token, payload, expiresAtMs } = await tokens.sign({ id: sessionId, accountId, claims })
    const front = { uid: accountId, ate: expiresAtMs, up: payload }
    return {
      sessionId,
      accountId,
      accessToken: token,
      frontToken: Buffer.from(JSON.stringify(front)).toString('base64'),
      antiCsrf: antiCsrfOf(sessionId),
    }
  }
  const claimsOf = (emailVerified: boolean): Claims => ({ 'st-ev': { v: emailVerified, t: clock().getTime() } })

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
      return { ...(await tokensOf(sessionId, accountId, claimsOf(emailVerified))), refreshToken }
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
      return accepted({ ...(await tokensOf(sessionId, accountId, claimsOf(emailVerified))), refreshToken: child })
    },

    setEmailVerified: table.setEmailVerified,
    renew: ({ id, accountId }, { emailVerified }) => tokensOf(id, accountId, claimsOf(emailVerified)),
    read: tokens.read,
    publicKeys: tokens.publicKeys,
    isAntiCsrf: (sessionId, token) =>
      isOneOf(
        [antiCsrfOf, ...olderAntiCsrf].map((of) => of(sessionId)),
        token,
      ),
    isLive: table.isLive,
    end: async (sessionId) => void (await table.end(sessionId)),
    endOwn: table.endOwn,
    endOthers: (accountId, kept) => table.endAll(database, accountId, kept),
    endAll: (inside, accountId, except) => table.endAll(inside, accountId, except ?? null),
    list: table.list,
    startedAt: table.startedAt,
  }
}
