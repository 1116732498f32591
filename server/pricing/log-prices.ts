import { inForce, type PriceRow } from './price-history.ts'

/** A price as a file or feed tells it; without a start it holds from now on. */
export type ToldPrice = Omit<PriceRow, 'startsAt'> & { readonly startsAt: Date | null }

/** What to do with a told price: log it, leave it since nothing is new, or refuse it since it would rewrite what has been. */
export type LoggingOf = { readonly log: PriceRow } | 'known' | 'already-began'

/** Decides what is news: history is only added to, so that prior prices can be proved. */
export function loggingOf(history: readonly PriceRow[], told: ToldPrice, now: Date): LoggingOf {
  if (told.startsAt === null) {
    const current = inForce(history, now.getTime())
    return current && sameTerms(current, told) ? 'known' : { log: { ...told, startsAt: now } }
  }
  const row: PriceRow = { ...told, startsAt: told.startsAt }
  const twin = history.findLast((known) => known.startsAt.getTime() === row.startsAt.getTime())
  if (!twin) return { log: row }
  if (sameTerms(twin, row)) return 'known'
  return row.startsAt > now ? { log: row } : 'already-began'
}

const sameTerms = (a: Omit<PriceRow, 'startsAt'>, b: Omit<ToldPrice, 'startsAt'>): boolean =>
  a.minor === b.minor &&
  a.listMinor === b.listMinor &&
  a.memberMinor === b.memberMinor &&
  a.kind === b.kind &&
  a.currency === b.currency &&
  a.endsAt?.getTime() === b.endsAt?.getTime()
