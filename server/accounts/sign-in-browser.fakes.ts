import { sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { type BuyingShop, openBuyingShop } from '../checkout/buying-shop.fakes.ts'

export const password = 'Linen trousers 7'
export const person = { email: 'Ane@Example.com', password, firstName: 'Ane', lastName: 'Holm' }
export const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})

/** The parts of bodies that tests read. */
interface Body {
  readonly status?: unknown
  readonly formFields?: readonly unknown[]
  readonly user: { readonly id: string }
  readonly sessions: readonly { readonly id: string; readonly current: boolean }[]
  readonly basket: { readonly quantity: number }
  readonly termsDue?: boolean
  readonly errors?: object
}

interface Letter {
  readonly kind: string
  readonly recipient: string
  readonly data: { readonly resetUrl: string; readonly verifyUrl: string; readonly confirmUrl: string }
}

interface Answer {
  readonly status: number
  readonly body: Body
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly [more: string]: unknown }[]
}

/** Browsers of a shop, each with its own network address and the cookies it received. */
export const browsersOf =
  ({ app }: Pick<BuyingShop, 'app'>) =>
  (address = '192.0.2.7') => {
    const jar = new Map<string, string>()
    const call = async (
      method: 'GET' | 'POST' | 'DELETE' | 'PUT',
      path: string,
      payload?: object,
      more: object = {},
    ): Promise<Answer> => {
      const answer = await app.inject({
        ...{ method, url: `/api${path}`, remoteAddress: address },
        ...(payload === undefined ? {} : { payload }),
        headers: {
          ...{ 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb', 'user-agent': 'Firefox/128.0 Linux' },
          ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
          ...more,
        },
      })
      for (const { name, value, maxAge } of answer.cookies)
        maxAge === 0 || value === '' ? jar.delete(name) : jar.set(name, value)
      const body = (answer.headers['content-type']?.toString().includes('json') ? answer.json() : {}) as Body
      return { status: answer.statusCode, body, headers: answer.headers, cookies: answer.cookies as never }
    }
    const post = (path: string, payload?: object, more?: object) => call('POST', path, payload, more)
    return {
      jar,
      call,
      get: (path: string, more?: object) => call('GET', path, undefined, more),
      post,
      signUp: (values: Readonly<Record<string, string>> = {}) => post('/auth/signup', fields({ ...person, ...values })),
      signIn: (email: string = person.email, typed = password) =>
        post('/auth/signin', fields({ email, password: typed })),
    }
  }

/** The data of the mails written so far, newest last. */
export const mailsOf =
  ({ jobs, runJobs }: Pick<BuyingShop, 'jobs' | 'runJobs'>) =>
  async (): Promise<Letter[]> => {
    const written: Letter[] = []
    while (jobs.length > 0) {
      for (const { queue, data } of jobs) if (queue === 'write-mail') written.push(data as never)
      await runJobs()
    }
    return written
  }

export const tokenOf = (url: string): string => new URL(url).searchParams.get('token')!

/** The setup for a file of tests of signing in: `const { browser } = await openSignInShop()`. */
export async function openSignInShop() {
  const database = await testDatabase()
  const switchedOff = new Set<string>()
  const switchedOn = new Set<string>()
  const moved = new Map<string, string>()
  const shop = await openBuyingShop(database, { switchedOff, switchedOn, moved })
  afterAll(() => shop.close())
  beforeEach(async () => {
    switchedOff.clear()
    switchedOn.clear()
    moved.clear()
    await sql`truncate account, session, rate_count, mail cascade`.execute(database.sql())
    shop.jobs.length = 0
  })
  return { database, shop, switchedOff, switchedOn, moved, browser: browsersOf(shop), mails: mailsOf(shop) }
}
