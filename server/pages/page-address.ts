import { facetIds } from '#contracts/search.ts'

/** A requested address, normalised. */
export interface PageAddress {
  /** Decoded, one slash between segments, none at the end. */
  readonly path: string
  /** Names in lower case, repeated ones joined by commas. */
  readonly query: Readonly<Record<string, string>>
  /** The query as it came, with its question mark, or nothing. */
  readonly search: string
  /** The corrected address, if the path was not in its normal form. */
  readonly better: string | undefined
}

/** Reads the address of a request; undefined for one that cannot name a page of ours. */
export function readAddress(url: string): PageAddress | undefined {
  const mark = url.indexOf('?')
  const raw = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 || mark === url.length - 1 ? '' : url.slice(mark)
  const tidy = raw.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const path = decoded(tidy)
  if (path === undefined || path[0] !== '/') return undefined
  return { path, query: readQuery(search), search, better: tidy === raw ? undefined : tidy + search }
}

/** No address of ours contains an encoded slash, a backslash or a control character. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
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

/** Names a listing's address may carry, in the spelling links use. */
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

/** The part of a query that a kind of page knows, by sorted names; choices within a facet are sorted too. */
export function knownQuery(
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

/** The query of a request with some names changed, others kept as they came. */
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

/** An address as a `Location` header takes it: encoded, and never another host by two slashes at the start. */
export function locationOf(address: string, publicUrl: string): string {
  const url = new URL(oneSlash(address), publicUrl)
  return url.origin === publicUrl ? url.pathname + url.search + url.hash : url.href
}

const oneSlash = (address: string): string => address.replace(/^[/\\]{2,}/, '/')

/** The same address, asking for the payload instead of the document. */
export function asPayload(address: string, publicUrl: string): string {
  const url = new URL(oneSlash(address), publicUrl)
  url.searchParams.set('type', 'json')
  return url.pathname + url.search + url.hash
}

/** An address with scheme and host, as search engines want it. */
export const absolute = (publicUrl: string, address: string): string => new URL(address, publicUrl).href

/** True if a link leads to this path, however either is encoded. */
export const isSamePath = (link: string, path: string): boolean =>
  link === path || encodedPath(path) === new URL(link, 'http://shop').pathname

/** A decoded path encoded for an address. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** True if the payload of an address is asked for, also of one that names no page. */
export const asksForPayload = (url: string): boolean => /[?&]type=json(?:&|$)/i.test(url)

/** The address of a page from that of its payload. */
export const withoutType = (address: string): string =>
  address.replace(/([?&])type=json(?:&|$)/i, '$1').replace(/[?&]$/, '')
