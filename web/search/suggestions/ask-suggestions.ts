import type { SearchSuggestions } from '#contracts/search.ts'

/** Milliseconds a shopper must have paused. */
export const pauseMs = 500
const fewestLetters = 2

export interface Asking {
  /** What has been typed so far, at each change. */
  typed(text: string): void
  stop(): void
}

export interface AskingParts {
  readonly market: string
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** The answer to what was typed last; undefined when it could not be had. */
  told(answer: SearchSuggestions | undefined): void
}

/** Asks what a term may become once typing pauses. A newer question cancels the older; fewer than two letters ask for what is popular. */
export function askSuggestions({ market, fetch, told }: AskingParts): Asking {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()
  const ask = async (term: string) => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const query = term.length < fewestLetters ? '' : `?q=${encodeURIComponent(term)}`
    const answer = await fetch(`/api/catalog/${market}/search-suggestions${query}`, { signal })
      .then((response) => (response.ok ? (response.json() as Promise<SearchSuggestions>) : undefined))
      .catch(() => undefined)
    if (!signal.aborted) told(answer)
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
