import { type Accounts, openPasskeys, passkeysRoutes } from '#server/accounts/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Markets } from '#server/markets/index.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { Infrastructure } from './infrastructure.ts'

export interface PasskeysParts {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly markets: Markets
  readonly content: Pick<Content, 'toggle'>
  readonly shopName: string
}

/** Composes passkeys and their calls. */
export function composePasskeys({ clock, database, log, secrets, settings }: Infrastructure, parts: PasskeysParts) {
  const { accounts, content, markets, sessions, shopName } = parts
  const passkeys = openPasskeys({
    ...{ accounts, clock, database, sessions, shopName, secrets: secrets.cookieSecrets, publicUrl: settings.publicUrl },
    toggle: content.toggle,
    copied: (passkey) => log.warn({ code: 'passkey.copied', ...passkey }, 'the counter of a passkey did not grow'),
  })
  return passkeysRoutes(passkeys, markets)
}
