import type { Page } from '#contracts/pages.ts'
import { landedAt, payloadAddress } from './page-address.ts'

/** A fetched page, and its final address. */
export interface FetchedPage {
  readonly page: Page
  readonly address: string
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

const cacheMs = 10_000
const most = 20

/**
 * Fetches pages by address, and prefetches pages that a shopper will probably open. Resolves to undefined if the answer
 * is not a page payload.
 */
export function pageSource(fetch: Fetch, now: () => number = Date.now) {
  const early = new Map<string, { readonly at: number; readonly fetched: Promise<FetchedPage | undefined> }>()

  const ask = async (address: string, signal?: AbortSignal): Promise<FetchedPage | undefined> => {
    const headers = { Accept: 'application/json' }
    return read(await fetch(payloadAddress(address), { headers, ...(signal && { signal }) }), address)
  }

  return {
    /** Fetches a page before the click. It is dropped if it is not used within 10 s. */
    prefetch(address: string): void {
      const known = early.get(address)
      if (known && now() - known.at < cacheMs) return
      if (early.size >= most) early.clear()
      early.set(address, { at: now(), fetched: ask(address).catch(() => undefined) })
    },

    async page(address: string, signal?: AbortSignal): Promise<FetchedPage | undefined> {
      const known = early.get(address)
      early.delete(address)
      const fetched = known && now() - known.at < cacheMs ? await known.fetched : undefined
      return fetched ?? ask(address, signal)
    },

    async post(address: string, body: URLSearchParams): Promise<FetchedPage | undefined> {
      early.clear()
      return read(await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } }), address)
    },
  }
}

export type PageSource = ReturnType<typeof pageSource>

/** Reads a page from an answer. Every status may have a page, also 404 and 422. */
async function read(response: Response, asked: string): Promise<FetchedPage | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  const page = (await response.json()) as Partial<Page>
  return page.pageAlias ? { page: page as Page, address: landedAt(response.url, asked) } : undefined
}
