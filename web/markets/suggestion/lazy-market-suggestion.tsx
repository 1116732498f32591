import { useEffect } from 'react'
import { useLazy } from '#web/platform/use-lazy.ts'
import { useMarket } from '../market-context.tsx'
import type { MarketSuggestionProps } from './market-suggestion.tsx'

const load = async () => (await import('./market-suggestion.tsx')).MarketSuggestion

/** Milliseconds somebody has looked before they are asked whether they mean another market. */
const askAfterMs = 3000

/** Asks who seems to be elsewhere whether they mean another market, where the shop wants it; its code comes when it is time. */
export function MarketSuggestion(props: MarketSuggestionProps) {
  const { toggle } = useMarket()
  const [Suggestion, want] = useLazy(load)
  const asks = toggle('geoLocatorFlyout')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once a visit, whatever is rendered meanwhile
  useEffect(() => {
    const waiting = asks ? setTimeout(() => void want(), askAfterMs) : undefined
    return () => clearTimeout(waiting)
  }, [asks])
  return Suggestion ? <Suggestion {...props} /> : null
}
