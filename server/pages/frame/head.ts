import type { PageFrame } from '#contracts/pages.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { absolute } from '../page-address.ts'

export type LinkTag = PageFrame['linkTags'][number]
export type MetaTag = PageFrame['metaTags'][number]
export type JsonLd = PageFrame['structuredData'][number]

/** The title of a page, followed by the shop's name. */
export const fullTitle = (title: string, shopName: string): string =>
  title.includes(shopName) ? title : `${title} | ${shopName}`

/** A description as search engines show it: plain text of about 160 characters. */
export function descriptionTags(text: string | undefined): MetaTag[] {
  const plain = text
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!plain) return []
  return [{ name: 'description', content: plain.length <= 160 ? plain : `${plain.slice(0, 159).trimEnd()}…` }]
}

/** Tags by editors come first; the shop's own tags fill in missing names. */
export const metaWith = (written: readonly MetaTag[], own: readonly MetaTag[]): MetaTag[] => [
  ...written,
  ...own.filter(({ name }) => written.every((tag) => tag.name !== name)),
]

/** The same for links, but a page has only one canonical address. */
export function linksWith(publicUrl: string, written: readonly LinkTag[], own: readonly LinkTag[]): LinkTag[] {
  const isCanonical = ({ rel }: LinkTag): boolean => rel === 'canonical'
  const [canonical] = [...written, ...own].filter(isCanonical)
  const links = [...(canonical ? [canonical] : []), ...[...written, ...own].filter((tag) => !isCanonical(tag))]
  return links.map((tag) => ({ ...tag, href: tag.href.startsWith('/') ? absolute(publicUrl, tag.href) : tag.href }))
}

/** The canonical address of a page, and the same page in every market that has it. */
export function addressTags(
  publicUrl: string,
  canonical: string,
  alternates: Readonly<Record<string, string>>,
  markets: Pick<Markets, 'find'>,
): LinkTag[] {
  const others = Object.entries(alternates).map(([id, address]) => ({
    rel: 'alternate',
    href: absolute(publicUrl, address),
    hreflang: markets.find(id)?.locale ?? id,
  }))
  return [{ rel: 'canonical', href: absolute(publicUrl, canonical) }, ...(others.length > 1 ? others : [])]
}

/** The same page in the open markets: market id → address. */
export function alternatesOf(
  markets: Pick<Markets, 'open'>,
  addressIn: (market: Market) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    markets.open.flatMap((market) => {
      const address = addressIn(market)
      return address === undefined ? [] : [[market.id, address] as const]
    }),
  )
}

export const indexed = 'INDEX, FOLLOW'
export const notIndexed = 'NOINDEX, FOLLOW'
/** For pages that only our own devices and editors see. */
export const isolated = 'NOINDEX, NOFOLLOW'

export const organization = (publicUrl: string, name: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: publicUrl,
})

/** The shop in one market, and where its goods are searched. */
export const website = (
  publicUrl: string,
  name: string,
  at: { home: string; search: string; locale: string },
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url: absolute(publicUrl, at.home),
  inLanguage: at.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(publicUrl, at.search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The breadcrumb as structured data; empty if the page has none. */
export const breadcrumbData = (publicUrl: string, breadcrumb: PageFrame['breadcrumb'] = []): JsonLd[] =>
  breadcrumb.length > 0 ? [breadcrumbList(publicUrl, breadcrumb)] : []

export const breadcrumbList = (publicUrl: string, breadcrumb: PageFrame['breadcrumb']): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(publicUrl, url),
  })),
})
