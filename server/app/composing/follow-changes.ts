import type { CatalogueReadModel } from '#server/catalogue/index.ts'
import type { ContentSource, OpenContent } from '#server/content/index.ts'
import { type CachedPages, touchedTags } from '#server/pages/index.ts'
import type { Subject } from '#server/platform/changes.ts'
import { applyDuePrices } from '#server/pricing/index.ts'
import { type ActivePromotions, promotionsChanged } from '#server/promotions/index.ts'
import type { Infrastructure } from './infrastructure.ts'

/** A price change takes effect at most this long after its start or end. */
const dueEachMs = 1_000

export interface FreshNeeds {
  readonly readModel: CatalogueReadModel
  readonly promotions: Pick<ActivePromotions, 'renew'>
  readonly content: OpenContent
  readonly source: ContentSource
  readonly cache: CachedPages | undefined
  /** Called with the changed products after the read model has the change. */
  readonly goodsChanged: (productIds: readonly string[]) => Promise<unknown>
}

/** Reloads changed data into memory. Only then it drops the cached pages that showed the old data. Returns a function that stops it. */
export function followChanges(
  { changes, clock, database, log }: Infrastructure,
  { readModel, promotions, content, source, cache, goodsChanged }: FreshNeeds,
): () => void {
  const reread = async (): Promise<readonly Subject[]> => {
    const read = await source.read({ bypassCache: true })
    if (read.ok) return content.replace(read.value)
    for (const mistake of read.problem.mistakes) log.error(mistake)
    return []
  }
  const stopListening = changes.listen(async (subjects) => {
    if (subjects.has(promotionsChanged)) await promotions.renew()
    const renewed = await readModel.apply(subjects)
    const isContent = [...subjects].some((subject) => /^(?:content|shell)(?::|$)/.test(subject))
    const changed = isContent ? await reread() : []
    if (renewed.has('catalogue') || [...renewed].some((tag) => tag.startsWith('category:'))) content.forget()
    cache?.drop(new Set([...renewed, ...touchedTags([...subjects, ...changed])]))
    const products = [...subjects].flatMap((subject) => (subject.startsWith('product:') ? [subject.slice(8)] : []))
    await goodsChanged(products).catch((error: unknown) => log.error({ err: error }, 'nobody was told of the change'))
  })
  const stopWatching = source.watch(() => {
    database
      .transaction((inside) => changes.publish(inside, ['content']))
      .catch((error: unknown) => log.error({ err: error }, 'content was not published'))
  })
  const due = setInterval(() => {
    applyDuePrices({ database, changes, clock }).catch((error: unknown) =>
      log.error({ err: error }, 'due prices were not applied'),
    )
  }, dueEachMs)
  due.unref()
  return () => {
    clearInterval(due)
    stopWatching()
    stopListening()
  }
}
