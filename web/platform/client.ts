import type { z } from 'zod'
import type { addressLookupCalls } from '#contracts/address-lookup.ts'
import type { basketCalls } from '#contracts/basket-calls.ts'
import type { catalogueCalls } from '#contracts/catalogue-calls.ts'
import type { checkoutCalls } from '#contracts/checkout.ts'
import type { clubCalls } from '#contracts/club.ts'
import type { contentCalls } from '#contracts/content-calls.ts'
import type { deliveryCalls } from '#contracts/delivery.ts'
import type { loyaltyCalls } from '#contracts/loyalty-calls.ts'
import type { marketsCalls } from '#contracts/markets.ts'
import type { notifyMeCalls } from '#contracts/notify-me.ts'
import type { ordersCalls } from '#contracts/order-calls.ts'
import type { passkeysCalls } from '#contracts/passkeys.ts'
import type { paymentsCalls } from '#contracts/payment-calls.ts'
import type { profileCalls } from '#contracts/profiles.ts'
import type { recommendationsCalls } from '#contracts/recommendations.ts'
import type { returnsPluginCalls } from '#contracts/returns-plugin.ts'
import type { reviewsCalls } from '#contracts/reviews.ts'
import type { searchCalls } from '#contracts/search-calls.ts'
import type { sizeGuidesCalls } from '#contracts/size-guides.ts'
import type { stockCalls } from '#contracts/stock.ts'
import type { pagesCalls } from '#contracts/visitor.ts'
import type { wishlistCalls } from '#contracts/wishlist-calls.ts'
import { ApiError } from './api-error.ts'
import { fetchSignedIn } from './fetch-signed-in.ts'

type AllCalls = typeof addressLookupCalls &
  typeof basketCalls &
  typeof catalogueCalls &
  typeof checkoutCalls &
  typeof clubCalls &
  typeof contentCalls &
  typeof deliveryCalls &
  typeof loyaltyCalls &
  typeof marketsCalls &
  typeof ordersCalls &
  typeof pagesCalls &
  typeof passkeysCalls &
  typeof paymentsCalls &
  typeof profileCalls &
  typeof returnsPluginCalls &
  typeof reviewsCalls &
  typeof searchCalls &
  typeof notifyMeCalls &
  typeof recommendationsCalls &
  typeof sizeGuidesCalls &
  typeof stockCalls &
  typeof wishlistCalls

/** Sends a request: over the network in a browser, directly to the server in tests and benchmarks. */
export type Transport = (request: {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}) => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }>

/** Makes a call by its key in the contracts. Path parameters are passed next to `query` and `body`. Throws an `ApiError`. */
export type Api<Table = AllCalls> = <Key extends keyof Table & string>(
  key: Key,
  ...sent: Record<never, never> extends Sends<Key, Table[Key]> ? [Sends<Key, Table[Key]>?] : [Sends<Key, Table[Key]>]
) => Promise<Table[Key] extends { readonly answer: infer Answer extends z.ZodType } ? z.infer<Answer> : never>

export function createApi<Table = AllCalls>(transport: Transport): Api<Table> {
  return (async (key: string, sent: Sent = {}) => {
    const [method, template] = key.split(' ') as [string, string]
    const url = addressOf(template, sent)
    const answer = await transport({
      method,
      url,
      headers: headersOf(template, sent),
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    })
    const isSuccess = answer.status === 200 || answer.status === 204
    if (isSuccess && answer.text === '' && succeedsEmpty.test(template)) return undefined
    if (answer.status === 200) return JSON.parse(answer.text) as unknown
    throw new ApiError(answer)
  }) as Api<Table>
}

/** Calls that answer a success without a body: the notify-me calls, the notification of a launch, and sending a list by mail. */
const succeedsEmpty =
  /\/(notifyme\/\{catalog\}\/opt(in|out)|productgoinglive\/\{catalog\}\/optin|wishlist\/share-wishlist-mail)$/

interface Sent {
  readonly [param: string]: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function addressOf(template: string, sent: Sent): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = sent[name]
    if (value === undefined || value === null || value === '') throw new Error(`The parameter ${name} must be defined.`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value === null) throw new Error(`The parameter ${name} cannot be null.`)
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value]) query.append(name, String(one))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Calls whose body is sent as `application/json`: recommendations, creating, renaming or mailing a list, and the loyalty programme. */
const sendsPlainJson =
  /^\/api\/(voyado\/|wishlist\/(createwishlist|updatewishlistname)$)|\/(recommendations3?|share-wishlist-mail)$/

function headersOf(template: string, { catalog, market, body }: Sent): Record<string, string> {
  const current = catalog ?? market
  return {
    accept: 'application/json',
    ...(typeof current === 'string' ? { 'x-current-market': current } : {}),
    ...(body === undefined
      ? {}
      : { 'content-type': sendsPlainJson.test(template) ? 'application/json' : 'application/json-patch+json' }),
  }
}

/** Sends requests from a browser to the shop of the page. */
const overNetwork: Transport = async ({ url, headers, ...request }) => {
  const market = headers['x-current-market'] ?? location.pathname.split('/')[1]!
  const response = await fetchSignedIn(url, {
    ...request,
    headers: { 'x-current-market': market, ...headers },
    credentials: 'same-origin',
  })
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
}

export const api = createApi(overNetwork)

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

type Part<Kind, Name extends 'query' | 'body'> = Kind extends { readonly [N in Name]: infer Schema extends z.ZodType }
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [N in Name]?: z.input<Schema> }
    : { readonly [N in Name]: z.input<Schema> }
  : Record<never, never>

type Sends<Key extends string, Kind> = { readonly [Name in PathNames<Key>]: string } & Part<Kind, 'query'> &
  Part<Kind, 'body'>
