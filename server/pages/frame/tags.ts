import type { Market } from '#server/markets/index.ts'

/** Tags of every page of a market: its content and its shell. */
export const pageTags = (market: Market, path: string): string[] => [
  'shell',
  `shell:${market.id}`,
  'content',
  `content:${market.id}`,
  `content:${market.id}:${path.slice(market.id.length + 1) || '/'}`,
]

/** Goods shown one by one. */
export const productTags = (ids: Iterable<string>): string[] => ['catalogue', ...[...ids].map((id) => `product:${id}`)]

/**
 * A list of goods may change with goods that it does not show: they may be sorted into it, or change its counts. A change of a product
 * names its categories; a list found by a search term has no category, so it has a tag of its own.
 */
export const listingTags = (ids: Iterable<string>, category: string | undefined): string[] => [
  ...productTags(ids),
  category === undefined ? 'listing' : `category:${category}`,
]

/** The tags that a batch of changes invalidates. A changed product may appear on every list found by words. */
export function touchedTags(subjects: Iterable<string>): Set<string> {
  const tags = new Set(subjects)
  if ([...tags].some((tag) => tag.startsWith('product:'))) tags.add('listing')
  return tags
}
