import type { SizeTable } from '#contracts/size-guides.ts'
import type { Translate } from '#foundation/words.ts'
import { letterSize, nameInSystem, sizeSystems, sizeTables, systemFor } from '#server/catalogue/index.ts'
import type { Market, SizeSystem } from '#server/markets/index.ts'
import type { SizeGuide } from './size-guides.ts'

/** A table with the texts of a market: the market's sizes first, then those of other systems. */
export function tableIn(guide: SizeGuide, market: Market, t: Translate): SizeTable {
  const { id, title, categories, measures, rows, sizes: family } = guide
  const system = systemFor(family, market)
  const others = otherSystems(guide, system)
  const named = (one: SizeSystem) => ({ id: one, name: t(`size-guide.system-${one}`) })
  return {
    id,
    title: t(title),
    categories: [...categories],
    measures: measures.map((measure) => ({
      id: measure,
      name: t(`size-guide.${measure}`),
      howTo: t(`size-guide.${measure}-how`),
    })),
    system: named(system),
    otherSystems: others.map(named),
    rows: rows.map(({ size: name, letter, waists, figures }) => ({
      size: nameInSystem({ family, name }, system, t),
      others: others.map((other) => nameInSystem({ family, name }, other, t)),
      ...(letter === undefined ? {} : { letter: nameInSystem({ family: 'letters', name: letter }, system, t) }),
      ...(waists === undefined ? {} : { waists: [...waists] }),
      sizeIds: idsOf({ size: name, letter, waists }),
      figures: [...figures],
    })),
  }
}

/** The other systems whose sizes differ in this table; of systems with equal sizes only one is shown. */
function otherSystems({ sizes }: SizeGuide, own: SizeSystem): SizeSystem[] {
  const column = (system: SizeSystem) =>
    sizeTables
      .get(sizes)!
      .rows.map((row) => row.in[system])
      .join(' ')
  const told = new Set([column(own)])
  return sizeSystems.filter((system) => {
    const isTold = told.has(column(system))
    told.add(column(system))
    return !isTold
  })
}

/** The size ids of goods that a row is for. A letter size may be stored in two spellings, `2XL` or `XXL`. */
function idsOf({ size, letter, waists = [] }: Pick<SizeGuide['rows'][number], 'size' | 'letter' | 'waists'>): string[] {
  const doubled = letter === undefined ? undefined : /^([2-6])X(L)$/.exec(letterSize(letter))
  const long = doubled ? ['X'.repeat(Number(doubled[1])) + doubled[2]] : []
  return [size, ...(letter === undefined ? [] : [letterSize(letter), ...long]), ...waists].map((one) =>
    one.toLowerCase(),
  )
}
