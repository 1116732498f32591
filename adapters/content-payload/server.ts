import { Fault } from '#foundation/fault.ts'
import { accepted } from '#foundation/result.ts'
import { watchByPolling } from '#foundation/watch-by-polling.ts'
import type { ContentSource, SourceDocument } from '#server/content/content-source.port.ts'
import { type Doc, isDoc, resolveRelations } from './resolve-relations.ts'

export interface PayloadSettings {
  /** Scheme and host, and the path of the CMS if it has one. */
  readonly url: string
  /** The API key of a user who may read drafts. */
  readonly apiKey: string
  /** Milliseconds between two checks for changes. The publish webhook is faster. */
  readonly lookEachMs?: number
}

const docsAtOnce = 100
const mostPages = 100
const mostBytes = 32 * 1024 * 1024
const timeLimitMs = 15_000
const usualLookMs = 5 * 60_000
const collections = [
  ['pages', 'page'],
  ['menus', 'menu'],
  ['badges', 'badge'],
] as const

/** Reads pages, menus and badges from Payload 3, in all languages at once. Everything else comes from the shop folder. */
export function payloadContent(settings: PayloadSettings, folder: ContentSource): ContentSource {
  return {
    async read({ preview = false } = {}) {
      const rest = await folder.read()
      if (!rest.ok) return rest
      const draft = String(preview)
      const [pages, menus, badges, media] = await Promise.all(
        ['pages', 'menus', 'badges', 'media'].map((name) =>
          allOf(settings, name, { draft, locale: 'all', depth: '2' }),
        ),
      )
      const read = { pages: pages!, menus: menus!, badges: badges! }
      const known = { pages: byId(read.pages), media: byId(media!), url: settings.url }
      const documents = collections.flatMap(([name, kind]) =>
        read[name].map((doc) => asDocument(kind, resolveRelations(doc, known) as Doc)),
      )
      if (documents.length === 0) throw new Fault('content-payload.empty', { url: settings.url })
      return accepted({ ...rest.value, documents })
    },
    watch: (changed) => watchByPolling(() => newestChange(settings), changed, settings.lookEachMs ?? usualLookMs),
  }
}

async function newestChange(settings: PayloadSettings): Promise<string> {
  const query = { sort: '-updatedAt', limit: '1', depth: '0' }
  const newest = await Promise.all(collections.map(([name]) => ask(settings, name, query)))
  return newest.map(({ totalDocs, docs }) => `${totalDocs} ${String(docs[0]?.updatedAt)}`).join()
}

const byId = (docs: readonly Doc[]): ReadonlyMap<string, Doc> => new Map(docs.map((doc) => [String(doc.id), doc]))

async function allOf(
  settings: PayloadSettings,
  collection: string,
  query: Readonly<Record<string, string>>,
): Promise<Doc[]> {
  const docs: Doc[] = []
  for (let page = 1, more = true; more && page <= mostPages; page++) {
    const answer = await ask(settings, collection, { ...query, limit: String(docsAtOnce), page: String(page) })
    docs.push(...answer.docs)
    more = answer.hasNextPage === true
  }
  return docs
}

async function ask({ url, apiKey }: PayloadSettings, collection: string, query: Readonly<Record<string, string>>) {
  const answer = await fetch(`${url}/api/${collection}?${new URLSearchParams(query)}`, {
    headers: { authorization: `users API-Key ${apiKey}` },
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  })
  if (answer.status !== 200) throw new Fault('content-payload.refused', { status: answer.status, collection })
  const text = await answer.text()
  if (text.length > mostBytes) throw new Fault('content-payload.too-much', { bytes: text.length })
  const read = parsed(text)
  if (!Array.isArray(read?.docs)) throw new Fault('content-payload.not-understood', { starts: text.slice(0, 40) })
  return { ...read, docs: read.docs.filter(isDoc) }
}

function parsed(text: string): { docs?: unknown; hasNextPage?: unknown; totalDocs?: unknown } | undefined {
  try {
    return JSON.parse(text) as { docs?: unknown }
  } catch {
    return undefined
  }
}

const asDocument = (kind: SourceDocument['kind'], doc: Doc): SourceDocument => ({
  name: `payload ${kind} ${String(doc.id)}`,
  kind,
  key: String(doc.key ?? doc.id),
  scope: typeof doc.scope === 'string' ? doc.scope : 'all',
  document: doc,
})
