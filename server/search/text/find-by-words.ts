import { type Reading, readTerm, type Want } from './read-term.ts'
import { type Closeness, type Scored, scoreStyles } from './score-styles.ts'
import type { TextIndex } from './text-index.ts'

export interface TextFound {
  /** Slots of what was found, the best style first; of a style found by a colour only those that have it. */
  readonly slots: Int32Array
  /** What was searched for instead of a word nobody uses. */
  readonly correctedTerm: string | undefined
  /** Not all words were found together, so some of them were enough. */
  readonly anyWord: boolean
}

const closest: readonly Closeness[] = ['strict', 'named', 'loose']

/** Finds styles by what people type: all words together, taken as closely as still finds any; else those words that are known; else any of them. */
export function findByWords(index: TextIndex, term: string, reading: Reading): TextFound {
  const wants = readTerm(index, term, reading)
  const known = wants.filter(({ alternatives }) => alternatives.length > 0)
  const scored = known.length === 0 ? undefined : allOf(index, known)
  const found = scored ?? (known.length > 1 ? scoreStyles(index, known, 'loose', true) : undefined)
  return {
    slots: found ? slotsInOrder(index, known, found) : new Int32Array(0),
    correctedTerm: found && found.styles.length > 0 ? correctedTerm(index, wants) : undefined,
    anyWord: (found?.styles.length ?? 0) > 0 && (!scored || known.length < wants.length),
  }
}

function allOf(index: TextIndex, wants: readonly Want[]): Scored | undefined {
  for (const closeness of closest) {
    const scored = scoreStyles(index, wants, closeness)
    if (scored.styles.length > 0) return scored
  }
  return undefined
}

/** The term as it was searched for; undefined when that is how it was typed. */
function correctedTerm({ written }: TextIndex, wants: readonly Want[]): string | undefined {
  if (wants.every(({ corrected }) => corrected === undefined)) return undefined
  return wants
    .flatMap(({ corrected, words }) => corrected ?? words)
    .map((word) => written.get(word) ?? word)
    .join(' ')
}

/** Points by the thousand, and among equals what sells better: one number to sort by. */
const steps = 4095
const ranks = 16

function slotsInOrder(index: TextIndex, wants: readonly Want[], { styles, points, byColour }: Scored): Int32Array {
  let [most, count] = [0, 0]
  for (const style of styles) {
    most = Math.max(most, points(style))
    count += index.styles[style]!.slots.length
  }
  const keys = styles.map((style) => Math.round((points(style) / most) * steps) * ranks + index.styles[style]!.rank)
  const slots = new Int32Array(count)
  let filled = 0
  for (const at of descending(keys, (steps + 1) * ranks)) {
    const style = styles[at]!
    const { slots: own } = index.styles[style]!
    const colours = byColour(style)
    if (colours === 0) for (const slot of own) slots[filled++] = slot
    else for (const slot of colouredSlots(index, style, wantedColours(wants, colours))) slots[filled++] = slot
  }
  return slots.subarray(0, filled)
}

/** Stems of the colours that were asked for, one list a want. */
const wantedColours = (wants: readonly Want[], bits: number): (readonly string[])[] =>
  wants.flatMap(({ colours }, place) => (bits & (1 << (place & 31)) ? [colours] : []))

/** Slots with all colours asked for, else with any. */
function colouredSlots(
  { styles }: TextIndex,
  style: number,
  wanted: readonly (readonly string[])[],
): readonly number[] {
  const { slots, colours } = styles[style]!
  const has = (at: number, stems: readonly string[]) => stems.some((stem) => colours[at]!.has(stem))
  const all = slots.filter((_, at) => wanted.every((stems) => has(at, stems)))
  return all.length > 0 ? all : slots.filter((_, at) => wanted.some((stems) => has(at, stems)))
}

/** Places of keys, the greatest first, equal ones as they came; counting takes less than comparing. */
function descending(keys: readonly number[], bound: number): Uint32Array {
  const places = Uint32Array.from(keys.keys())
  if (keys.length < 2000) return places.sort((a, b) => keys[b]! - keys[a]! || a - b)
  const starts = new Uint32Array(bound + 1)
  for (const key of keys) starts[bound - 1 - key]! += 1
  let before = 0
  for (let at = 0; at < bound; at += 1) {
    const own = starts[at]!
    starts[at] = before
    before += own
  }
  for (let at = 0; at < keys.length; at += 1) places[starts[bound - 1 - keys[at]!]!++] = at
  return places
}
