import { inForce, type PriceRow } from './price-history.ts'

/** A price from a file or feed; without a start it is valid from now. An undefined member price means no change. */
export type NewPrice = Omit<PriceRow, 'startsAt' | 'memberMinor'> & {
  readonly startsAt: Date | null
  readonly memberMinor: number | null | undefined
}

/** The decision about a new price: log it, skip it because nothing changed, or refuse it because it would change the past. */
export type LoggingOf = { readonly log: PriceRow } | 'known' | 'already-began'

/** Decides what to log. Rows are only added to the history, so that prior prices can be proved. */
export function loggingOf(history: readonly PriceRow[], price: NewPrice, now: Date): LoggingOf {
  const current = inForce(history, now.getTime())
  const terms = { ...price, memberMinor: nextMemberMinor(current, price) }
  if (terms.startsAt === null)
    return current && saysTheSame(current, terms) ? 'known' : { log: { ...terms, startsAt: now } }
  const row: PriceRow = { ...terms, startsAt: terms.startsAt }
  const twin = history.findLast((known) => known.startsAt.getTime() === row.startsAt.getTime())
  if (twin && sameTerms(twin, row)) return 'known'
  if (row.startsAt <= now) return twin ? 'already-began' : { log: row }
  const then = inForce(history, row.startsAt.getTime())
  return then && sameTerms(then, row) ? 'known' : { log: row }
}

/** The member price stays if none is given and it is below the new price. */
function nextMemberMinor(current: PriceRow | undefined, { memberMinor, minor }: NewPrice): number | null {
  if (memberMinor !== undefined) return memberMinor
  const currentMinor = current?.memberMinor ?? null
  return currentMinor !== null && currentMinor < minor ? currentMinor : null
}

/** A price without dates only states the current price: a current sale with an end continues until that end. */
const saysTheSame = (current: PriceRow, terms: Omit<PriceRow, 'startsAt'>): boolean =>
  sameTerms(current, terms.endsAt === null ? { ...terms, endsAt: current.endsAt } : terms)

const sameTerms = (a: Omit<PriceRow, 'startsAt'>, b: Omit<PriceRow, 'startsAt'>): boolean =>
  a.minor === b.minor &&
  a.listMinor === b.listMinor &&
  a.memberMinor === b.memberMinor &&
  a.kind === b.kind &&
  a.currency === b.currency &&
  a.endsAt?.getTime() === b.endsAt?.getTime()
