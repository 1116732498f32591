import { isSecret } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import { hashOfSecret, newSecret } from '#server/platform/secret.ts'

export type TokenKind = 'verify' | 'reset' | 'change-email' | 'stop-email-change'

/** For how long the link of a mail is valid. */
const goodForSeconds: Readonly<Record<TokenKind, number>> = {
  verify: 24 * 3600,
  reset: 3600,
  'change-email': 24 * 3600,
  'stop-email-change': 7 * 24 * 3600,
}

/** The owner of a link that was used. */
export interface UsedToken extends TokenOwner {
  readonly madeAt: Date
}

export interface TokenOwner {
  readonly accountId: string
  /** The address that the mail was sent to. */
  readonly email: string
}

const good = 'hash = $1 and kind = $2 and used_at is null and expires_at > now()'
const owner = 'account_id as "accountId", email'

/** Secrets of links in mails, each valid once, and of devices that signed in before. Only their hashes are stored. */
export const accountSecretsIn = (database: Database) => ({
  async makeToken(inside: Database, kind: TokenKind, { accountId, email }: TokenOwner): Promise<string> {
    const secret = newSecret()
    await inside.prepared(
      'account-token-add',
      `insert into account_token (hash, kind, account_id, email, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [hashOfSecret(secret), kind, accountId, email, goodForSeconds[kind]],
    )
    return secret
  },
  async findToken(kind: TokenKind, secret: string): Promise<TokenOwner | undefined> {
    if (!isSecret(secret)) return undefined
    const text = `select ${owner} from account_token where ${good}`
    return (await database.prepared<TokenOwner>('account-token-find', text, [hashOfSecret(secret), kind]))[0]
  },
  /** If two requests use the secret at once, only one gets the owner. */
  async useToken(inside: Database, kind: TokenKind, secret: string): Promise<UsedToken | undefined> {
    if (!isSecret(secret)) return undefined
    const text = `update account_token set used_at = now() where ${good}
      returning ${owner}, expires_at - make_interval(secs => $3) as "madeAt"`
    const values = [hashOfSecret(secret), kind, goodForSeconds[kind]]
    return (await inside.prepared<UsedToken>('account-token-use', text, values))[0]
  },
  /** Removes the links of one kind, or all links. */
  async dropTokens(inside: Database, accountId: string, kind?: TokenKind): Promise<void> {
    const text = 'delete from account_token where account_id = $1 and kind = coalesce($2, kind)'
    await inside.prepared('account-tokens-drop', text, [accountId, kind ?? null])
  },
  async isKnownDevice(accountId: string | undefined, secret: string | undefined): Promise<boolean> {
    if (secret === undefined || !isSecret(secret)) return false
    const text = `update known_device set seen_at = now() where account_id = $1 and hash = $2 returning hash`
    const id = accountId ?? '00000000-0000-0000-0000-000000000000'
    return (await database.prepared('device-known', text, [id, hashOfSecret(secret)])).length > 0
  },
  async rememberDevice(inside: Database, accountId: string, secret: string): Promise<void> {
    await inside.prepared(
      'device-remember',
      'insert into known_device (account_id, hash) values ($1, $2) on conflict (account_id, hash) do update set seen_at = now()',
      [accountId, hashOfSecret(secret)],
    )
  },
  async forgetDevice(secret: string): Promise<void> {
    await database.prepared('device-forget', 'delete from known_device where hash = $1', [hashOfSecret(secret)])
  },
  async forgetDevices(inside: Database, accountId: string): Promise<void> {
    await inside.prepared('devices-forget', 'delete from known_device where account_id = $1', [accountId])
  },
})
