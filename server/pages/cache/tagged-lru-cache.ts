/** The facts of a page that the cache needs. */
export interface Shelved {
  readonly status: number
  readonly tags: readonly string[]
  /** Size in bytes; grows when bodies are rendered. */
  weight(): number
}

export interface CacheEntry<Page> {
  readonly page: Page
  readonly madeAt: number
  readonly freshUntil: number
  readonly mark: Mark
}

/** Represents a page in the lists of each tag, so that these lists do not keep a removed page in memory. */
export interface Mark {
  /** True if something on the page has changed, or the page was removed. It must be rendered again; the old page is a fallback only. */
  dropped: boolean
}

/** Anybody can invent addresses, so only a few not-found pages are cached. */
const mostLost = 200

/** The page does not exist, or no longer exists. */
export const isLost = ({ status }: { readonly status: number }): boolean => status === 404 || status === 410

/** The pages with one tag. Dropped pages are removed only now and then, since a page has about sixty tags. */
interface Showing {
  marks: Mark[]
  tidyAt: number
}
const leastToTidy = 64

/** Pages by key, in order of use, also found by their tags. The least recently used ones are removed when there is no space. */
export class TaggedLruCache<Page extends Shelved> {
  readonly #entries = new Map<string, CacheEntry<Page>>()
  readonly #byTag = new Map<string, Showing>()
  readonly #maxBytes: number
  #lost = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#entries.size
  }

  find(key: string): CacheEntry<Page> | undefined {
    return this.#entries.get(key)
  }

  /** Marks an entry as the last to be removed. */
  use(key: string, entry: CacheEntry<Page>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  put(key: string, entry: CacheEntry<Page>): void {
    this.remove(key)
    this.#entries.set(key, entry)
    if (isLost(entry.page)) this.#lost += 1
    for (const tag of entry.page.tags) this.#list(tag, entry.mark)
    this.makeRoom()
  }

  remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    if (isLost(entry.page)) this.#lost -= 1
    entry.mark.dropped = true
  }

  drop(tags: Iterable<string>): void {
    for (const tag of tags) {
      for (const mark of this.#byTag.get(tag)?.marks ?? []) mark.dropped = true
      this.#byTag.delete(tag)
    }
  }

  makeRoom(): void {
    let bytes = 0
    for (const { page } of this.#entries.values()) bytes += page.weight()
    for (const [key, { page }] of this.#entries) {
      const tooManyLost = this.#lost > mostLost
      if (bytes <= this.#maxBytes && !tooManyLost) return
      if (bytes <= this.#maxBytes && !isLost(page)) continue
      bytes -= page.weight()
      this.remove(key)
    }
  }

  #list(tag: string, mark: Mark): void {
    const showing = this.#byTag.get(tag)
    if (!showing) {
      this.#byTag.set(tag, { marks: [mark], tidyAt: leastToTidy })
      return
    }
    showing.marks.push(mark)
    if (showing.marks.length < showing.tidyAt) return
    showing.marks = showing.marks.filter(({ dropped }) => !dropped)
    showing.tidyAt = Math.max(leastToTidy, 2 * showing.marks.length)
  }
}
