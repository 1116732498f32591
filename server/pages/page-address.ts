import { facetIds } from '#contracts/search.ts'

/** A requested address, normalised. */
export interface PageAddress {
  /** Decoded, with single slashes between segments and no slash at the end. */
  readonly path: string
  /** Names in lower case; values of a repeated name are joined by commas. */
  readonly query: Readonly<Record<string, string>>
  /** The query as it was sent, with its question mark; or an empty string. */
  readonly search: string
  /** The corrected address, if the path was not in its normal form. */
  readonly better: string | undefined
}

/** Reads the address of a request; undefined if it cannot be the address of a page. */
export function readAddress(url: string): PageAddress | undefined {
  const mark = url.indexOf('?')
  const raw = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 || mark === url.length - 1 ? '' : url.slice(mark)
  const tidy = raw.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const path = decoded(tidy)
  if (path === undefined || path[0] !== '/') return undefined
  return { path, query: readQuery(search), search, better: tidy === raw ? undefined : tidy + search }
}

/** No page address contains an encoded slash, a backslash or a control character. */
function decoded(path: string): string | undefined {
  if (!path.includes('%')) return isPlain(path) ? path : undefined
  if (/%(?:2f|5c)/i.test(path)) return undefined
  try {
    const plain = decodeURIComponent(path)
    return isPlain(plain) ? plain : undefined
  } catch {
    return undefined
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to find them.
const isPlain = (path: string): boolean => !/[\u0000-\u001f\u007f\\]/.test(path)

function readQuery(search: string): Record<string, string> {
  if (search === '') return {}
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) {
    const known = name.toLowerCase()
    query[known] = query[known] === undefined ? value : `${query[known]},${value}`
  }
  return query
}

/** Query names that the address of a listing may contain, as links spell them. */
export const listingQueryNames = [
  'page',
  'sorting',
  'q',
  'lowerBoundingValue',
  'upperBoundingValue',
  ...facetIds,
] as const

const facetNames = new Set<string>(facetIds.map((id) => id.toLowerCase()))
const listingNames = listingQueryNames.map((name) => name.toLowerCase()).sort()

/** The part of a query that a kind of page uses, sorted by name; choices within a facet are sorted too. */
export function supportedQuery(
  query: PageAddress['query'],
  names: readonly string[] | 'facets' | undefined,
): Record<string, string> {
  const known: Record<string, string> = {}
  const wanted = names === 'facets' ? listingNames : (names ?? []).map((name) => name.toLowerCase()).sort()
  for (const name of wanted) {
    const value = query[name]
    if (value === undefined || value === '') continue
    known[name] = names === 'facets' && facetNames.has(name) ? sortedChoices(value) : value
  }
  return known
}

const sortedChoices = (value: string): string =>
  [
    ...new Set(
      value
        .split(',')
        .map((choice) => choice.trim())
        .filter(Boolean),
    ),
  ]
    .sort()
    .join(',')

/** The query of a request with some names changed; the others stay as they were sent. */
export function changedQuery(search: string, change: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search)
  for (const name of new Set(query.keys())) if (change[name.toLowerCase()] !== undefined) query.delete(name)
  for (const [name, value] of Object.entries(change)) if (value !== null) query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** True if an address leads out of the shop. */
export const isElsewhere = (address: string, publicUrl: string): boolean =>
  new URL(oneSlash(address), publicUrl).origin !== publicUrl

/** An address for a `Location` header: encoded, and never another host because of two slashes at the start. */
export function locationOf(address: string, publicUrl: string): string {
  const url = new URL(oneSlash(address), publicUrl)
  return url.origin === publicUrl ? url.pathname + url.search + url.hash : url.href
}

const oneSlash = (address: string): string => address.replace(/^[/\\]{2,}/, '/')

/** The same address, but for the payload instead of the document. */
export function asPayload(address: string, publicUrl: string): string {
  const url = new URL(oneSlash(address), publicUrl)
  url.searchParams.set('type', 'json')
  return url.pathname + url.search + url.hash
}

/** An address with scheme and host, as search engines need it. */
export const absolute = (publicUrl: string, address: string): string => new URL(address, publicUrl).href

/** True if a link leads to this path, whichever of the two is encoded. */
export const isSamePath = (link: string, path: string): boolean =>
  link === path || encodedPath(path) === new URL(link, 'http://shop').pathname

/** Encodes a decoded path for an address. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** True if an address requests the payload, even if it names no page. */
export const asksForPayload = (url: string): boolean => /[?&]type=json(?:&|$)/i.test(url)

/** The address of a page from the address of its payload. */
export const withoutType = (address: string): string =>
  address.replace(/([?&])type=json(?:&|$)/i, '$1').replace(/[?&]$/, '')
