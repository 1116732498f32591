import { Fault } from '#foundation/fault.ts'
import { accepted } from '#foundation/result.ts'
import { watchByPolling } from '#foundation/watch-by-polling.ts'
import type { ContentSource, SourceDocument } from '#server/content/content-source.port.ts'
import { absoluteMedia } from './absolute-media.ts'

export interface UmbracoSettings {
  /** Scheme and host, and the path of the CMS if it has one. */
  readonly url: string
  readonly apiKey: string
  /** The culture in which the content of each open market is written. */
  readonly cultures: readonly { readonly market: string; readonly culture: string }[]
  /** Milliseconds between two checks for changes. The publish webhook is faster. */
  readonly lookEachMs?: number
}

const api = '/umbraco/delivery/api/v2/content'
const itemsAtOnce = 100
/** Number of markets that are read in parallel. */
const lanes = 4
const mostItems = 10_000
const mostBytes = 32 * 1024 * 1024
const timeLimitMs = 15_000
const usualLookMs = 5 * 60_000

type Item = Readonly<Record<string, unknown>>
interface Answer {
  readonly total: number
  readonly items: readonly Item[]
}

/**
 * Reads pages, menus and badges from an Umbraco Content Delivery API, separately for each market. Everything else comes
 * from the shop folder.
 */
export function umbracoContent(settings: UmbracoSettings, folder: ContentSource): ContentSource {
  return {
    async read({ preview = false } = {}) {
      const rest = await folder.read()
      if (!rest.ok) return rest
      const documents: SourceDocument[][] = []
      const waiting = [...settings.cultures.entries()]
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          documents[next[0]] = await documentsIn(settings, next[1], preview)
      }
      await Promise.all(Array.from({ length: lanes }, work))
      const all = documents.flat()
      if (all.length === 0) throw new Fault('content-umbraco.empty', { url: settings.url })
      return accepted({ ...rest.value, documents: all })
    },
    watch: (changed) => watchByPolling(() => newestChange(settings), changed, settings.lookEachMs ?? usualLookMs),
  }
}

async function newestChange(settings: UmbracoSettings): Promise<string> {
  const newest = await ask(settings, { sort: 'updateDate:desc', take: '1' }, {})
  return `${newest.total} ${String(newest.items[0]?.updateDate)}`
}

async function documentsIn(
  settings: UmbracoSettings,
  { market, culture }: UmbracoSettings['cultures'][number],
  preview: boolean,
): Promise<SourceDocument[]> {
  const found: SourceDocument[] = []
  for (let skip = 0, total = 1; skip < total && skip < mostItems; skip += itemsAtOnce) {
    const query = { skip: String(skip), take: String(itemsAtOnce), expand: 'properties[$all]' }
    const answer = await ask(settings, query, {
      'accept-language': culture,
      ...(preview ? { preview: 'true' } : {}),
    })
    found.push(...answer.items.map((item) => asDocument(absoluteMedia(item, settings.url) as Item, market)))
    total = answer.total
  }
  return found
}

async function ask(
  { url, apiKey }: UmbracoSettings,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await fetch(`${url}${api}?${new URLSearchParams(query)}`, {
    headers: { 'api-key': apiKey, ...headers },
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  })
  if (answer.status !== 200) throw new Fault('content-umbraco.refused', { status: answer.status })
  const text = await answer.text()
  if (text.length > mostBytes) throw new Fault('content-umbraco.too-much', { bytes: text.length })
  const read = parsed(text)
  if (!Array.isArray(read?.items) || typeof read.total !== 'number')
    throw new Fault('content-umbraco.not-understood', { starts: text.slice(0, 40) })
  return { total: read.total, items: read.items.filter(isItem) }
}

function parsed(text: string): { readonly total?: unknown; readonly items?: unknown } | undefined {
  try {
    return JSON.parse(text) as { items?: unknown }
  } catch {
    return undefined
  }
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof (value as Item).contentType === 'string'

/** Menus and badges have their own content types; everything else is a page. */
function asDocument(item: Item, market: string): SourceDocument {
  const { contentType, id, properties } = item
  const kind = contentType === 'menu' || contentType === 'badge' ? contentType : 'page'
  const key = (properties as Item | undefined)?.key ?? id
  return { name: `umbraco ${String(id)}`, kind, key: String(key), scope: market, document: item }
}
