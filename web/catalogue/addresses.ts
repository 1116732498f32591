import type { MarketView } from '#web/markets/index.ts'

/** The page to ask for a notification when a product, or a size of it, is available. */
export const notifyAddress = (page: string, productId: string, sku?: string): string =>
  `${page}?${new URLSearchParams({ productid: productId, ...(sku === undefined ? {} : { sku }) })}`

/** The page of the stores, or the next best page where the market has none. */
export const storesAddress = ({ links }: Pick<MarketView, 'links'>): string =>
  links.storeLocatorPage ?? links.retailStores ?? links.stores ?? links.homePage ?? '/'
