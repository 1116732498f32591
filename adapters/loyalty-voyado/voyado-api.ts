import { Fault } from '#foundation/fault.ts'

export interface VoyadoSettings {
  /** Scheme and host, and the path before `/api`, if any. */
  readonly url: string
  readonly key: string
}

export interface VoyadoResponse {
  readonly status: number
  readonly body: unknown
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal | undefined
}

export type Call = (method: 'GET' | 'POST', path: string, asked: CallOptions) => Promise<VoyadoResponse>

const perPage = 100
const mostPages = 5

/** One call of Engage. A status of 500 or more, or too many calls, is a fault. The caller handles all other statuses. */
export function voyadoApi({ url, key }: VoyadoSettings): Call {
  return async (method, path, { query, body, headers, signal }) => {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const answer = await fetch(`${url}/api${path}${search}`, {
      method,
      headers: {
        ...{ apikey: key, 'user-agent': 'Selvedge/1.0', accept: 'application/json' },
        // Without a content type some calls of the provider fail, even those without a body.
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: signal ?? null,
    })
    const text = await answer.text()
    const { status } = answer
    if (status >= 500 || status === 429 || status === 401 || status === 403)
      throw new Fault('loyalty-voyado.failed', { status })
    return { status, body: readJson(text, status) }
  }
}

function readJson(text: string, status: number): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (status >= 400) return undefined
    throw new Fault('loyalty-voyado.answer-unknown', { status }, error)
  }
}

/** A refusal. Only the code is stable, so the message is left out. */
export function refusal({ status, body }: VoyadoResponse): Fault {
  return new Fault('loyalty-voyado.refused', { status, error: errorCodeOf(body) })
}

export const errorCodeOf = (told: unknown): string =>
  String((told as { readonly errorCode?: unknown } | undefined)?.errorCode ?? '')

/** All pages of a list, with at most 500 entries. */
export async function readPages(
  call: Call,
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const items: unknown[] = []
  for (let page = 0; page < mostPages; page++) {
    const asked = { ...query, offset: String(page * perPage), count: String(perPage) }
    const answer = await call('GET', path, { query: asked, signal })
    if (answer.status !== 200) throw refusal(answer)
    const { items: some, totalCount } = (answer.body ?? {}) as { items?: unknown; totalCount?: unknown }
    if (!Array.isArray(some) || typeof totalCount !== 'number')
      throw new Fault('loyalty-voyado.answer-unknown', { path: pathWithoutIds(path) })
    items.push(...some)
    if (some.length === 0 || items.length >= totalCount) break
  }
  return items
}

const pathWithoutIds = (path: string): string => path.replace(/\/contacts\/[^/]+/, '/contacts/…')
