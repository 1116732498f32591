import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { ContentSource, OpenContent, SourceContent } from '#server/content/index.ts'
import type { PagesNeeds, Parts } from '#server/pages/index.ts'

type Goods = Pick<Parts, 'catalogue' | 'finder' | 'search'>
type Preview = NonNullable<PagesNeeds['preview']>

/** The current time, or the chosen moment within a preview of the future. */
export function previewClock(clock: Clock): { readonly clock: Clock; readonly within: Within } {
  const moments = new AsyncLocalStorage<Date>()
  return { clock: () => moments.getStore() ?? clock(), within: (moment, work) => moments.run(moment, work) }
}

type Within = <Value>(moment: Date, work: () => Promise<Value>) => Promise<Value>

export interface PreviewNeeds {
  /** The real time. */
  readonly clock: Clock
  readonly source: ContentSource
  readonly parts: Parts
  readonly within: Within
  /** The content including unpublished changes. */
  readonly drafts: (written: SourceContent, catalogue: () => Catalogue) => OpenContent
  /** Goods with the launches and prices of a moment. Their texts are those of the preview. */
  readonly goodsAt: (moment: Date, content: () => OpenContent) => Promise<Goods>
}

/** Goods of a moment use as much memory as the current goods, so they are cached only this long. */
const goodForMs = 5 * 60_000
const mostAheadMs = 5 * 366 * 86_400_000

/** The shop as its editors see it. Goods of only one moment are cached at a time. A moment in the past counts as now. */
export function composePreview({ clock, source, parts, within, drafts, goodsAt }: PreviewNeeds): Preview {
  let cached: { readonly moment: number; readonly since: number; readonly goods: Promise<Goods> } | undefined
  let content: OpenContent | undefined
  const goodsOf = (moment: Date): Promise<Goods> => {
    const now = clock().getTime()
    if (!cached || cached.moment !== moment.getTime() || now - cached.since > goodForMs) {
      cached = { moment: moment.getTime(), since: now, goods: goodsAt(moment, () => content!) }
      cached.goods.catch(() => {
        cached = undefined
      })
    }
    return cached.goods
  }
  return async (asked) => {
    const ahead = asked === undefined ? 0 : asked.getTime() - clock().getTime()
    const moment = ahead > 0 && ahead < mostAheadMs ? asked : undefined
    const written = await source.read({ preview: true })
    if (!written.ok) throw new Fault('shop-folder.mistakes', { mistakes: written.problem.mistakes })
    let goods: Goods = parts
    const own = drafts(written.value, () => goods.catalogue)
    content = own
    const partsOfNow = { ...parts, content: own }
    if (moment === undefined) return { parts: partsOfNow, partsOfNow, within: (work) => work() }
    goods = await goodsOf(moment)
    const { catalogue, finder, search } = goods
    return {
      partsOfNow,
      parts: { ...parts, content: own, clock: () => moment, ...{ catalogue, finder, search } },
      within: (work) => within(moment, work),
    }
  }
}
