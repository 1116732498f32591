import type { PageKind } from '../page-kind.ts'

/** A page to read, written by editors. */
const readingPage = <Alias extends 'contentPage' | 'termsConditionsPage'>(alias: Alias): PageKind<Alias> => ({
  alias,
  layout: 'default',
  audience: 'public',
  async load(_parts, { content, path }) {
    if (!content) return 'not-found'
    const heading = content.heading ?? content.title
    return { body: { heading }, frame: { title: content.title, breadcrumb: [{ title: heading, url: path }] } }
  },
})

/** Any page from editors without a kind of its own. The size guide's page also has its tables. */
export const contentPage: PageKind<'contentPage'> = {
  ...readingPage('contentPage'),
  async load(parts, ask) {
    const loaded = await readingPage('contentPage').load(parts, ask)
    if (typeof loaded === 'string' || !('body' in loaded) || ask.content?.key !== 'size-guide') return loaded
    const { tables } = parts.sizeGuides.settings(ask.market)
    return { ...loaded, body: { ...loaded.body, sizeTables: tables } }
  },
}

/** Earlier versions keep their addresses, because shoppers bought under those terms. */
export const termsConditionsPage = readingPage('termsConditionsPage')
