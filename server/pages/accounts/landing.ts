import type { Market } from '#server/markets/index.ts'
import { pathOfOurs } from '#server/sessions/index.ts'
import { withoutType } from '../page-address.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

type Links = Pick<Parts['content'], 'linkTo'>
type Needs = { readonly content: Links; readonly markets: Pick<Parts['markets'], 'find'> }

/** The login page with the view to show, and the page to return to. */
export function loginAddress(
  content: Links,
  market: Market,
  query: { readonly view?: string; readonly to?: string | undefined; readonly done?: string },
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(given).toString()
  return content.linkTo(market, 'loginPage') + (search === '' ? '' : `?${search}`)
}

/** The address, if it is a page of this shop to return to; undefined for other sites and for the login page. */
export function pageToReturnTo({ markets }: Pick<Needs, 'markets'>, address: string | undefined): string | undefined {
  const path = address === undefined ? undefined : pathOfOurs(address)
  const [, marketId = '', ...rest] = path?.split('?')[0]?.split('/') ?? []
  const isPage = markets.find(marketId.toLowerCase()) !== undefined && !rest.join('/').toLowerCase().includes('login')
  return isPage ? path : undefined
}

/** The page a visitor came from, from the Referer header. Browsers without scripts need it. */
export function lastPage(needs: Pick<Parts, 'markets' | 'publicUrl'>, { session }: PageRequest): string | undefined {
  const { referer } = session.headers
  if (typeof referer !== 'string' || !referer.startsWith(`${needs.publicUrl}/`)) return undefined
  return pageToReturnTo(needs, withoutType(referer.slice(needs.publicUrl.length)))
}

/** The page after a sign-in: the page the visitor came from, or the account. */
export const landing = (needs: Needs, { market, query }: Pick<PageRequest, 'market' | 'query'>): string =>
  pageToReturnTo(needs, query.to) ?? needs.content.linkTo(market, 'accountPage')
