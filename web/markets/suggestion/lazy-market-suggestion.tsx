import { marketQuestionMs } from '#foundation/fixed-values.ts'
import { useLate } from '#web/platform/use-late.ts'
import { useMarket } from '../market-context.tsx'
import type { MarketSuggestionProps } from './market-suggestion.tsx'

const load = async () => (await import('./market-suggestion.tsx')).MarketSuggestion

/** Suggests another market to visitors who seem to be in another country, in shops with this suggestion. */
export function MarketSuggestion(props: MarketSuggestionProps) {
  const Suggestion = useLate(load, useMarket().toggle('geoLocatorFlyout') && marketQuestionMs)
  return Suggestion ? <Suggestion {...props} /> : null
}
