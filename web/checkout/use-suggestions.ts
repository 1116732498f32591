import { useEffect, useState } from 'react'
import type { AddressSuggestion } from '#contracts/address-lookup.ts'
import { announce } from '#ui/live-region/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'

/** The shortest text that is searched for. Shorter texts match far too many addresses. */
export const leastTyped = 3
/** The pause in typing after which the call is made, ms. */
export const pauseMs = 300

/** Addresses that begin with the typed text, requested after a pause in typing. None if the service fails. */
export function useSuggestions(market: string, typed: string) {
  const { t } = useMarket()
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([])
  const wanted = typed.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typed text matters.
  useEffect(() => {
    if (wanted.length < leastTyped) return setSuggestions([])
    let current = true
    const timer = setTimeout(async () => {
      const found = await suggestedFor(market, wanted)
      if (!current) return
      setSuggestions(found)
      announce(t('address.found', found.length))
    }, pauseMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [market, wanted])
  return { suggestions, clear: () => setSuggestions([]) }
}

export const suggestedFor = (market: string, address: string): Promise<AddressSuggestion[]> =>
  api('GET /api/address-validation/{catalog}/suggest/{address}', { catalog: market, address }).catch(() => [])
