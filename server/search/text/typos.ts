/** Words with at least this many letters may have one wrong letter. For names of colours and kinds of goods fewer letters are enough. */
const forgivingFrom = 5
const forgivingWellKnownFrom = 4

export const mayHaveTypos = (word: string): boolean => word.length >= forgivingFrom

/** True if the words differ by one letter that was added, left out, changed, or swapped with its neighbour. */
export function oneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

const sameBeginning = 4

/**
 * True if two words have the same beginning or differ in few letters. This is enough to suggest a category, but not for
 * a search result.
 */
export function resembles(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < sameBeginning) return a === b
  if (a.slice(0, sameBeginning) === b.slice(0, sameBeginning)) return true
  const most = Math.floor(shorter / 3)
  // At least the difference in length must be added or removed.
  return Math.abs(a.length - b.length) <= most && lettersBetween(a, b) <= most
}

/** How many letters must be added, removed or changed to turn one word into the other. */
function lettersBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let at = 1; at <= b.length; at++) {
      const changed = above[at - 1]! + (a[i - 1] === b[at - 1] ? 0 : 1)
      row.push(Math.min(above[at]! + 1, row[at - 1]! + 1, changed))
    }
    above = row
  }
  return above[b.length]!
}

/** Words in the spelling of the goods, by length, with the number of styles that have them. */
export class Spellings {
  readonly #byLength = new Map<number, Map<string, number>>()

  note(word: string): void {
    const same = this.#byLength.get(word.length) ?? new Map<string, number>()
    this.#byLength.set(word.length, same.set(word, (same.get(word) ?? 0) + 1))
  }

  /**
   * Of the words that differ by one letter, the one that most styles contain. For a word with the same first letter each
   * style counts as ten. Undefined if there is none or the word is too short.
   */
  nearest(word: string): string | undefined {
    return mayHaveTypos(word) ? this.#nearest(word, () => true) : undefined
  }

  /** The same for shorter words, but only for well-known words with the same first letter. */
  nearestWellKnown(word: string, isWellKnown: (word: string) => boolean): string | undefined {
    return word.length >= forgivingWellKnownFrom
      ? this.#nearest(word, (other) => other[0] === word[0] && isWellKnown(other))
      : undefined
  }

  #nearest(word: string, may: (other: string) => boolean): string | undefined {
    let best: string | undefined
    let most = 0
    for (const length of [word.length, word.length + 1, word.length - 1]) {
      for (const [other, count] of this.#byLength.get(length) ?? []) {
        // People rarely mistype the first letter, so a word with the same first letter is more likely.
        const likely = count * (other[0] === word[0] ? 10 : 1)
        if (likely > most && oneApart(word, other) && may(other)) [best, most] = [other, likely]
      }
    }
    return best
  }
}
