/** The styles that contain a word, and the fields as bits. Styles are numbered in the order in which they were added. */
export interface Posting {
  readonly docs: number[]
  readonly bits: number[]
}

export class Postings {
  readonly #byStem = new Map<string, Posting>()
  #sorted: string[] | undefined

  add(doc: number, stems: ReadonlyMap<string, number>): void {
    for (const [stem, bits] of stems) {
      const known = this.#byStem.get(stem)
      if (known) {
        known.docs.push(doc)
        known.bits.push(bits)
      } else {
        this.#byStem.set(stem, { docs: [doc], bits: [bits] })
        this.#sorted = undefined
      }
    }
  }

  of(stem: string): Posting | undefined {
    return this.#byStem.get(stem)
  }

  has(stem: string, doc: number): boolean {
    const docs = this.#byStem.get(stem)?.docs
    return docs !== undefined && docs[placeOf(docs, doc)] === doc
  }

  /** Stems with this beginning. Those in the most styles come first. */
  beginningWith(start: string, most: number): string[] {
    this.#sorted ??= [...this.#byStem.keys()].sort()
    const sorted = this.#sorted
    const found: string[] = []
    for (let at = placeOf(sorted, start); sorted[at]?.startsWith(start); at += 1) found.push(sorted[at]!)
    return found.sort((a, b) => this.of(b)!.docs.length - this.of(a)!.docs.length).slice(0, most)
  }
}

/** The position of a word or number, or where it would be inserted. */
export function placeOf<Word extends string | number>(sorted: readonly Word[], word: Word): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
