import type { Market } from './market.ts'

/** Markets to suggest to a visitor of `current`: those of their own country, then the current one. None if their country is unknown. */
export function suggestMarkets(open: readonly Market[], current: Market, country: string | undefined): string[] {
  if (country === undefined) return []
  const own = open.filter((market) => market.country.code === country).map(({ id }) => id)
  if (own.length === 0) return []
  // A visitor in a market of their own country has already chosen its language.
  const first = own.includes(current.id) ? [current.id] : []
  return [...new Set([...first, ...own, current.id])]
}
