import type { Posting } from './postings.ts'
import { anywhere, places, pointsOf, rarityOf } from './ranking.ts'
import type { TermPart } from './read-term.ts'
import type { TextIndex } from './text-index.ts'

/**
 * How strictly a word is matched. `strict`: a word for a kind of goods means that kind ("dress" matches only goods in
 * the category of dresses), and a named colour means goods of that colour. `named`: a kind may also be only in the
 * name. `titled`: any field except the description. `loose`: any field.
 */
export type MatchStrictness = 'strict' | 'named' | 'titled' | 'loose'

/** Styles that satisfy wants, by their number. The arrays are reused by the next call. */
export interface ScoredStyles {
  /** The satisfying styles, unsorted. */
  readonly styles: Int32Array
  readonly points: Float32Array
  /** For each style, bits of the wants that a colour satisfies. */
  readonly byColour: Int32Array
}

/** Arrays for counting, reused between calls: one number per style, zero between uses. */
class Tally {
  points = new Float32Array(0)
  best = new Float32Array(0)
  part = new Float32Array(0)
  stage = new Uint8Array(0)
  wants = new Uint8Array(0)
  colours = new Int32Array(0)
  /** Styles with a value in `best`, and styles that were found. */
  touched = new Int32Array(0)
  found = new Int32Array(0)

  grow(size: number): void {
    if (this.points.length >= size) return
    const room = Math.ceil(size * 1.25)
    this.points = new Float32Array(room)
    this.best = new Float32Array(room)
    this.part = new Float32Array(room)
    this.stage = new Uint8Array(room)
    this.wants = new Uint8Array(room)
    this.colours = new Int32Array(room)
    this.touched = new Int32Array(room)
    this.found = new Int32Array(room)
  }
}

const tally = new Tally()

/** Scores every style that satisfies all wants; with `any`, at least one of them. */
export function scoreStyles(
  index: TextIndex,
  wants: readonly TermPart[],
  closeness: MatchStrictness,
  any = false,
): ScoredStyles {
  const { firsts } = index.styles
  tally.grow(firsts.length)
  const { points, wants: satisfied, colours, best, touched, found } = tally
  points.fill(0)
  satisfied.fill(0)
  colours.fill(0)
  let last = 0
  for (const [place, want] of wants.entries()) {
    last = scoreWant(index, want, place, closeness)
    for (let at = 0; at < last; at += 1) {
      const style = touched[at]!
      if (any || satisfied[style] === place) satisfied[style]! += 1
      points[style]! += best[style]!
      best[style] = 0
    }
    if (last === 0 && !any) break
  }
  let count = 0
  if (any) {
    for (let style = 0; style < firsts.length; style += 1)
      if (satisfied[style]! > 0 && firsts[style]! >= 0) {
        points[style]! *= satisfied[style]!
        found[count++] = style
      }
  } else
    for (let at = 0; at < last; at += 1) {
      const style = touched[at]!
      if (satisfied[style] === wants.length && firsts[style]! >= 0) found[count++] = style
    }
  return { styles: found.subarray(0, count), points, byColour: colours }
}

/** Writes the score of each style for one want to `best`, and these styles to `touched`. Returns their number. */
function scoreWant(index: TextIndex, want: TermPart, place: number, closeness: MatchStrictness): number {
  const byColour = 1 << (place & 31)
  let count = 0
  for (const { stems, weight } of want.alternatives) {
    if (stems.length === 1) count = scoreStem(index, stems[0]!, { weight, closeness, byColour, count })
    else count = scorePhrase(index, stems, { weight, closeness, byColour, count })
  }
  return count
}

interface Scoring {
  readonly weight: number
  readonly closeness: MatchStrictness
  /** The bit to set if the match is a colour. */
  readonly byColour: number
  /** How many styles are in `touched` already. */
  readonly count: number
}

const rarity = (index: TextIndex, posting: Posting): number => rarityOf(index.size, posting.docs.length)

function scoreStem(index: TextIndex, stem: string, { weight, closeness, byColour, count }: Scoring): number {
  const posting = index.postings.of(stem)
  if (!posting) return count
  const { best, colours, touched } = tally
  const { weights } = index.styles
  const allowed = placesFor(index, stem, closeness)
  const worth = rarity(index, posting) * weight
  let filled = count
  for (let at = 0; at < posting.docs.length; at += 1) {
    const bits = posting.bits[at]!
    if ((bits & allowed) === 0) continue
    const style = posting.docs[at]!
    const points = pointsOf[bits]! * worth * weights[style]!
    if (best[style] === 0) touched[filled++] = style
    if (points > best[style]!) best[style] = points
    if ((bits & places.colour) !== 0) colours[style]! |= byColour
  }
  return filled
}

/** All stems must match. Properties may be in any field. */
function scorePhrase(index: TextIndex, stems: readonly string[], scoring: Scoring): number {
  const { best, part, stage, colours, touched } = tally
  const { weight, closeness, byColour, count } = scoring
  const begun = index.postings.of(stems[0]!)?.docs ?? []
  for (const [step, stem] of stems.entries()) {
    const posting = index.postings.of(stem)
    if (!posting) break
    const allowed = placesFor(index, stem, step > 0 ? 'loose' : closeness)
    const worth = (rarity(index, posting) * weight) / stems.length
    for (let at = 0; at < posting.docs.length; at += 1) {
      const bits = posting.bits[at]!
      const style = posting.docs[at]!
      if ((bits & allowed) === 0 || stage[style] !== step) continue
      stage[style] = step + 1
      part[style]! += pointsOf[bits]! * worth
      if ((bits & places.colour) !== 0) colours[style]! |= byColour
    }
  }
  let filled = count
  for (const style of begun) {
    const points = stage[style] === stems.length ? part[style]! * index.styles.weights[style]! : 0
    if (points > 0 && best[style] === 0) touched[filled++] = style
    if (points > best[style]!) best[style] = points
    stage[style] = 0
    part[style] = 0
  }
  return filled
}

/** The fields in which a word counts, as bits. */
export function placesFor(index: TextIndex, stem: string, closeness: MatchStrictness): number {
  if (closeness === 'loose') return anywhere
  if (closeness === 'titled') return anywhere & ~places.description
  if (index.namedColours.has(stem)) return places.colour | places.name
  if (index.categoryWords.has(stem))
    return closeness === 'strict' && index.isKind(stem) ? places.category : places.category | places.name
  return index.colourWords.has(stem) ? anywhere & ~places.description : anywhere
}
