import type { ReactElement } from 'react'
import type { Piece } from '#contracts/storefront.ts'
import type { MarkupCache, MarkupKey } from './cached-markup.ts'

interface StaticMarkup {
  readonly view: object
  readonly byName: Map<string, Buffer>
}

/** No text can contain it, because React writes a `<` in text as an entity. */
const mark = '<\u0001'

/**
 * Caches markup as the bytes that are sent. A page is rendered with marks in place of cached markup and then sent in pieces: sending the
 * cached bytes of a tile costs a tenth of building its text and encoding it again.
 */
export class CachedMarkup implements MarkupCache {
  readonly #render: (element: ReactElement) => string
  readonly #mostBytes: number
  /** Recently shown items, and older ones that are dropped next: two halves of the cache. */
  #lately = new WeakMap<object, StaticMarkup>()
  #before = new WeakMap<object, StaticMarkup>()
  #bytes = 0
  /** The cached markup used by the page that is being rendered; a mark holds an index into it. */
  #taken: Buffer[] | undefined

  constructor(render: (element: ReactElement) => string, mostBytes: number) {
    this.#render = render
    this.#mostBytes = mostBytes
  }

  /** A page as the pieces it consists of. */
  page(element: ReactElement): readonly Piece[] {
    const taken: Buffer[] = []
    this.#taken = taken
    try {
      return piecesOf(this.#render(element), taken)
    } finally {
      this.#taken = undefined
    }
  }

  markup(shown: MarkupKey, element: () => ReactElement): string {
    const bytes = this.#cached(shown) ?? this.#cache(shown, bytesOf(this.#apart(element)))
    return this.#taken ? `${mark}${this.#taken.push(bytes) - 1}>` : bytes.toString()
  }

  #cached({ of, view, name }: MarkupKey): Buffer | undefined {
    const cached = this.#lately.get(of)
    if (cached?.view === view) return cached.byName.get(name)
    const old = this.#before.get(of)
    const bytes = old?.view === view ? old.byName.get(name) : undefined
    return bytes && this.#cache({ of, view, name }, bytes)
  }

  #cache({ of, view, name }: MarkupKey, bytes: Buffer): Buffer {
    this.#bytes += bytes.length
    if (this.#bytes > this.#mostBytes / 2) {
      this.#before = this.#lately
      this.#lately = new WeakMap()
      this.#bytes = bytes.length
    }
    const known = this.#lately.get(of)
    if (known?.view === view) known.byName.set(name, bytes)
    else this.#lately.set(of, { view, byName: new Map([[name, bytes]]) })
    return bytes
  }

  /** Cached parts within cached parts are written out. */
  #apart(element: () => ReactElement): string {
    const taken = this.#taken
    this.#taken = undefined
    try {
      return this.#render(element())
    } finally {
      this.#taken = taken
    }
  }
}

/** Not from the buffer pool: a small piece would keep its whole block in memory, long after the other pieces are gone. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

function piecesOf(page: string, taken: readonly Buffer[]): readonly Piece[] {
  const [first = '', ...others] = page.split(mark)
  return [
    first,
    ...others.flatMap((text) => {
      const end = text.indexOf('>')
      return [taken[Number(text.slice(0, end))]!, text.slice(end + 1)]
    }),
  ]
}
