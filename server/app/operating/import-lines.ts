import type { ImportReport, Remark } from '#server/catalogue/index.ts'

const shownRemarks = 20

/** The report of an import, as lines for the operator. */
export function importLines(report: ImportReport): string[] {
  const { dryRun, rows, warned, refused, unlisted, pictures, tookMs } = report
  const counted = Object.entries(rows).filter(([, { accepted }]) => accepted > 0)
  return [
    ...counted.map(
      ([kind, { accepted, changed }]) =>
        `${spaced(kind).padEnd(20)} ${String(accepted).padStart(8)} rows, ${changed} ${dryRun ? 'would change' : 'changed'}`,
    ),
    ...addedLines(report),
    ...retiredLines(report),
    ...takenAwayLines(report),
    ...(pictures > 0 && !dryRun
      ? [
          `${pictures} pictures are named; a running shop fetches those it lacks ("npm run shop -- pictures" tells how far it is)`,
        ]
      : []),
    ...remarksOf('refused', refused),
    ...remarksOf('warning', warned),
    ...(unlisted > 0 ? [`… and ${unlisted} more remarks; --report FILE lists them all`] : []),
    `${refused.length} rows refused, ${warned.length} warnings, ${(tookMs / 1000).toFixed(1)} s`,
  ]
}

function addedLines({ added, dryRun }: ImportReport): string[] {
  return Object.entries(added).flatMap(([kind, { count, examples }]) => {
    return count > 0 ? [`${count} ${kind} ${dryRun ? 'would be' : 'were'} new: ${some(examples, count)}`] : []
  })
}

function takenAwayLines({ takenAway, dryRun }: ImportReport): string[] {
  if (!takenAway) return []
  const { memberships, categories } = takenAway
  const would = dryRun ? 'would be ' : ''
  return [`${memberships} places of goods in categories and ${categories} categories ${would}taken away`]
}

function retiredLines({ retired, dryRun }: ImportReport): string[] {
  if (!retired) return []
  if (retired.why) return [`nothing retired: ${retired.why}`]
  const { products, variants, examples } = retired
  const told = examples.length > 0 ? `: ${some(examples, products + variants)}` : ''
  return [`${products} products and ${variants} single sizes ${dryRun ? 'would be ' : ''}retired${told}`]
}

const some = (examples: readonly string[], count: number): string =>
  `${examples.join(', ')}${count > examples.length ? ' …' : ''}`

function remarksOf(word: string, remarks: readonly Remark[]): string[] {
  const shown = remarks
    .slice(0, shownRemarks)
    .map(({ file, line, why }) => `${word}: ${file}${line > 0 ? `:${line}` : ''}  ${why}`)
  return remarks.length > shownRemarks ? [...shown, `… and ${remarks.length - shownRemarks} more of these`] : shown
}

const spaced = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
