import { findPlace, nearest, type Store } from '#server/stores/index.ts'
import { notIndexed } from '../frame/head.ts'
import type { PageKind } from '../page-kind.ts'
import { mapOf, shownStore, storesData, turnOf } from './shown-stores.ts'

const longestPlace = 100

/** Stores of a country on a list and a map, the nearest to a place first. */
export const storeLocatorPage: PageKind<'storeLocatorPage'> = {
  alias: 'storeLocatorPage',
  layout: 'default',
  audience: 'public',
  queryNames: ['place', 'collect'],
  async load(parts, ask) {
    const { market, query, localization, path } = ask
    const place = (query.place ?? '').trim().slice(0, longestPlace)
    const collectOnly = query.collect === 'true'
    const all = parts.stores.in(market.country.code)
    const wanted = collectOnly ? all.filter(({ clickAndCollect }) => clickAndCollect) : all
    const from =
      place === ''
        ? undefined
        : await findPlace(place, { stores: all, places: parts.places, country: market.country.code })
    const stores: readonly Store[] = from ? nearest(wanted, from) : wanted
    const title = localization.t('page.storelocatorpage')
    const breadcrumb = [{ title, url: path }]
    const isAsked = place !== '' || collectOnly
    return {
      body: {
        ...(place === '' ? {} : { place }),
        ...(place !== '' && !from ? { isUnknown: true as const } : {}),
        collectOnly,
        stores: stores.map((store) => shownStore(parts, ask, store)),
        map: await mapOf(parts, ask, { stores, from }),
      },
      frame: {
        title,
        ...(isAsked ? { robots: notIndexed } : {}),
        breadcrumb,
        structuredData: isAsked ? [] : storesData(parts, ask, { stores, breadcrumb }),
      },
      until: turnOf(all, ask),
      cacheable: place === '',
    }
  },
}
