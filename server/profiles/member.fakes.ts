import type { BuyingShop } from '../checkout/buying-shop.fakes.ts'

/** The parts of bodies that tests read. */
interface Body {
  readonly status?: unknown
  readonly email: string
  readonly firstName: string
  readonly phoneNumber?: string
  readonly favoriteStore: { readonly address: object }
  readonly preferences: object
  readonly subBrands: readonly string[]
  readonly shipping: { readonly methods: readonly { readonly id: string }[] }
  readonly payment: { readonly chosen?: string }
  readonly form: { readonly problems: object }
}

interface Answer {
  readonly status: number
  readonly body: Body
  readonly location: string
}

export const password = 'Linen trousers 7'

/** A browser with the cookies it received; `join` makes an account and stays signed in. */
export function visitorOf({ app }: Pick<BuyingShop, 'app'>, address = '192.0.2.7', market = 'en-gb') {
  const jar = new Map<string, string>()
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object | string,
    from = 'same-origin',
  ) => {
    const answer = await app.inject({
      ...{ method, url, remoteAddress: address, ...(payload === undefined ? {} : { payload }) },
      headers: {
        ...{ 'sec-fetch-site': from, 'x-current-market': market, 'user-agent': 'Firefox/128.0 Linux' },
        ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const { name, value, maxAge } of answer.cookies)
      maxAge === 0 || value === '' ? jar.delete(name) : jar.set(name, value)
    return {
      status: answer.statusCode,
      body: /^[{[]/.test(answer.body) ? answer.json<Body>() : ({} as Body),
      location: String(answer.headers.location ?? ''),
    } satisfies Answer
  }
  return {
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer> =>
      send(method, `/api${path}`, payload),
    /** A call that a page of another site makes in this browser. */
    callFromElsewhere: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Answer> =>
      send(method, `/api${path}`, payload, 'cross-site'),
    /** The raw answer, if it is not JSON. */
    raw: (url: string) =>
      app.inject({
        ...{ url, remoteAddress: address },
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
    page: (path: string): Promise<Answer> => send('GET', `/${market}${path}${path.includes('?') ? '&' : '?'}type=json`),
    /** Posts a form of a page, as a browser without scripts does. */
    post: (path: string, values: Readonly<Record<string, string>>): Promise<Answer> =>
      send('POST', `/${market}${path}`, new URLSearchParams(values).toString()),
    async join(email: string): Promise<void> {
      const values = { email, password, firstName: 'Ane', lastName: 'Holm' }
      const formFields = Object.entries(values).map(([id, value]) => ({ id, value }))
      await send('POST', '/api/auth/signup', { formFields })
    },
  }
}
