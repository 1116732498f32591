import { withBlanks } from '#server/content/index.ts'
import type { PageKind } from '../page-kind.ts'
import { textRow } from '../product/product-rows.ts'

/** A document that is filled in for each order. Its own address shows the general text, with a line above that says so. */
export const legalDocumentPage: PageKind<'contentPage'> = {
  alias: 'contentPage',
  layout: 'default',
  audience: 'public',
  async load(_parts, { content, path, localization }) {
    if (!content) return 'not-found'
    const heading = content.heading ?? content.title
    const note = textRow('general-text', `<p>${localization.t('content.general-text')}</p>`)
    const zones = { ...withBlanks(content.zones), topRows: [note, ...(content.zones.topRows ?? [])] }
    return { body: { heading }, frame: { title: content.title, breadcrumb: [{ title: heading, url: path }], zones } }
  },
}
