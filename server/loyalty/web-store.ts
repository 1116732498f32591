import type { Market } from '#server/markets/index.ts'

/** The id under which the provider knows the web shop of a market. */
export const webStoreOf = ({ id }: Pick<Market, 'id'>): string => `ECOM-${id.toUpperCase()}`
