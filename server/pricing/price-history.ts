/** A price as it was logged for a variant in a price list. Rows are only ever added. */
export interface PriceRow {
  readonly sku: string
  readonly list: string
  readonly currency: string
  readonly minor: number
  /** The price before the reduction, or the manufacturer's list price. */
  readonly listMinor: number | null
  readonly memberMinor: number | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly kind: 'regular' | 'reduction'
}

/** The price before the reduction; null if there is no reduction. */
export const reducedFrom = ({
  kind,
  minor,
  listMinor,
}: Pick<PriceRow, 'kind' | 'minor' | 'listMinor'>): number | null =>
  kind === 'reduction' && listMinor !== null && listMinor > minor ? listMinor : null

/** The price at one moment. */
export interface PriceMoment {
  readonly row: PriceRow | undefined
  /** Lowest price of the 30 days before the current reduction began; null if not reduced, or never sold before. */
  readonly priorMinor: number | null
  /** The next time at which the result may change. */
  readonly changesAt: Date | null
}

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000

/** The price of one variant in one list at a moment, calculated from its history in logging order. */
export function priceAt(history: readonly PriceRow[], moment: Date): PriceMoment {
  const at = moment.getTime()
  const row = inForce(history, at)
  const later = changeMoments(history).filter((change) => change > at)
  return {
    row,
    priorMinor: row?.kind === 'reduction' ? lowestBefore(history, began(history, row, at)) : null,
    changesAt: later.length > 0 ? new Date(Math.min(...later)) : null,
  }
}

/** Of all rows in force, the one that started last; of equal starts, the one that was logged last. */
export function inForce(history: readonly PriceRow[], at: number): PriceRow | undefined {
  let found: PriceRow | undefined
  for (const row of history) {
    const holds = row.startsAt.getTime() <= at && (row.endsAt === null || row.endsAt.getTime() > at)
    if (holds && (!found || row.startsAt >= found.startsAt)) found = row
  }
  return found
}

/** The start of the reduction that contains `row`. A reduction logged again at the same price continues; it does not start again. */
function began(history: readonly PriceRow[], row: PriceRow, at: number): number {
  let start = row.startsAt.getTime()
  const earlier = changeMoments(history).filter((change) => change <= at)
  for (const change of earlier.sort((a, b) => b - a)) {
    const then = inForce(history, change)
    if (then?.kind !== 'reduction' || then.minor !== row.minor) return start
    start = change
  }
  return start
}

function lowestBefore(history: readonly PriceRow[], moment: number): number | null {
  const from = moment - thirtyDaysMs
  const moments = [from, ...changeMoments(history).filter((change) => change > from && change < moment)]
  const prices = moments.flatMap((one) => inForce(history, one)?.minor ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Moments at which a price starts or ends. */
const changeMoments = (history: readonly PriceRow[]): number[] =>
  history.flatMap((row) => [row.startsAt.getTime(), ...(row.endsAt ? [row.endsAt.getTime()] : [])])
