import type { PageFrame } from '#contracts/pages.ts'

/** The one address of a page, scheme and host included. */
export const canonicalOf = ({ linkTags, path }: Pick<PageFrame, 'linkTags' | 'path'>): string =>
  linkTags.find(({ rel }) => rel === 'canonical')?.href ?? path
