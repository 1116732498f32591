import type { Clock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { isLost, type Shelved, TaggedLruCache } from './tagged-lru-cache.ts'

export interface CachedPage extends Shelved {
  /** When its content changes without an edit, such as at a launch. */
  readonly until: Date | undefined
  /** The shell it was rendered with. */
  readonly shellVersion: string
}

/** The result of rendering: a page, cacheable or not, or another answer such as a redirect. */
export type RenderResult<Page, Other> = MadePage<Page> | { readonly other: Other }

interface MadePage<Page> {
  readonly page: Page
  readonly cacheable: boolean
  /** One of many pages that are rarely requested twice. It is cached from the second request, so that it does not displace other pages. */
  readonly seldom?: boolean
  /** Some of its content could not be fetched. It is not cached, and shown only if no earlier version is cached. */
  readonly incomplete?: boolean
}

export interface PageCacheSettings {
  readonly maxBytes: number
  readonly clock: Clock
  /** Called when a page could not be rendered again and its earlier version is served. */
  onStale(key: string, fault: unknown): void
}

const lostForMs = 60_000
/** How many keys of rarely requested pages are remembered, so that a second request can be recognised. */
const mostAskedOnce = 5_000
/** The time for which a stale page may be shown if a new one cannot be rendered. */
const staleForMs = 24 * 60 * 60 * 1000

/** Complete public pages in memory. A hit is one look-up. A miss renders the page once, however many requests wait for it. */
export class PageCache<Page extends CachedPage, Other> {
  readonly counts = { hits: 0, misses: 0, stale: 0 }
  readonly #settings: PageCacheSettings
  readonly #shelf: TaggedLruCache<Page>
  readonly #making = new Map<string, Promise<RenderResult<Page, Other>>>()
  /** Tags dropped while pages were being rendered: those pages may contain old data. */
  #drops: { readonly at: number; readonly tags: ReadonlySet<string> }[] = []
  #dropCount = 0
  #running = 0
  readonly #askedOnce = new Set<string>()

  constructor(settings: PageCacheSettings) {
    this.#settings = settings
    this.#shelf = new TaggedLruCache(settings.maxBytes)
  }

  get size(): number {
    return this.#shelf.size
  }

  /** The cached page, if it may still be shown with this shell. */
  fresh(key: string, shellVersion: string): Page | undefined {
    const entry = this.#shelf.find(key)
    if (!entry || entry.mark.dropped || entry.page.shellVersion !== shellVersion || entry.freshUntil <= this.#now())
      return undefined
    this.counts.hits += 1
    this.#shelf.use(key, entry)
    return entry.page
  }

  /** Renders the page, or waits for a rendering that has already begun. */
  make(key: string, load: () => Promise<RenderResult<Page, Other>>): Promise<RenderResult<Page, Other>> {
    const underWay = this.#making.get(key)
    if (underWay) return underWay
    const made = this.#make(key, load).finally(() => {
      if (this.#making.get(key) === made) this.#making.delete(key)
    })
    this.#making.set(key, made)
    return made
  }

  /** Something changed: pages that showed it are rendered again on the next request, also those being rendered right now. */
  drop(tags: ReadonlySet<string>): void {
    this.#dropCount += 1
    if (this.#running > 0) this.#drops.push({ at: this.#dropCount, tags })
    // Later requests must not wait for a page that was begun before the change.
    this.#making.clear()
    this.#shelf.drop(tags)
  }

  /** Call this after bodies were rendered: pages need more memory then. */
  makeRoom(): void {
    this.#shelf.makeRoom()
  }

  async #make(key: string, load: () => Promise<RenderResult<Page, Other>>): Promise<RenderResult<Page, Other>> {
    this.counts.misses += 1
    this.#running += 1
    const begunAt = this.#dropCount
    try {
      const made = await load()
      if ('page' in made && made.incomplete) return this.#earlier(key, new Fault('page.incomplete')) ?? made
      if ('page' in made && made.cacheable && this.#isWorthKeeping(key, made)) this.#keep(key, made.page, begunAt)
      else this.#shelf.remove(key)
      return made
    } catch (fault) {
      const earlier = this.#earlier(key, fault)
      if (!earlier) throw fault
      return earlier
    } finally {
      this.#running -= 1
      if (this.#running === 0) this.#drops = []
    }
  }

  /** The last version of the page, unless it is too old. */
  #earlier(key: string, fault: unknown): MadePage<Page> | undefined {
    const last = this.#shelf.find(key)
    if (!last || this.#now() - last.madeAt > staleForMs) return undefined
    this.counts.stale += 1
    this.#settings.onStale(key, fault)
    return { page: last.page, cacheable: true }
  }

  #isWorthKeeping(key: string, { seldom }: MadePage<Page>): boolean {
    if (!seldom || this.#askedOnce.delete(key) || this.#shelf.find(key)) return true
    this.#askedOnce.add(key)
    if (this.#askedOnce.size > mostAskedOnce) this.#askedOnce.delete(this.#askedOnce.values().next().value!)
    return false
  }

  #keep(key: string, page: Page, begunAt: number): void {
    const madeAt = this.#now()
    const until = page.until?.getTime() ?? Number.POSITIVE_INFINITY
    const freshUntil = isLost(page) ? Math.min(until, madeAt + lostForMs) : until
    const dropped = this.#drops.some(({ at, tags }) => at > begunAt && page.tags.some((tag) => tags.has(tag)))
    const isOlder = dropped && this.#shelf.find(key)?.mark.dropped === false
    if (!isOlder) this.#shelf.put(key, { page, madeAt, freshUntil, mark: { dropped } })
  }

  #now(): number {
    return this.#settings.clock().getTime()
  }
}
