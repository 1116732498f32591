import type { Pieces, Place } from './pieces.ts'

export interface RequestedPieces {
  readonly sku: string
  readonly quantity: number
  /** The only allowed place; if left out, any place of the market. */
  readonly place?: Place | undefined
}

export type Allotment =
  | { readonly ok: true; readonly reserved: readonly Pieces[] }
  | { readonly ok: false; readonly short: readonly { readonly sku: string; readonly available: number }[] }

type Row = Pick<RequestedPieces, 'sku' | 'place'>

/** Sorts by sku, then by place. Rows are always locked in this sequence to prevent deadlocks. */
export const inLockOrder = (a: Row, b: Row): number => (keyOf(a.sku, a.place) < keyOf(b.sku, b.place) ? -1 : 1)

/** Adds up lines of one sku and place, in the sequence in which rows are locked. */
export function summed(requested: readonly RequestedPieces[]): RequestedPieces[] {
  const sums = new Map<string, RequestedPieces>()
  for (const { sku, quantity, place } of requested) {
    const key = keyOf(sku, place)
    const before = sums.get(key)?.quantity ?? 0
    sums.set(key, { sku, quantity: before + quantity, ...(place === undefined ? {} : { place }) })
  }
  return [...sums.values()].sort(inLockOrder)
}

/**
 * Assigns each piece a place, starting with the first place; or returns the skus with too few pieces, and how many are
 * available. Pieces bound to one place are assigned first. With `orFewer`, the available pieces are enough.
 */
export function allot(
  requested: readonly RequestedPieces[],
  places: readonly Place[],
  stored: readonly Pieces[],
  { orFewer = false }: { readonly orFewer?: boolean | undefined } = {},
): Allotment {
  const left = new Map(stored.map(({ sku, place, quantity }) => [keyOf(sku, place), quantity]))
  const bound = requested.filter(({ place }) => place !== undefined)
  const free = requested.filter(({ place }) => place === undefined)
  const short: { sku: string; available: number }[] = []
  const reserved = [...bound, ...free].flatMap(({ sku, quantity, place }) => {
    const from = place === undefined ? places : [place]
    const available = from.reduce((sum, at) => sum + (left.get(keyOf(sku, at)) ?? 0), 0)
    const isShort = available < quantity && !orFewer
    if (isShort) short.push({ sku, available })
    return isShort ? [] : reserveFrom(left, sku, quantity, from)
  })
  return short.length > 0 ? { ok: false, short } : { ok: true, reserved: joined(reserved) }
}

/** A blank sorts before every character of a sku, so that one sku never comes between two places of another. */
const keyOf = (sku: string, place: Place = ''): string => `${sku} ${place}`

function reserveFrom(left: Map<string, number>, sku: string, quantity: number, places: readonly Place[]): Pieces[] {
  let requested = quantity
  return places.flatMap((place) => {
    const here = left.get(keyOf(sku, place)) ?? 0
    const reserved = Math.min(here, requested)
    requested -= reserved
    left.set(keyOf(sku, place), here - reserved)
    return reserved > 0 ? [{ sku, place, quantity: reserved }] : []
  })
}

/** One row per sku and place, however many lines use it. */
function joined(reserved: readonly Pieces[]): Pieces[] {
  const rows = new Map<string, Pieces>()
  for (const { sku, place, quantity } of reserved) {
    const key = keyOf(sku, place)
    rows.set(key, { sku, place, quantity: quantity + (rows.get(key)?.quantity ?? 0) })
  }
  return [...rows.values()]
}
