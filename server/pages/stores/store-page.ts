import { townLine } from '#foundation/written-address.ts'
import { nearest, type Store } from '#server/stores/index.ts'
import { alternatesOf, breadcrumbList, descriptionTags } from '../frame/head.ts'
import { absolute } from '../page-address.ts'
import type { PageKind } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { mapOf, shownStore, storeUrl, turnOf } from './shown-stores.ts'
import { storeAt } from './store-at.ts'

const mostNear = 3

/** One store: its address, opening hours and services, and the nearest other stores. */
export const store: PageKind<'store'> = {
  alias: 'store',
  layout: 'default',
  audience: 'public',
  async load(parts, ask) {
    const found = storeAt(parts, ask.market, ask.path)
    if (!found) return 'not-found'
    const { market, localization } = ask
    const near = nearest(
      parts.stores.in(market.country.code).filter(({ id }) => id !== found.id),
      found,
    ).slice(0, mostNear)
    const crumbs = [
      { title: localization.t('page.retailstores'), url: parts.content.linkTo(market, 'retailStores') },
      { title: found.name, url: storeUrl(parts, ask, found) },
    ]
    const { street, postalCode, city } = found
    return {
      body: {
        store: shownStore(parts, ask, found),
        services: [
          ...(found.clickAndCollect ? (['collect'] as const) : []),
          ...(market.choices.returns.ways.includes('store') ? (['returns'] as const) : []),
        ],
        map: await mapOf(parts, ask, { stores: [found, ...near], from: found }),
        near: near.map((one) => shownStore(parts, ask, one)),
      },
      frame: {
        title: found.name,
        metaTags: descriptionTags(
          `${found.name}, ${street}, ${townLine({ postalCode, city, country: found.country })}`,
        ),
        breadcrumb: crumbs,
        structuredData: [storeData(parts, found, crumbs[1]!.url), breadcrumbList(parts.publicUrl, crumbs)],
        alternates: alternatesOf(parts.markets, (other) =>
          other.country.code === found.country ? storeUrl(parts, { market: other }, found) : undefined,
        ),
      },
      until: turnOf([found, ...near], ask),
    }
  },
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** https://schema.org/ClothingStore */
const storeData = ({ publicUrl }: Parts, found: Store, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ClothingStore',
  '@id': absolute(publicUrl, url),
  url: absolute(publicUrl, url),
  name: found.name,
  telephone: found.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: found.street,
    postalCode: found.postalCode,
    addressLocality: found.city,
    addressCountry: found.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: found.latitude, longitude: found.longitude },
  openingHoursSpecification: found.openingHours.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days[day - 1],
    ...{ opens, closes },
  })),
})
