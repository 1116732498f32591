import type { MarketView } from '#web/markets/index.ts'

/** The page that notes for whom a product or a size of it is to be looked out for. */
export const notifyAddress = (page: string, productId: string, sku?: string): string =>
  `${page}?${new URLSearchParams({ productid: productId, ...(sku === undefined ? {} : { sku }) })}`

/** Announces store results, for pages that cannot request them. */
export const storesAddress = ({ links }: Pick<MarketView, 'links'>): string =>
  links.storeLocatorPage ?? links.retailStores ?? links.stores ?? links.homePage ?? '/'
