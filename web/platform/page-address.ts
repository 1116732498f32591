/** The navigation request of a click, a form or the Back button, as needed for the decision. */
export interface Ask {
  readonly url: string
  readonly canIntercept: boolean
  readonly hashChange: boolean
  readonly download: boolean
  /** A POST form, which the submit listener handles. */
  readonly posted: boolean
  /** Its link or form says `data-whole-page`. */
  readonly wholePage: boolean
}

export interface Here {
  readonly origin: string
  /** `da-dk` */
  readonly market: string
}

/** Paths that answer something else than a page. */
const notPages = /^\/(?:api|assets|images|dev|healthz|readyz|metrics|openapi\.json|api-docs|login\/callback)(?:\/|$)/

/** True if the browser part may fetch and show this page itself; everything else is left to the browser. */
export function isOurs(ask: Ask, here: Here): boolean {
  if (!ask.canIntercept || ask.hashChange || ask.download || ask.posted || ask.wholePage) return false
  return isPageOfMarket(ask.url, here)
}

/** A page of the market we are in; another market has other words and another shell. */
export function isPageOfMarket(address: string, { origin, market }: Here): boolean {
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

/** The same page with other filters, sorting or tiles: what the shopper looks at stays where it is. */
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

/** The address of a page from where its payload was found. */
export function pageAddress(payload: string): string {
  const url = new URL(payload)
  url.searchParams.delete('type')
  return url.href
}
