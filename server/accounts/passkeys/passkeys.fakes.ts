import { sql } from 'kysely'
import type { CreatedCredential, CreationOptions, RequestOptions, UsedCredential } from '#contracts/passkeys.ts'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import type { Database } from '#server/platform/database.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { type Identity, identify, openSessions } from '#server/sessions/index.ts'
import { sessionsRoutes } from '#server/sessions/sessions.routes.ts'
import { apiOf } from '../../platform/calls/call-routes.fakes.ts'
import { openAccounts, openPasskeys, passkeysRoutes, passwordHashes, signInRoutes } from '../index.ts'
import { authenticator } from './authenticator.fakes.ts'

export const publicUrl = 'https://halden.test'
const markets = fakeMarkets('en-gb')

/** Accounts, sessions and passkeys in a real database, and their calls. */
export async function openPasskeyShop(database: Database) {
  const off = new Set<string>()
  const on = new Set<string>()
  const clock = { now: new Date() }
  const copied: object[] = []
  const told: Readonly<Record<string, unknown>>[] = []
  const toggle = (_: unknown, key: string): boolean => on.has(key) || (key === 'passkeys' && !off.has(key))
  const secrets = ['a secret of the shop that is long enough']
  const sessions = openSessions({
    ...{ database, publicUrl, secrets, clock: () => clock.now, lifeSeconds: 3600 },
    replayed: () => {},
  })
  const accounts = openAccounts({
    ...{ database, sessions, markets, toggle, clock: () => clock.now, hashes: passwordHashes() },
    jobs: { send: async (_inside, _queue, data) => void told.push(data) },
    staffDomain: 'staff.test',
    cookieName: (name) => cookieName(publicUrl, name),
    alert: () => {},
    signedIn: async () => {},
    emailChanged: async () => {},
    newsletter: async () => {},
    joinProgramme: async () => {},
  })
  const passkeys = openPasskeys({
    ...{ accounts, database, sessions, secrets, publicUrl, toggle, shopName: 'Halden', clock: () => clock.now },
    copied: (passkey) => copied.push(passkey),
  })
  const seen = new WeakMap<object, Identity>()
  const app = apiOf(
    [
      signInRoutes({ accounts, markets, words: () => (key: string) => key }),
      sessionsRoutes(sessions),
      passkeysRoutes(passkeys, markets),
    ],
    {
      markets,
      visitor: (request, market) => {
        const { session, expired: sessionExpired } = seen.get(request) ?? {}
        return {
          ...{ market, mode: 'web', preview: false, basketId: undefined, address: request.ip },
          ...{ session, sessionExpired, accountId: session?.accountId },
        }
      },
    },
  )
  app.addHook('preHandler', async (request) => void seen.set(request, await identify(sessions, request)))
  await app.ready()
  return {
    ...{ accounts, app, clock, copied, database, off, on, told },
    reset: async () => {
      await sql`truncate account, session, rate_count, used_challenge cascade`.execute(database.sql())
      off.clear()
      on.clear()
      copied.length = 0
      told.length = 0
      clock.now = new Date()
    },
  }
}

export type PasskeyShop = Awaited<ReturnType<typeof openPasskeyShop>>

const password = 'Linen trousers 7'

/** The parts of bodies that tests read. */
interface Body {
  readonly code?: string
  readonly status?: unknown
  readonly canAdd: boolean
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly usedAt: string | null }[]
}

/** A browser with the cookies it received, and its own authenticator. */
export function browser({ app, database }: PasskeyShop, address = '192.0.2.7') {
  const jar = new Map<string, string>()
  const device = authenticator(publicUrl)
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({
      ...{ method, url: `/api${path}`, remoteAddress: address, ...(payload === undefined ? {} : { payload }) },
      headers: {
        ...{ 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' },
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as Body, cookies: answer.cookies }
  }
  const creation = async () => (await call('POST', '/account/passkeys/options')).body as unknown as CreationOptions
  const request = async () => (await call('POST', '/auth/passkey/options')).body as unknown as RequestOptions
  return {
    ...{ call, creation, device, jar, request },
    add: (credential: CreatedCredential, name?: string) => call('POST', '/account/passkeys', { credential, name }),
    signInByPassword: (email: string) =>
      call('POST', '/auth/signin', {
        formFields: [
          { id: 'email', value: email },
          { id: 'password', value: password },
        ],
      }),
    signIn: (credential: UsedCredential) => call('POST', '/auth/passkey/signin', { credential }),
    signOut: () => call('POST', '/auth/signout'),
    list: async () => (await call('GET', '/account/passkeys')).body,
    /** A new account whose address is verified. */
    async join(email: string) {
      const values = { email, password, firstName: 'Ane', lastName: 'Holm' }
      const formFields = Object.entries(values).map(([id, value]) => ({ id, value }))
      await call('POST', '/auth/signup', { formFields })
      await sql`update account set email_verified_at = now() where email = ${email}`.execute(database.sql())
    },
  }
}
