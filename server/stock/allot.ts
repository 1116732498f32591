import type { Pieces, Place } from './stock.ts'

export interface Wanted {
  readonly sku: string
  readonly quantity: number
}

export type Allotment =
  | { readonly ok: true; readonly taken: readonly Pieces[] }
  | { readonly ok: false; readonly short: readonly { readonly sku: string; readonly available: number }[] }

/** Lines of one sku summed, in sku order: the order in which everyone takes rows, so that no two wait for each other. */
export function summed(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of wanted) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** Says from which place each piece is taken, the first place first; or, if any sku falls short, which and by how much. */
export function allot(wanted: readonly Wanted[], places: readonly Place[], stored: readonly Pieces[]): Allotment {
  const short = wanted
    .map(({ sku, quantity }) => ({
      sku,
      quantity,
      available: stored.filter((row) => row.sku === sku).reduce((sum, row) => sum + row.quantity, 0),
    }))
    .filter(({ quantity, available }) => available < quantity)
  if (short.length > 0) return { ok: false, short: short.map(({ sku, available }) => ({ sku, available })) }
  return { ok: true, taken: wanted.flatMap((line) => takenFrom(line, places, stored)) }
}

function takenFrom({ sku, quantity }: Wanted, places: readonly Place[], stored: readonly Pieces[]): Pieces[] {
  let left = quantity
  return places.flatMap((place) => {
    const here = stored.find((row) => row.sku === sku && row.place === place)?.quantity ?? 0
    const taken = Math.min(here, left)
    left -= taken
    return taken > 0 ? [{ sku, place, quantity: taken }] : []
  })
}
