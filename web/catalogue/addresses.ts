import type { MarketView } from '#web/markets/index.ts'

/** The page to request a notification for when a product, or a size of it, is available. */
export const notifyAddress = (page: string, productId: string, sku?: string): string =>
  `${page}?${new URLSearchParams({ productid: productId, ...(sku === undefined ? {} : { sku }) })}`

/** The page of the stores; if the market has none, the next best page. */
export const storesAddress = ({ links }: Pick<MarketView, 'links'>): string =>
  links.storeLocatorPage ?? links.retailStores ?? links.stores ?? links.homePage ?? '/'
