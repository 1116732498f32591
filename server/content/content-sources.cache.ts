import type { Clock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { accepted } from '#foundation/result.ts'
import type { ContentSource, SourceContent, SourceDocument, SourceReadOptions } from './content-source.port.ts'

/** How long content of a CMS is cached. */
export const goodForMs = 5 * 60_000

/** The last valid documents of a source, stored so that they survive a restart. */
export interface DocumentCopies {
  read(shape: CmsShape): Promise<readonly SourceDocument[] | undefined>
  write(shape: CmsShape, documents: readonly SourceDocument[]): Promise<void>
}

export type CmsShape = 'older' | 'newer'

export interface JoinedNeeds {
  readonly folder: ContentSource
  /** The CMS of the older shape, instead of the folder's documents. */
  readonly older?: ContentSource | undefined
  /** The CMS of the newer shape, for markets that have it switched on. */
  readonly newer?: ContentSource | undefined
  /** True if some market has the newer CMS switched on. */
  readonly wantsNewer: (folder: SourceContent) => boolean
  readonly copies: DocumentCopies
  readonly clock: Clock
  /** Called when a CMS could not be read; its last content is used. */
  readonly failed: (shape: CmsShape, error: unknown) => void
}

interface CachedDocuments {
  readonly documents: readonly SourceDocument[]
  readonly at: number
}

/**
 * All sources as one. Content of a CMS is cached for five minutes, by shape and preview, or until it is requested
 * again. While a CMS is down or empty its last valid documents are used: from memory, else from the copy, else from the
 * folder.
 */
export function joinSources(needs: JoinedNeeds): ContentSource {
  const cached = new Map<string, CachedDocuments>()
  const underWay = new Map<string, Promise<readonly SourceDocument[] | undefined>>()

  const documentsOf = async (shape: CmsShape, { preview = false, bypassCache = false }: SourceReadOptions) => {
    const source = needs[shape]
    if (!source) return undefined
    const name = `${shape} ${preview}`
    const known = cached.get(name)
    if (known && !bypassCache && needs.clock().getTime() - known.at < goodForMs) return known.documents
    // A read that began before the change was published may have missed the change.
    const reading = (!bypassCache && underWay.get(name)) || readNow({ needs, cached, shape, preview }, source)
    underWay.set(name, reading)
    return reading.finally(() => underWay.get(name) === reading && underWay.delete(name))
  }

  return {
    async read(ask = {}) {
      const folder = await needs.folder.read(ask)
      if (!folder.ok) return folder
      // The notice may concern a draft, so the drafts are removed too.
      if (ask.bypassCache) for (const shape of ['older', 'newer']) cached.delete(`${shape} true`)
      const asksNewer = needs.wantsNewer(folder.value)
      const [older, newer] = await Promise.all([
        documentsOf('older', ask),
        asksNewer ? documentsOf('newer', ask) : undefined,
      ])
      return accepted({
        ...folder.value,
        documents: older ?? folder.value.documents,
        ...(newer ? { newerDocuments: newer } : {}),
      })
    },
    watch: (changed) => {
      const stops = [needs.folder, needs.older, needs.newer].map((source) => source?.watch(changed))
      return () => {
        for (const stop of stops) stop?.()
      }
    },
  }
}

interface Reading {
  readonly needs: JoinedNeeds
  readonly cached: Map<string, CachedDocuments>
  readonly shape: CmsShape
  readonly preview: boolean
}

/** Undefined if the CMS fails and there are no earlier documents: the folder's documents are used. */
async function readNow(
  { needs, cached, shape, preview }: Reading,
  source: ContentSource,
): Promise<readonly SourceDocument[] | undefined> {
  const name = `${shape} ${preview}`
  try {
    const read = await source.read({ preview })
    if (!read.ok) throw new Fault('content.unreadable', { mistakes: read.problem.mistakes })
    const { documents } = read.value
    cached.set(name, { documents, at: needs.clock().getTime() })
    if (!preview) await needs.copies.write(shape, documents).catch((error: unknown) => needs.failed(shape, error))
    return documents
  } catch (error) {
    needs.failed(shape, error)
    const last =
      cached.get(name)?.documents ?? cached.get(`${shape} false`)?.documents ?? (await needs.copies.read(shape))
    // The next request follows in five minutes, so that not every page waits for a CMS that is down.
    if (last) cached.set(name, { documents: last, at: needs.clock().getTime() })
    return last
  }
}
