import { lastPageNote } from '#foundation/last-page.ts'

/** The facts about a click, a form or the Back button that decide who handles the navigation. */
export interface NavigationAttempt {
  readonly url: string
  readonly canIntercept: boolean
  readonly hashChange: boolean
  readonly download: boolean
  /** A POST form. The submit listener handles it. */
  readonly posted: boolean
  /** The link or form has `data-whole-page`. */
  readonly wholePage: boolean
}

export interface MarketOrigin {
  readonly origin: string
  /** For example `da-dk`. */
  readonly market: string
}

/** Paths whose answer is not a page. */
const notPages = /^\/(?:api|assets|images|dev|healthz|readyz|metrics|openapi\.json|api-docs|login\/callback)(?:\/|$)/

/** True if the script may fetch and show this page. Everything else is left to the browser. */
export function isOurs(ask: NavigationAttempt, here: MarketOrigin): boolean {
  if (!ask.canIntercept || ask.hashChange || ask.download || ask.posted || ask.wholePage) return false
  return isPageOfMarket(ask.url, here)
}

/** True for a page of the current market. Another market has other words and another shell. */
export function isPageOfMarket(address: string, { origin, market }: MarketOrigin): boolean {
  const url = new URL(address, origin)
  if (url.origin !== origin || notPages.test(url.pathname)) return false
  return url.pathname.split('/')[1]?.toLowerCase() === market
}

/** The address of a shop page with the preview parameter of the current page; undefined if there is nothing to add. */
export function withPreview(from: string, to: string): string | undefined {
  const [here, url] = [new URL(from), new URL(to)]
  const preview = here.searchParams.get('preview')
  if (preview === null || url.origin !== here.origin || url.searchParams.has('preview') || notPages.test(url.pathname))
    return undefined
  url.searchParams.set('preview', preview)
  return url.href
}

/** True for the same listing with other filters, sorting or tiles. Then the scroll position stays. */
export function isSameListing(from: string, to: string): boolean {
  const [before, after] = [new URL(from), new URL(to)]
  if (before.pathname !== after.pathname) return false
  return (after.searchParams.get('page') ?? '1') === '1' || before.search === after.search
}

/** The address of a page's payload. */
export function payloadAddress(address: string): string {
  const url = new URL(address)
  url.hash = ''
  url.searchParams.set('type', 'json')
  return url.href
}

/** The address of a page, from the address of its payload. */
export function pageAddress(payload: string): string {
  const url = new URL(payload)
  url.searchParams.delete('type')
  return url.href
}

/**
 * The address of a page, from the addresses of its payload and of the page that was asked for. `fetch` drops the fragment
 * of a redirect, so the one of a listing's last page is added again.
 */
export function landedAt(payload: string, asked: string): string {
  const address = pageAddress(payload)
  const [landed, wanted] = [new URL(address), new URL(asked, payload)]
  const isBeyond = wanted.pathname === landed.pathname && pageNumber(wanted) > pageNumber(landed)
  return isBeyond ? `${address}#${lastPageNote}` : address
}

const pageNumber = ({ searchParams }: URL): number => Math.round(Math.abs(Number(searchParams.get('page') ?? 1)))
