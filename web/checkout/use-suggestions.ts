import { useEffect, useState } from 'react'
import type { AddressSuggestion } from '#contracts/address-lookup.ts'
import { announce } from '#ui/live-region/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'

/** Fewer signs fit half the country. */
export const leastTyped = 3
/** Between two keys of somebody who types. */
export const pauseMs = 300

/** Addresses that begin as typed, asked for once the keys rest; none while nobody can tell. */
export function useSuggestions(market: string, typed: string) {
  const { t } = useMarket()
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([])
  const wanted = typed.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed decides.
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
