import type { Link } from '#contracts/widget-parts.ts'
import type { Zones } from '#contracts/widgets.ts'
import type { GoneProduct } from '#server/catalogue/index.ts'
import type { PageKind, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { productRow } from '../product/product-rows.ts'

/** Shown for every address without a page, with links to continue. If a product was once sold there, its name is shown. */
export const notFoundPage: PageKind<'notFoundPage'> = {
  alias: 'notFoundPage',
  layout: 'default',
  audience: 'public',
  async load(parts, ask) {
    const { catalogue, content } = parts
    const { market, localization, path } = ask
    const gone = await catalogue.goneAt(market, path)
    const shown = content.page(market, content.linkTo(market, 'notFoundPage'))
    const suggestions: Link[] = catalogue
      .children(market, undefined)
      .map(({ title, url }) => ({ title, url, newTab: false }))
    return {
      body: { suggestions, ...(gone ? { gone: { name: gone.name } } : {}) },
      frame: {
        status: gone ? 410 : 404,
        title: gone
          ? localization.t('not-found.gone-title', gone.name)
          : (shown?.title ?? localization.t('page.not-found')),
        zones: { ...shown?.zones, ...(gone ? await alike(parts, ask, gone) : {}) },
        alternates: {},
      },
    }
  },
}

const mostAlike = 12

/** Other colours of the product, then other products of its category. */
async function alike(
  { catalogue, search }: Parts,
  { market, localization }: PageRequest,
  { siblings, categories }: GoneProduct,
): Promise<Zones> {
  const category = categories.find((id) => catalogue.category(market, id))
  const found = category === undefined ? [] : (await search.search(market, { category, size: mostAlike })).results
  const ids = [...siblings.filter((id) => catalogue.card(market, id)), ...found.map(({ id }) => id)]
  const row = productRow('alike', localization.t('product.similar'), [...new Set(ids)].slice(0, mostAlike))
  return ids.length > 0 ? { rows: [row] } : {}
}
