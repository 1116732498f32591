import { createHmac } from 'node:crypto'
import { isOneOf } from '#server/platform/http/same-secret.ts'
import { keyFor } from '#server/platform/sealed.ts'
import { accessTokens } from './access-tokens.service.ts'
import type { RenewedTokens, Sessions } from './sessions.ts'
import type { AccessTokensNeeds } from './signing-keys.service.ts'

export interface TokenOwner {
  readonly sessionId: string
  readonly accountId: string
  readonly emailVerified: boolean
}

export interface TokensOfSessions extends Pick<Sessions, 'read' | 'publicKeys' | 'isAntiCsrf'> {
  /** Makes all tokens except the refresh token. */
  make(owner: TokenOwner): Promise<RenewedTokens>
}

/** The access tokens, and the anti-CSRF tokens. */
export function tokensOfSessions(needs: AccessTokensNeeds): TokensOfSessions {
  const { clock, secrets } = needs
  const tokens = accessTokens(needs)
  const antiCsrfOf = proofsOf(secrets)
  return {
    read: tokens.read,
    publicKeys: tokens.publicKeys,
    isAntiCsrf: (sessionId, token) => isOneOf(antiCsrfOf(sessionId), token),
    async make({ sessionId, accountId, emailVerified }) {
      const claims = { 'st-ev': { v: emailVerified, t: clock().getTime() } }
      const { token, payload, expiresAtMs } = await tokens.sign({ id: sessionId, accountId, claims })
      const front = { uid: accountId, ate: expiresAtMs, up: payload }
      return {
        sessionId,
        accountId,
        accessToken: token,
        frontToken: Buffer.from(JSON.stringify(front)).toString('base64'),
        antiCsrf: antiCsrfOf(sessionId)[0],
      }
    },
  }
}

/** The anti-CSRF proofs of a session, one for each secret of the shop; clients get the one of the newest secret. */
function proofsOf(secrets: readonly string[]): (sessionId: string) => readonly [string, ...string[]] {
  const keys = secrets.map((secret) => keyFor('anti-csrf', secret))
  return (sessionId) =>
    keys.map((key) => createHmac('sha256', key).update(sessionId).digest('base64url')) as [string, ...string[]]
}
