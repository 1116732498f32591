import type { Chance } from './chance.ts'
import type { CsvFile } from './csv-file.ts'
import { type PriceList, priceLists } from './price-ladders.ts'
import type { Chapter, PriceStory } from './price-stories.ts'

export const priceColumns = [
  'sku',
  'price_list',
  'price',
  'list_price',
  'member_price',
  'currency',
  'from',
  'until',
  'kind',
]

const dayMs = 86_400_000

/** Midnight (UTC) of the day that is `days` days after today. */
export const dayAfter = (today: Date, days: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()) + days * dayMs).toISOString()

/** The price step of a colour in each price list. Some lists are one step lower, and distant markets do not sell all goods. */
export function rungsOf(chance: Chance, rung: number, everywhere: boolean): ReadonlyMap<string, number> {
  const rungs = new Map<string, number>()
  for (const { id, like } of priceLists) {
    if (like !== undefined) continue
    const off = chance.happens(0.12) ? 1 : 0
    const missing = !everywhere && (id === 'en-us' || id === 'ar-ae') && chance.happens(0.12)
    if (!missing) rungs.set(id, Math.max(0, rung - off))
  }
  for (const { id, like = id } of priceLists) if (rungs.has(like)) rungs.set(id, rungs.get(like)!)
  return rungs
}

interface PriceBook {
  readonly file: CsvFile
  readonly lists: readonly PriceList[]
  readonly today: Date
}

/** Writes the whole price history of a colour, which is the same for every size. */
export function writePrices(
  { file, lists, today }: PriceBook,
  skus: readonly string[],
  story: PriceStory,
  rungs: ReadonlyMap<string, number>,
): void {
  for (const list of lists) {
    const rung = rungs.get(list.id)
    if (rung === undefined) continue
    const full = list.rungs[Math.min(rung, list.rungs.length - 1)]!
    const amount = (share: number): string => (share === 1 ? full : list.usual(full * share)).toFixed(2)
    for (const chapter of withEnd(story.chapters)) {
      const inForce = chapter.fromDay <= 0 && (chapter.untilDay ?? 1) > 0
      const cells = [
        list.id,
        amount(chapter.share),
        chapter.kind === 'reduction' ? full.toFixed(2) : '',
        story.memberShare && inForce ? amount(story.memberShare) : '',
        list.currency,
        dayAfter(today, chapter.fromDay),
        chapter.untilDay === undefined ? '' : dayAfter(today, chapter.untilDay),
        chapter.kind,
      ]
      for (const sku of skus) file.row(sku, ...cells)
    }
  }
}

/** If the last reduction has an end, the regular price returns after it. */
function withEnd(chapters: readonly Chapter[]): readonly Chapter[] {
  const last = chapters.at(-1)
  if (last?.kind !== 'reduction' || last.untilDay === undefined) return chapters
  return [...chapters, { fromDay: last.untilDay, kind: 'regular', share: 1 }]
}
