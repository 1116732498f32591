import type { TermPart } from './read-term.ts'
import type { TextIndex } from './text-index.ts'

/** For each colour: if it has all requested colours, some, or none. */
type Fitting = Uint8Array

const [some, all] = [1, 2]

/** The colours that match a set of wants, given as bits; undefined means any colour. Cached, because only a few sets occur. */
export function fittingColours(
  { colourStems }: TextIndex,
  wants: readonly TermPart[],
): (bits: number) => Fitting | undefined {
  const known: (Fitting | undefined)[] = []
  return (bits) => {
    if (bits === 0) return undefined
    const seen = known[bits]
    if (seen) return seen
    const wanted = wants.flatMap(({ colours }, place) => (bits & (1 << (place & 31)) ? [colours] : []))
    const made = Uint8Array.from(colourStems, (stems) => {
      const has = (colours: readonly string[]) => colours.some((stem) => stems.has(stem))
      return wanted.every(has) ? all : wanted.some(has) ? some : 0
    })
    known[bits] = made
    return made
  }
}

export function allSlots(
  index: TextIndex,
  found: Int32Array,
  fittingAt: (at: number) => Fitting | undefined,
): Int32Array {
  const { firsts, lasts, colours } = index.styles
  let count = 0
  for (const style of found) count += lasts[style]! - firsts[style]! + 1
  const slots = new Int32Array(count)
  let filled = 0
  for (let at = 0; at < found.length; at += 1) {
    const style = found[at]!
    const first = firsts[style]!
    const fitting = fittingAt(at)
    const own = colours[style]!
    const least = fitting ? leastFit(own, fitting) : 0
    for (let colour = 0; colour < own.length; colour += 1)
      if (!fitting || fitting[own[colour]!]! >= least) slots[filled++] = first + colour
  }
  return slots.subarray(0, filled)
}

/** Slots of a style: those with all requested colours, else those with any. */
export function slotsOf({ styles }: TextIndex, style: number, fitting: Fitting | undefined): number[] {
  const own = styles.colours[style]!
  const least = fitting ? leastFit(own, fitting) : 0
  return own.flatMap((colour, at) => (!fitting || fitting[colour]! >= least ? [styles.firsts[style]! + at] : []))
}

const leastFit = (own: readonly number[], fitting: Fitting): number => {
  for (const colour of own) if (fitting[colour] === all) return all
  return some
}
