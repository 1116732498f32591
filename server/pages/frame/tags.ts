import type { Market } from '#server/markets/index.ts'

/** Tags of every page of a market: its content and its shell. */
export const pageTags = (market: Market, path: string): string[] => [
  'shell',
  `shell:${market.id}`,
  'content',
  `content:${market.id}`,
  `content:${market.id}:${path.slice(market.id.length + 1) || '/'}`,
]

/** Tags of single products. */
export const productTags = (ids: Iterable<string>): string[] => ['catalogue', ...[...ids].map((id) => `product:${id}`)]

/**
 * A change of a product can change a list that does not show it: its order or its counts. A changed product names its
 * categories; a list found by a search term has no category, so it has the tag `listing`.
 */
export const listingTags = (ids: Iterable<string>, category: string | undefined): string[] => [
  ...productTags(ids),
  category === undefined ? 'listing' : `category:${category}`,
]

/** The tags that a batch of changes invalidates. A changed product may appear on any list found by a search term. */
export function touchedTags(subjects: Iterable<string>): Set<string> {
  const tags = new Set(subjects)
  if ([...tags].some((tag) => tag.startsWith('product:'))) tags.add('listing')
  return tags
}
