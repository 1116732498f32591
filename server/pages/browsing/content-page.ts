import type { PageKind } from '../page-kind.ts'

/** Any page editors wrote that is no other kind. */
export const contentPage: PageKind<'contentPage'> = {
  alias: 'contentPage',
  layout: 'default',
  audience: 'public',
  async load(_parts, { content, path }) {
    if (!content) return 'not-found'
    const heading = content.heading ?? content.title
    return { body: { heading }, frame: { title: content.title, breadcrumb: [{ title: heading, url: path }] } }
  },
}
