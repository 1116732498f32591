import type { IndexedProduct, ProductIndex } from '#server/search/product-index.port.ts'
import { documentOf, indexBody } from './mapping.ts'
import { searchBody } from './query.ts'
import { foundOf, type SearchAnswer } from './search-answer.ts'

export interface OpenSearchSettings {
  /** Scheme, host and port. It may contain a user and password. */
  readonly url: string
  /** Prefix of all index names. */
  readonly prefix?: string
  /** Returns a suffix that distinguishes an index from earlier copies: a timestamp, except in tests. */
  readonly copy?: () => string
}

/** Number of documents in one `_bulk` request. */
const bulk = 1_000

/**
 * Fills the port `product-index` with an OpenSearch cluster. Each market has one alias, which moves to a new index when
 * all products are sent again.
 */
export function openSearchIndex({
  url,
  prefix = 'goods',
  copy = () => Date.now().toString(36),
}: OpenSearchSettings): ProductIndex {
  const send = sender(url)
  const alias = (market: string) => `${prefix}-${market}`

  async function sendAll(index: string, lines: readonly object[][]): Promise<void> {
    for (let at = 0; at < lines.length; at += bulk) {
      const text = lines
        .slice(at, at + bulk)
        .flat()
        .map((line) => `${JSON.stringify(line)}\n`)
      const answer = await send<{ errors: boolean; items: readonly object[] }>('POST', `/${index}/_bulk`, text.join(''))
      if (answer.errors) throw new Error(`OpenSearch refused goods: ${firstError(answer.items)}`)
    }
    await send('POST', `/${index}/_refresh`)
  }
  const put = (product: IndexedProduct) => [{ index: { _id: product.id } }, documentOf(product)]

  return {
    async replace(market, products) {
      const index = `${alias(market)}-${copy()}`
      await send('PUT', `/${index}`, indexBody)
      await sendAll(index, Array.from(products, put))
      const before = await send<Record<string, unknown>>('GET', `/_alias/${alias(market)}`, undefined, {
        allowed: [404],
      })
      const old = Object.keys(before).filter((name) => name.startsWith(`${alias(market)}-`))
      const actions = [
        { add: { index, alias: alias(market) } },
        ...old.map((name) => ({ remove_index: { index: name } })),
      ]
      await send('POST', '/_aliases', { actions })
    },
    async renew(market, products, gone) {
      const remove = gone.map((id) => [{ delete: { _id: id } }])
      await sendAll(alias(market), [...products.map(put), ...remove])
    },
    async find(market, question, signal) {
      const body = searchBody(question)
      const answer = await send<SearchAnswer>('POST', `/${alias(market)}/_search`, body, { signal })
      return foundOf(answer, question)
    },
  }
}

interface SendOptions {
  /** Statuses that are no fault. */
  readonly allowed?: readonly number[]
  readonly signal?: AbortSignal | undefined
}
type Send = <Answer>(method: string, path: string, body?: object | string, options?: SendOptions) => Promise<Answer>

function sender(address: string): Send {
  const { origin, pathname, username, password } = new URL(address)
  const base = origin + pathname.replace(/\/$/, '')
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return async (method, path, body, { allowed = [], signal = AbortSignal.timeout(sendLimitMs) } = {}) => {
    const answer = await fetch(base + path, {
      method,
      headers: {
        'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
        ...(username === '' ? {} : { authorization: `Basic ${secret}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal,
    })
    const text = await answer.text()
    if (allowed.includes(answer.status)) return {} as never
    if (!answer.ok) throw new Error(`OpenSearch answered ${answer.status} to ${method} ${path}: ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
}

/** Long, because no page waits while products are sent. Searches have a limit of their caller. */
const sendLimitMs = 30_000

/** Only items with an `error` count: deleting a document that does not exist is no error. */
const firstError = (items: readonly object[]): string =>
  JSON.stringify(
    items.find((item) => Object.values(item).some((one) => (one as { error?: unknown }).error !== undefined)),
  )
