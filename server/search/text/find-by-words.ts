import { bestFirst } from './best-first.ts'
import { allSlots, fittingColours, slotsOf } from './fitting-colours.ts'
import { sortKey, wordWeights } from './ranking.ts'
import { type Reading, readTerm, type TermPart } from './read-term.ts'
import { type MatchStrictness, type ScoredStyles, scoreStyles } from './score-styles.ts'
import type { TextIndex } from './text-index.ts'

export interface TextFound {
  /** Slots of the found styles, unsorted. If a colour word matched, only slots of that colour. */
  readonly slots: Int32Array
  /** The same slots, the best match first. */
  inOrder(): Iterable<number>
  /** The searched term if an unknown word was replaced. */
  readonly correctedTerm: string | undefined
  /** True if no goods have all words, so that any of them was enough. */
  readonly anyWord: boolean
}

export const closest: readonly MatchStrictness[] = ['strict', 'named', 'loose']

/** Finds styles by typed words: all words, matched as strictly as possible; else only the known words; else any of them. */
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
  // Copied, because the next search overwrites the result.
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

/** Slots of goods that have all words of a text in other fields than the description. */
export function namedIn(index: TextIndex, text: string, reading: Reading): Int32Array {
  const wants = readTerm(index, text, reading)
  if (wants.length === 0) return new Int32Array(0)
  const { styles, byColour } = scoreStyles(index, wants, 'titled')
  const found = styles.slice()
  const colours = found.map((style) => byColour[style]!)
  const fitting = fittingColours(index, wants)
  return allSlots(index, found, (at) => fitting(colours[at]!))
}

/** An upper limit for the number of styles that satisfy a want. */
const stylesWithin = ({ postings }: TextIndex, { alternatives }: TermPart): number =>
  alternatives.reduce((sum, { stems }) => sum + (postings.of(stems[0]!)?.docs.length ?? 0), 0)

const satisfies = ({ postings }: TextIndex, { alternatives }: TermPart, style: number): boolean =>
  alternatives.some(({ stems }) => stems.every((stem) => postings.has(stem, style)))

const nothing: TextFound = { slots: new Int32Array(0), inOrder: () => [], correctedTerm: undefined, anyWord: false }

/** A want that the kind of goods in a compound satisfies without the properties. */
export const headOnly = (want: TermPart): TermPart =>
  want.head === undefined
    ? want
    : { ...want, alternatives: [...want.alternatives, { stems: [want.head], weight: wordWeights.head }] }

function allOf(index: TextIndex, wants: readonly TermPart[]): ScoredStyles | undefined {
  if (wants.length === 0) return undefined
  for (const closeness of closest) {
    const scored = scoreStyles(index, wants, closeness)
    if (scored.styles.length > 0) return scored
  }
  return undefined
}

/** The term that was searched; undefined if it is the typed one. */
export function correctedTerm({ written }: TextIndex, wants: readonly TermPart[]): string | undefined {
  if (wants.every(({ corrected }) => corrected === undefined)) return undefined
  return wants
    .flatMap(({ corrected, words }) => corrected ?? words)
    .map((word) => written.get(word) ?? word)
    .join(' ')
}

function sortKeys({ styles }: TextIndex, { styles: found, points }: ScoredStyles): Int32Array {
  let most = 0
  for (const style of found) most = Math.max(most, points[style]!)
  const keys = new Int32Array(found.length)
  for (let at = 0; at < found.length; at += 1) {
    const style = found[at]!
    keys[at] = sortKey(points[style]! / most, styles.ranks[style]!)
  }
  return keys
}
