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

/** The tags a batch of changes touches. Pieces of a variant coming or going show on its product, and a product on any list found by words. */
export function touchedTags(subjects: Iterable<string>): Set<string> {
  const tags = new Set<string>()
  for (const subject of subjects) {
    const [kind = '', id = ''] = split(subject)
    if (kind === 'stock') tags.add(`product:${productOf(id)}`)
    else tags.add(subject)
    if (kind === 'stock' || kind === 'product') tags.add('listing')
  }
  return tags
}

function split(subject: string): [string, string] {
  const mark = subject.indexOf(':')
  return mark < 0 ? [subject, ''] : [subject.slice(0, mark), subject.slice(mark + 1)]
}

/** A sku begins with its product's id: style, colour, option. */
const productOf = (sku: string): string => sku.split('_').slice(0, 3).join('_')
