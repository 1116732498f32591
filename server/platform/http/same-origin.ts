/** The origin of a request, from the browser's headers. */
export interface Provenance {
  readonly fetchSite: string | undefined
  readonly fetchMode: string | undefined
  readonly origin: string | undefined
  readonly hasCookies: boolean
  readonly hasMarketHeader: boolean
}

export const provenanceOf = (headers: Readonly<Record<string, string | string[] | undefined>>): Provenance => ({
  fetchSite: first(headers['sec-fetch-site']),
  fetchMode: first(headers['sec-fetch-mode']),
  origin: first(headers.origin),
  hasCookies: headers.cookie !== undefined,
  hasMarketHeader: headers['x-current-market'] !== undefined,
})

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** The origin of the shop's own pages, and those of web apps that may make calls for a shopper. */
export interface OwnOrigins {
  readonly publicUrl: string
  readonly appOrigins?: readonly string[]
}

/** True if a request comes from one of the web apps beside the shop. */
export const isFromApp = ({ appOrigins = [] }: OwnOrigins, { origin }: Provenance): boolean =>
  origin !== undefined && appOrigins.includes(origin)

/**
 * True if this request may change something: it comes from one of our pages. A client without these headers and without
 * cookies is not a shopper's browser, so no other site can abuse it.
 */
export function mayChange(own: OwnOrigins, from: Provenance): boolean {
  if (isFromApp(own, from)) return true
  if (from.fetchSite !== undefined) return from.fetchSite === 'same-origin'
  if (from.origin !== undefined) return from.origin === own.publicUrl
  return !from.hasCookies
}

/** The same for a GET that changes something. A link or an image on a foreign page cannot add the market header. */
export const mayChangeByGet = (own: OwnOrigins, from: Provenance): boolean =>
  mayChange(own, from) && from.fetchMode !== 'navigate' && from.hasMarketHeader
