import type { AnswerCookies } from '#server/platform/http/answer-cookies.ts'
import type { Visitor, VisitorSession } from '#server/sessions/index.ts'
import type { BuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { consent } from '../identity-provider.port-test.ts'
import type { SignInRequest } from '../sign-in.ts'
import type { CallbackQuery } from './check-state.ts'

export const shopUrl = 'http://localhost:3000'
const redirectUriOf = (provider: string): string =>
  `${shopUrl}${provider === 'apple' ? '/api/auth/callback/apple' : '/login/callback'}`

interface Body {
  readonly status: string
  readonly urlWithQueryParams: string
  readonly pkceCodeVerifier?: string
  readonly createdNewUser?: boolean
  readonly createdNewRecipeUser?: boolean
  readonly reason?: string
  readonly message?: string
  readonly user: { readonly id: string; readonly emails: readonly string[]; readonly loginMethods: readonly object[] }
}

/** A browser with the public client library, which stores state and verifier itself, and with pages that work without scripts. */
export function socialBrowser(shop: BuyingShop, address = '192.0.2.7') {
  const jar = new Map<string, string>()
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, more: object = {}) => {
    const answer = await shop.app.inject({
      ...{ method, url: path, remoteAddress: address },
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...{ 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' },
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...more,
      },
    })
    for (const { name, value, maxAge } of answer.cookies)
      maxAge === 0 || value === '' ? jar.delete(name) : jar.set(name, value)
    const isJson = answer.headers['content-type']?.toString().includes('json')
    return { status: answer.statusCode, headers: answer.headers, body: (isJson ? answer.json() : {}) as Body }
  }
  const get = (path: string) => call('GET', path)

  const authorise = (provider: string, redirectUri = redirectUriOf(provider)) =>
    get(
      `/api/auth/authorisationurl?${new URLSearchParams({ thirdPartyId: provider, redirectURIOnProviderDashboard: redirectUri })}`,
    )
  const finish = (
    provider: string,
    query: CallbackQuery,
    pkceCodeVerifier?: string,
    redirectUri = redirectUriOf(provider),
  ) =>
    call('POST', '/api/auth/signinup', {
      thirdPartyId: provider,
      redirectURIInfo: {
        redirectURIOnProviderDashboard: redirectUri,
        redirectURIQueryParams: query,
        ...(pkceCodeVerifier === undefined ? {} : { pkceCodeVerifier }),
      },
    })

  return {
    jar,
    headers: () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    call,
    get,
    authorise,
    finish,
    /** A complete sign-in; the form says who the person is and what they decide. */
    async signIn(provider: string, form: Readonly<Record<string, string>> = {}) {
      const { body } = await authorise(provider)
      const query = await consent({ url: body.urlWithQueryParams }, form)
      const back = provider === 'apple' ? await postAppleForm(shop, query) : query
      return (await finish(provider, back, body.pkceCodeVerifier)).body
    },
    /** The browser returns to the callback page, whose server part finishes the sign-in. */
    async comeBack(query: CallbackQuery, session?: VisitorSession) {
      const cookies: AnswerCookies = {
        set: (name, value) => void jar.set(name, value),
        clear: (name) => void jar.delete(name),
      }
      const ask: SignInRequest = {
        market: shop.market('en-gb'),
        visitor: { address, basketId: undefined, session } as Visitor,
        sentCookies: Object.fromEntries(jar),
        answer: { headers: {}, cookies, answerHeader: () => {} },
      }
      return shop.social.finishPage(ask, query)
    },
  }
}

/** Apple's page posts its form from another site, without cookies of the shop; returns the query of the redirect that follows. */
export async function postAppleForm(shop: BuyingShop, form: Readonly<Record<string, string>>) {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: '/api/auth/callback/apple', payload: String(new URLSearchParams(form)) },
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
      'sec-fetch-site': 'cross-site',
    },
  })
  const url = new URL(String(answer.headers.location), shopUrl)
  return { status: String(answer.statusCode), path: url.pathname, ...Object.fromEntries(url.searchParams) }
}
