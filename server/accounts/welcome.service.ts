import { giveSession } from '#server/sessions/index.ts'
import type { AccountParts } from './account-parts.service.ts'
import type { Accounts } from './accounts.ts'
import { deviceCookie, newDevice } from './sign-in-tries.service.ts'

/** Signs an account in whose owner has been proven: a session, the browser known from now on, and word of a new one to the owner. */
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
    ask.answer.cookies.set(deviceCookie.name, secret, deviceCookie.maxAgeSeconds)
    await parts.signedIn(ask, account.id)
  }
}
