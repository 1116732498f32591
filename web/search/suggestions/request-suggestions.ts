import type { SearchSuggestions } from '#contracts/search.ts'

/** The pause in typing after which the call is made, ms. */
export const pauseMs = 500
const fewestLetters = 2

export interface SuggestionRequests {
  /** Must be called with the typed text at each change. */
  typed(text: string): void
  stop(): void
}

export interface SuggestionRequestNeeds {
  readonly market: string
  /** The brand whose goods are searched, if it has its own search. */
  readonly subBrand?: string | undefined
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Called with the answer for the last typed text; with undefined if the call failed. */
  onAnswer(answer: SearchSuggestions | undefined): void
}

/**
 * Requests suggestions after a pause in typing. A new request aborts the previous one. With fewer than two letters it
 * requests popular searches.
 */
export function requestSuggestions({ market, subBrand, fetch, onAnswer }: SuggestionRequestNeeds): SuggestionRequests {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()
  const ask = async (term: string) => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const about = { q: term.length < fewestLetters ? undefined : term, subBrand }
    const query = Object.entries(about).flatMap(([name, value]) =>
      value ? `${name}=${encodeURIComponent(value)}` : [],
    )
    const address = `/api/catalog/${market}/search-suggestions`
    const answer = await fetch([address, query.join('&')].filter(Boolean).join('?'), { signal })
      .then((response) => (response.ok ? (response.json() as Promise<SearchSuggestions>) : undefined))
      .catch(() => undefined)
    if (!signal.aborted) onAnswer(answer)
  }
  return {
    typed(text) {
      const term = text.trim().replaceAll(/\s+/g, ' ').slice(0, 100)
      clearTimeout(waiting)
      waiting = setTimeout(() => void ask(term), term.length < fewestLetters ? 0 : pauseMs)
    },
    stop() {
      clearTimeout(waiting)
      asked.abort()
    },
  }
}
