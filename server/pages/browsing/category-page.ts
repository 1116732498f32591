import type { PageFrame } from '#contracts/pages.ts'
import type { Link } from '#contracts/widget-parts.ts'
import { escapeHtml } from '#foundation/escape-html.ts'
import type { Catalogue, Category } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { earliest } from '../frame/countdowns.ts'
import { addressTags, alternatesOf, breadcrumbData, descriptionTags, notIndexed } from '../frame/head.ts'
import type { PageKind } from '../page-kind.ts'
import { loadListing, notAvailable } from './load-listing.ts'
import { placeSpots, spotsChangeAt } from './place-spots.ts'

/** The goods of a category; editors may add a page around them. */
export const categoryPage: PageKind<'categoryPage'> = {
  alias: 'categoryPage',
  layout: 'default',
  audience: 'public',
  queryNames: 'facets',
  async load(parts, ask) {
    const { catalogue, markets, publicUrl } = parts
    const { market, content, path, localization, now } = ask
    const zones = content?.zones ?? {}
    const category =
      content?.category === undefined
        ? catalogue.categoryAt(market, path)
        : catalogue.category(market, content.category)
    if (!category) return 'not-found'
    const listing = await loadListing(parts, ask, { category: category.id, origin: 'listing' })
    if ('goTo' in listing) return listing
    const way = wayTo(catalogue, market, category)
    const heading = content?.heading ?? category.title
    const title = content?.title ?? category.title
    const { page } = listing.paging
    const breadcrumb = way.map(({ title, url }) => ({ title, url }))
    const alternates = alternatesOf(markets, (other) => catalogue.category(other, category.id)?.url)
    return {
      body: {
        listing: {
          heading,
          ...(category.intro === undefined ? {} : { intro: `<p>${escapeHtml(category.intro)}</p>` }),
          category: category.id,
          subCategories: catalogue.children(market, category.id).map(linkTo),
          ...(way.length > 1 ? { parent: linkTo(way.at(-2)!) } : {}),
          ...listing.paging,
        },
      },
      frame: {
        title: page > 1 ? localization.t('page.listing-page', title, page) : title,
        metaTags: descriptionTags(content?.description ?? category.intro),
        linkTags: [
          ...addressTags(publicUrl, page > 1 ? `${path}?page=${page}` : path, alternates, markets),
          ...listing.linkTags,
        ],
        zones: placeSpots(zones, { path, page, pageSize: listing.paging.pageSize, now }),
        breadcrumb,
        structuredData: [...listing.structuredData, ...breadcrumbData(publicUrl, breadcrumb)],
        alternates,
        ...(category.subBrand === undefined ? {} : { subBrand: category.subBrand }),
        ...(listing.isFiltered ? { robots: notIndexed } : {}),
        ...(listing.incomplete ? { status: notAvailable } : {}),
      },
      tags: listing.tags,
      until: earliest(listing.until, spotsChangeAt(zones, now)),
      cacheable: listing.cacheable,
      seldom: listing.isFiltered,
    }
  },
}

/** The categories from the outermost one down to this one. */
function wayTo(catalogue: Catalogue, market: Market, category: Category): Category[] {
  const way = [category]
  for (let parent = category.parent; parent !== undefined && way.length < 10; parent = way[0]!.parent) {
    const above = catalogue.category(market, parent)
    if (!above) break
    way.unshift(above)
  }
  return way
}

const linkTo = ({ title, url }: PageFrame['breadcrumb'][number]): Link => ({ title, url, newTab: false })
