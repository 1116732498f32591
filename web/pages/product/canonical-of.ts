import type { PageFrame } from '#contracts/pages.ts'

/** The canonical address of a page, with scheme and host. */
export const canonicalOf = ({ linkTags, path }: Pick<PageFrame, 'linkTags' | 'path'>): string =>
  linkTags.find(({ rel }) => rel === 'canonical')?.href ?? path
