import { useLate } from '#web/platform/use-late.ts'
import { useMarket } from '../market-context.tsx'
import type { MarketSuggestionProps } from './market-suggestion.tsx'

const load = async () => (await import('./market-suggestion.tsx')).MarketSuggestion

/** Milliseconds somebody has looked before they are asked whether they mean another market. */
const askAfterMs = 3000

/** Asks who seems to be elsewhere whether they mean another market, where the shop wants it. */
export function MarketSuggestion(props: MarketSuggestionProps) {
  const Suggestion = useLate(load, useMarket().toggle('geoLocatorFlyout') && askAfterMs)
  return Suggestion ? <Suggestion {...props} /> : null
}
