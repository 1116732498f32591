import type { Shell } from '#contracts/content.ts'
import { brandSearch } from './cms/read-menus.ts'
import type { PagePlace } from './cms/read-page.ts'
import type { ContentPage } from './content.ts'

export const isBrandSearch = ({
  pageAlias,
  subBrand,
}: Pick<PagePlace, 'pageAlias'> & { subBrand?: string | undefined }) =>
  pageAlias === 'searchPage' && subBrand !== undefined

/** A copy of the search page for each brand without a search page of its own. */
export function withBrandSearches(
  pages: ContentPage[],
  links: Readonly<Record<string, string>>,
  subBrands: readonly string[],
): ContentPage[] {
  const general = pages.find(({ path }) => path === links.searchPage)
  const written = new Set(pages.map(({ path }) => path))
  const missing = general ? subBrands.filter((id) => !written.has(links[brandSearch(id)]!)) : []
  return [
    ...pages,
    ...missing.map((id) => ({ ...general!, key: brandSearch(id), path: links[brandSearch(id)]!, subBrand: id })),
  ]
}

/** The search page of a market, or that of one of its brands; undefined for a brand without a search of its own. */
export const searchPathIn = ({ links }: Pick<Shell, 'links'>, subBrand?: string): string | undefined =>
  links[subBrand === undefined ? 'searchPage' : brandSearch(subBrand)]
