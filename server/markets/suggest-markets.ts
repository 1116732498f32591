import type { Market } from './market.ts'

/** Markets a visitor may mean who came to `current`: those of their own country, then the one they came to. None when nothing is known of them. */
export function suggestMarkets(open: readonly Market[], current: Market, country: string | undefined): string[] {
  if (country === undefined) return []
  const own = open.filter((market) => market.country.code === country).map(({ id }) => id)
  if (own.length === 0) return []
  // Whoever is in one of their own country's markets already chose its language.
  const first = own.includes(current.id) ? [current.id] : []
  return [...new Set([...first, ...own, current.id])]
}
