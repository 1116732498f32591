import { giveSession } from '#server/sessions/index.ts'
import type { AccountParts } from './account-parts.service.ts'
import type { Accounts } from './accounts.ts'
import { deviceCookie, newDevice } from './sign-in-tries.service.ts'

/**
 * Signs in to an account whose owner has proven their identity: starts a session, remembers the browser, and mails the
 * owner if it is new.
 */
export function welcomeOf(parts: AccountParts): Accounts['welcome'] {
  const { clock, database, secrets, sessions } = parts
  return async (ask, account, created) => {
    const device = parts.deviceOf(ask)
    const isKnown = await secrets.isKnownDevice(account.id, device)
    const secret = isKnown ? device! : newDevice()
    const userAgent = String(ask.answer.headers['user-agent'] ?? '')
    const tokens = await database.transaction(async (inside) => {
      if (!isKnown) await secrets.rememberDevice(inside, account.id, secret)
      if (!isKnown && !created)
        await parts.jobs.send(inside, 'account-mail', {
          ...{ kind: 'new-device', email: account.email, market: ask.market.id, userAgent },
          at: clock().toISOString(),
        })
      return sessions.start(inside, {
        ...{ accountId: account.id, emailVerified: account.emailVerified, device: { userAgent } },
      })
    })
    giveSession(ask.answer, tokens)
    ask.answer.cookies.set(deviceCookie.name, secret)
    await parts.signedIn(ask, account.id)
  }
}
