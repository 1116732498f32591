import type { Link } from '#contracts/widgets.ts'
import type { PageKind } from '../page-kind.ts'

/** Shown for every address without a page: says so, and offers the ways that lead on. */
export const notFoundPage: PageKind<'notFoundPage'> = {
  alias: 'notFoundPage',
  layout: 'default',
  audience: 'public',
  async load({ catalogue, content }, { market, speaker }) {
    const shown = content.page(market, content.linkTo(market, 'notFoundPage'))
    const suggestions: Link[] = catalogue
      .children(market, undefined)
      .map(({ title, url }) => ({ title, url, newTab: false }))
    return {
      body: { suggestions },
      frame: {
        status: 404,
        title: shown?.title ?? speaker.t('page.not-found'),
        ...(shown ? { zones: shown.zones } : {}),
        alternates: {},
      },
    }
  },
}
