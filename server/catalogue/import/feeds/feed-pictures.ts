import type { NamedPicture } from '../rows.ts'
import type { FeedItem } from './feed-item.ts'

const mostPictures = 4
const longestAddress = 2000

export interface FeedPictures {
  /** Undefined if the feed has no pictures. The existing ones then stay. */
  readonly named: readonly NamedPicture[] | undefined
  /** Texts that are not the URL of a picture. */
  readonly wrong: readonly string[]
}

interface Fetching {
  readonly privateHosts: boolean
  /** How the paths begin under which the shop itself shows this product's pictures. Its own exports contain such URLs. */
  readonly own: string | undefined
}

/** URLs of an item's pictures. A table separates them by commas, and a URL may contain commas too. */
export function feedPictures(
  { image_link = '', additional_image_link = '' }: FeedItem['cells'],
  { privateHosts, own }: Fetching,
): FeedPictures {
  const told = [...image_link.split('\n'), ...additional_image_link.split(/\n|,(?=\s*https?:\/\/)/)]
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const read = told.map((text) => ({ text, url: webAddress(text) }))
  const urls = new Map(read.flatMap(({ url }) => (url ? [[url.href, url]] : [])))
  const foreign = [...urls.values()].filter(({ pathname }) => own === undefined || !pathname.startsWith(own))
  const named = foreign.slice(0, mostPictures).map(({ href, host }) => ({ address: href, host, privateHosts }))
  return {
    named: named.length > 0 ? named : undefined,
    wrong: read.filter(({ url }) => !url).map(({ text }) => text.slice(0, 120)),
  }
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.host !== ''
  if (!isWeb || url.href.length > longestAddress) return undefined
  url.hash = ''
  return url
}
