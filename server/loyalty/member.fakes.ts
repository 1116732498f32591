import { sql } from 'kysely'
import { voyadoLoyalty } from '#adapters/loyalty-voyado/server.ts'
import type { BuyingShop, Guest } from '../checkout/buying-shop.fakes.ts'

const password = 'Linen trousers 7'

interface MemberOptions {
  readonly confirmed?: boolean
  readonly address?: string
  /** More fields of the sign-up. */
  readonly more?: Readonly<Record<string, string>>
}

/** A browser signed in as the owner of an address; by default the address is confirmed. */
export async function memberOf(
  shop: BuyingShop,
  email: string,
  { confirmed = true, address = '192.0.2.7', more = {} }: MemberOptions = {},
) {
  const jar = new Map<string, string>()
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { body, headers = {} }: { body?: object | string; headers?: Readonly<Record<string, string>> } = {},
  ) => {
    const answer = await shop.app.inject({
      ...{ method, url, remoteAddress: address, ...(body ? { payload: body } : {}) },
      headers: {
        ...{ 'sec-fetch-site': 'same-origin', 'x-current-market': 'da-dk', 'user-agent': 'Firefox/128.0 Linux' },
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    })
    for (const { name, value, maxAge } of answer.cookies)
      maxAge === 0 || value === '' ? jar.delete(name) : jar.set(name, value)
    const isJson = /^[{[]/.test(answer.body)
    return { status: answer.statusCode, body: (isJson ? answer.json() : {}) as never, headers: answer.headers }
  }
  const fields = (values: Readonly<Record<string, string>>) => ({
    formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
  })
  await ask('POST', '/api/auth/signup', {
    body: fields({ email, password, firstName: 'Ane', lastName: 'Holm', ...more }),
  })
  if (confirmed) {
    await sql`update account set email_verified_at = now() where email = ${email}`.execute(shop.database.sql())
    // This call updates the claim of the session.
    await ask('GET', '/api/auth/user/email/verify')
  }
  const path = (call: string, more = ''): string => `/api/voyado/voyado/${call}/${encodeURIComponent(email)}${more}`
  return {
    ask,
    /** Posts a form of a page, as a browser without scripts does. */
    postForm: async (path: string, values: Readonly<Record<string, string>>) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await ask('POST', path, { body: new URLSearchParams(values).toString(), headers })
      return { ...answer, location: String(answer.headers.location ?? '') }
    },
    /** The member as a shopper in Denmark. */
    shopper: {
      call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', to: string, body?: object) =>
        ask(method, `/api/order/da-dk/${to}`, body ? { body } : {}),
    } as unknown as Guest,
    /** A call about the member's own account. */
    get: (call: string, more = '') => ask('GET', path(call, more)),
    post: (call: string, body: object) => ask('POST', path(call), { body }),
  }
}

/** The simulated provider of a shop, and switches for its faults. */
export function providerOf({ simulatorsUrl }: Pick<BuyingShop, 'simulatorsUrl'>) {
  const url = `${simulatorsUrl}/voyado`
  const post = (address: string, body: unknown) => fetch(address, { method: 'POST', body: JSON.stringify(body) })
  return {
    provider: voyadoLoyalty({ url, key: 'TEST' }),
    control: (wanted: object) => post(`${url}/control`, wanted),
    /** Makes the next calls of a path fail, before or after the provider acted. */
    spoil: (kind: string, path = '', { calls = 1, moment = 'after' } = {}) =>
      post(`${simulatorsUrl}/faults/voyado`, { kind, path, moment, calls }),
    heal: () => post(`${simulatorsUrl}/faults/voyado`, null),
    books: async () => (await (await fetch(`${url}/ledger`)).json()) as { readonly kind: string }[],
  }
}
