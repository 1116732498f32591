import { type Reading, readTerm, type Want } from './read-term.ts'
import { type Closeness, type Scored, scoreStyles } from './score-styles.ts'
import type { TextIndex } from './text-index.ts'

export interface TextFound {
  /** Slots of what was found, in no order; of a style found by a colour only those that have it. */
  readonly slots: Int32Array
  /** The same, the best style first. */
  inOrder(): Iterable<number>
  /** The replacement of an unknown word. */
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
  const fitting = fittingColours(index, known)
  // The result is valid only until the next lookup of words.
  const styles = found.styles.slice()
  const byColour = styles.map((style) => found.byColour[style]!)
  return {
    slots: allSlots(index, styles, (at) => fitting(byColour[at]!)),
    *inOrder() {
      for (const at of bestFirst(keys)) yield* slotsOf(index, styles[at]!, fitting(byColour[at]!))
    },
    correctedTerm: correctedTerm(index, wants),
    anyWord: !scored || known.length < wants.length,
  }
}

/** True if some goods have all words of a term. */
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

/** Slots of the goods that have all words of a text elsewhere than in their description. */
export function namedIn(index: TextIndex, text: string, reading: Reading): Int32Array {
  const wants = readTerm(index, text, reading)
  if (wants.length === 0) return new Int32Array(0)
  const { styles, byColour } = scoreStyles(index, wants, 'titled')
  const found = styles.slice()
  const colours = found.map((style) => byColour[style]!)
  const fitting = fittingColours(index, wants)
  return allSlots(index, found, (at) => fitting(colours[at]!))
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

function sortKeys({ styles }: TextIndex, { styles: found, points }: Scored): Int32Array {
  let most = 0
  for (const style of found) most = Math.max(most, points[style]!)
  const keys = new Int32Array(found.length)
  for (let at = 0; at < found.length; at += 1) {
    const style = found[at]!
    keys[at] = Math.round((points[style]! / most) * steps) * ranks + styles.ranks[style]!
  }
  return keys
}

/** By number of a colour: whether it has all that was asked for, some of it, or nothing. */
type Fitting = Uint8Array
const [some, all] = [1, 2]

/** The colours behind bits of wants, undefined for any; few different ones are asked for again and again. */
function fittingColours({ colourStems }: TextIndex, wants: readonly Want[]): (bits: number) => Fitting | undefined {
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

function allSlots(index: TextIndex, found: Int32Array, fittingAt: (at: number) => Fitting | undefined): Int32Array {
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

/** Slots of a style: those with all colours asked for, else those with any. */
function slotsOf({ styles }: TextIndex, style: number, fitting: Fitting | undefined): number[] {
  const own = styles.colours[style]!
  const least = fitting ? leastFit(own, fitting) : 0
  return own.flatMap((colour, at) => (!fitting || fitting[colour]! >= least ? [styles.firsts[style]! + at] : []))
}

const leastFit = (own: readonly number[], fitting: Fitting): number => {
  for (const colour of own) if (fitting[colour] === all) return all
  return some
}

/** Places looked at before all are put in order: most who ask stop here. */
const few = 200

/** Places of keys, the greatest first, equal ones as they came. */
function* bestFirst(keys: Int32Array): Generator<number> {
  const counts = new Uint32Array(bound)
  for (const key of keys) counts[key]! += 1
  let least = bound - 1
  for (let better = counts[least]!; least > 0 && better < few; better += counts[least]!) least -= 1
  const best: number[] = []
  for (let at = 0; at < keys.length; at += 1) if (keys[at]! >= least) best.push(at)
  yield* best.sort((a, b) => keys[b]! - keys[a]! || a - b)
  yield* below(least, keys, counts)
}

/** Places of keys below a bound; counting takes less than comparing. */
function below(least: number, keys: Int32Array, counts: Uint32Array): Uint32Array {
  const next = new Uint32Array(least)
  let places = 0
  for (let key = least - 1; key >= 0; key -= 1) {
    next[key] = places
    places += counts[key]!
  }
  const inOrder = new Uint32Array(places)
  for (let at = 0; at < keys.length; at += 1) if (keys[at]! < least) inOrder[next[keys[at]!]!++] = at
  return inOrder
}
