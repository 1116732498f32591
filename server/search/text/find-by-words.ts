import { type Reading, readTerm, type Want } from './read-term.ts'
import { type Closeness, type Scored, scoreStyles } from './score-styles.ts'
import type { TextIndex } from './text-index.ts'

export interface TextFound {
  /** Slots of what was found, in no order; of a style found by a colour only those that have it. */
  readonly slots: Int32Array
  /** The same, the best style first. */
  inOrder(): Iterable<number>
  /** What was searched for instead of a word nobody uses. */
  readonly correctedTerm: string | undefined
  /** Not all words were found together, so some of them were enough. */
  readonly anyWord: boolean
}

export const closest: readonly Closeness[] = ['strict', 'named', 'loose']

/** Finds styles by what people type: all words together, taken as closely as still finds any; else those words that are known; else any of them. */
export function findByWords(index: TextIndex, term: string, reading: Reading): TextFound {
  const wants = readTerm(index, term, reading)
  const known = wants.filter(({ alternatives, head }) => alternatives.length > 0 || head !== undefined)
  const scored = allOf(index, known)
  const heads = known.map(headOnly)
  const found =
    scored ?? allOf(index, heads) ?? (known.length > 1 ? scoreStyles(index, heads, 'loose', true) : undefined)
  if (!found || found.styles.length === 0) return nothing
  const keys = sortKeys(index, found)
  const wanted = wantedColours(known)
  const colours = found.styles.map((style) => wanted(found.byColour(style)))
  return {
    slots: allSlots(index, found.styles, colours),
    *inOrder() {
      for (const at of descending(keys)) yield* slotsOf(index, found.styles[at]!, colours[at]!)
    },
    correctedTerm: correctedTerm(index, wants),
    anyWord: !scored || known.length < wants.length,
  }
}

/** Whether some goods have all words of a term. */
export function findsAll(index: TextIndex, term: string, reading: Reading): boolean {
  const wants = readTerm(index, term, reading)
  const [rarest, ...others] = wants
    .map((want) => ({ want, styles: stylesWithin(index, want) }))
    .sort((a, b) => a.styles - b.styles)
  if (!rarest || rarest.styles === 0) return false
  const inAll = (style: number): boolean =>
    index.styles.firsts[style]! >= 0 && [rarest, ...others].every(({ want }) => satisfies(index, want, style))
  return rarest.want.alternatives.some(({ stems }) => index.postings.of(stems[0]!)?.docs.some(inAll))
}

/** At most so many styles satisfy a want. */
const stylesWithin = ({ postings }: TextIndex, { alternatives }: Want): number =>
  alternatives.reduce((sum, { stems }) => sum + (postings.of(stems[0]!)?.docs.length ?? 0), 0)

const satisfies = ({ postings }: TextIndex, { alternatives }: Want, style: number): boolean =>
  alternatives.some(({ stems }) => stems.every((stem) => postings.has(stem, style)))

const nothing: TextFound = { slots: new Int32Array(0), inOrder: () => [], correctedTerm: undefined, anyWord: false }

/** A want that a compound's thing itself satisfies, whatever the compound says of it. */
export const headOnly = (want: Want): Want =>
  want.head === undefined
    ? want
    : { ...want, alternatives: [...want.alternatives, { stems: [want.head], weight: headWeight }] }

const headWeight = 0.2

function allOf(index: TextIndex, wants: readonly Want[]): Scored | undefined {
  if (wants.length === 0) return undefined
  for (const closeness of closest) {
    const scored = scoreStyles(index, wants, closeness)
    if (scored.styles.length > 0) return scored
  }
  return undefined
}

/** The term as it was searched for; undefined when that is how it was typed. */
export function correctedTerm({ written }: TextIndex, wants: readonly Want[]): string | undefined {
  if (wants.every(({ corrected }) => corrected === undefined)) return undefined
  return wants
    .flatMap(({ corrected, words }) => corrected ?? words)
    .map((word) => written.get(word) ?? word)
    .join(' ')
}

/** Points by the thousand, and among equals what sells better: one number to sort by. */
const steps = 1023
const ranks = 16
const bound = (steps + 1) * ranks

function sortKeys({ styles }: TextIndex, { styles: found, points }: Scored): number[] {
  let most = 0
  for (const style of found) most = Math.max(most, points(style))
  return found.map((style) => Math.round((points(style) / most) * steps) * ranks + styles.ranks[style]!)
}

/** Stems of the colours that were asked for, one list a want. */
type Colours = readonly (readonly string[])[]
const anyColour: Colours = []

/** The colours behind bits of wants; few different ones are asked for again and again. */
function wantedColours(wants: readonly Want[]): (bits: number) => Colours {
  const known = new Map<number, Colours>([[0, anyColour]])
  return (bits) => {
    const seen = known.get(bits)
    if (seen) return seen
    const made = wants.flatMap(({ colours }, place) => (bits & (1 << (place & 31)) ? [colours] : []))
    known.set(bits, made)
    return made
  }
}

function allSlots(index: TextIndex, found: readonly number[], colours: readonly Colours[]): Int32Array {
  const { firsts, lasts } = index.styles
  let count = 0
  for (const style of found) count += lasts[style]! - firsts[style]! + 1
  const slots = new Int32Array(count)
  let filled = 0
  for (let at = 0; at < found.length; at += 1) {
    const style = found[at]!
    const wanted = colours[at]!
    const all = wanted !== anyColour && hasSlotWithAll(index, style, wanted)
    for (let slot = firsts[style]!; slot <= lasts[style]!; slot += 1)
      if (wanted === anyColour || hasColours(index, style, slot, wanted, all)) slots[filled++] = slot
  }
  return slots.subarray(0, filled)
}

/** Slots of a style: those with all colours asked for, else those with any. */
function slotsOf(index: TextIndex, style: number, wanted: Colours): number[] {
  const first = index.styles.firsts[style]!
  const own = Array.from({ length: index.styles.lasts[style]! - first + 1 }, (_, at) => first + at)
  if (wanted === anyColour) return own
  const all = hasSlotWithAll(index, style, wanted)
  return own.filter((slot) => hasColours(index, style, slot, wanted, all))
}

function hasSlotWithAll(index: TextIndex, style: number, wanted: Colours): boolean {
  const { firsts, lasts } = index.styles
  for (let slot = firsts[style]!; slot <= lasts[style]!; slot += 1)
    if (hasColours(index, style, slot, wanted, true)) return true
  return false
}

function hasColours({ styles }: TextIndex, style: number, slot: number, wanted: Colours, all: boolean): boolean {
  const own = styles.colours[style]![slot - styles.firsts[style]!]!
  for (const stems of wanted) {
    const has = stems.some((stem) => own.has(stem))
    if (has !== all) return has
  }
  return all
}

/** Places of keys, the greatest first, equal ones as they came; counting takes less than comparing. */
function descending(keys: readonly number[]): Uint32Array {
  const places = Uint32Array.from(keys.keys())
  if (keys.length < 1000) return places.sort((a, b) => keys[b]! - keys[a]! || a - b)
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
