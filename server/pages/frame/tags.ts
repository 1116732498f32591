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
 * A list of goods changes with goods it does not show: they may sort onto it, or change its counts. Whoever changes a product names the
 * categories it stands in; a list found by words has no category to be named by.
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
