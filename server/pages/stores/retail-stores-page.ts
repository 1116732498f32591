import type { PageKind } from '../page-kind.ts'
import { shownStore, storesData, turnOf } from './shown-stores.ts'

/** Every store of the country, grouped by town, above the editors' content. */
export const retailStores: PageKind<'retailStores'> = {
  alias: 'retailStores',
  layout: 'default',
  audience: 'public',
  async load(parts, ask) {
    const stores = parts.stores.in(ask.market.country.code)
    const title = ask.content?.title ?? ask.localization.t('page.retailstores')
    const heading = ask.content?.heading ?? title
    const breadcrumb = [{ title: heading, url: ask.path }]
    const towns = Map.groupBy(stores, ({ city }) => city)
    const listed = [...towns.values()].flat()
    return {
      body: {
        heading,
        towns: [...towns].map(([name, ofTown]) => ({
          name,
          stores: ofTown.map((store) => shownStore(parts, ask, store)),
        })),
      },
      frame: { title, breadcrumb, structuredData: storesData(parts, ask, { stores: listed, breadcrumb }) },
      until: turnOf(stores, ask),
    }
  },
}
