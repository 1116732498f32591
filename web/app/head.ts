import type { Page } from '#contracts/pages.ts'

/** A tag in the head that belongs to the page, not to the shop. */
export interface HeadTag {
  readonly name: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

const isShare = (name: string): boolean => name.startsWith('og:') || name.startsWith('product:')

/** Metadata of a page for search engines and sharing. The document contains it, and navigation replaces it. */
export function headTags(page: Page): readonly HeadTag[] {
  const meta = page.metaTags.map(({ name, content }) => ({ [isShare(name) ? 'property' : 'name']: name, content }))
  const links = page.linkTags.map(({ rel, href, hreflang }) => ({ rel, href, ...(hreflang && { hreflang }) }))
  return [
    ...[...meta, { name: 'robots', content: page.robots }].map((attributes) => ({ name: 'meta' as const, attributes })),
    ...links.map((attributes) => ({ name: 'link' as const, attributes })),
  ]
}
