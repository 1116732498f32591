import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { FeedPart } from './feed-item.ts'
import { googleName } from './google-table.ts'

/** A longer value cannot be a product text. The limit protects the memory. */
const longestValue = 100_000
const nesting = 12
/** Separates the parts of a nested value while it is read. */
const join = '\u001f'

/** Atom's own names of attributes that Google names differently. */
const atomNames: Readonly<Record<string, string>> = { summary: 'description', content: 'description' }

/**
 * Items of an RSS or Atom feed, read in pieces. A single `&` is read as text. Wrong nesting breaks only its own item. A
 * document type with entities is refused, because no feed needs one.
 */
export async function* googleXmlItems(text: AsyncIterable<string>): AsyncGenerator<FeedPart> {
  const reading = new XmlReading()
  const strays = { seen: false }
  for await (const piece of withoutStrays(text, strays)) {
    reading.parser.write(piece)
    yield* reading.found.splice(0)
    if (reading.refused) return
  }
  reading.close()
  if (strays.seen) yield { line: 0, warned: 'has signs & that are not written as &amp;; they were read as they stand' }
  yield* reading.found.splice(0)
}

const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi
/** The start of an entity that may be cut off at the end of a piece. */
const entityStart = /&[#\w]{0,8}$/

/** Escapes each `&` that does not begin an XML entity: `Fell & Field`, or `&nbsp;`, which exists only in HTML. */
async function* withoutStrays(text: AsyncIterable<string>, strays: { seen: boolean }): AsyncGenerator<string> {
  let held = ''
  for await (const piece of text) {
    const whole = held + piece
    held = entityStart.exec(whole)?.[0] ?? ''
    const ready = held === '' ? whole : whole.slice(0, -held.length)
    if (!strays.seen) strays.seen = /&(?![#\w]{1,32};)/.test(ready)
    yield ready.replace(stray, '&amp;')
  }
  if (held !== '') yield held.replace(stray, '&amp;')
}

interface OpenItem {
  readonly depth: number
  readonly line: number
  readonly cells: Record<string, string>
  broken: string | undefined
}

class XmlReading {
  readonly parser = new SaxesParser({ position: true })
  readonly found: FeedPart[] = []
  refused = false
  private readonly path: string[] = []
  private item: OpenItem | undefined
  private value = ''
  private sawFeed = false
  private closing = false
  /** The last line with a remark. One mistake causes many errors, so each line gets only one. */
  private lastRemarkLine = 0

  constructor() {
    this.parser.on('opentag', (tag) => this.open(tag as SaxesTagPlain))
    this.parser.on('closetag', ({ name }) => this.closeNested(name))
    this.parser.on('text', (text) => this.addText(text))
    this.parser.on('cdata', (text) => this.addText(text))
    this.parser.on('doctype', (text) => this.doctype(text))
    this.parser.on('error', (error) => this.remark(error.message.replace(/^\d+:\d+: /, '')))
  }

  close(): void {
    this.closing = true
    this.parser.close()
    if (this.item) this.dropItem(this.item, 'is cut off within this item')
    else if (!this.sawFeed) this.found.push({ line: 0, refused: 'is XML, and neither an RSS nor an Atom feed' })
    else if (this.path.length > 0)
      this.found.push({ line: this.parser.line, refused: 'ends before the feed does; is the file cut off?' })
  }

  private open({ name, attributes, isSelfClosing }: SaxesTagPlain): void {
    this.path.push(name)
    if (this.refused) return
    if (['rss', 'feed', 'rdf:RDF'].includes(this.path[0]!)) this.sawFeed = true
    if (this.path.length > nesting) return
    const depth = this.path.length
    if (!this.item) {
      if (name === 'item' || name === 'entry')
        this.item = { depth, line: this.parser.line, cells: {}, broken: undefined }
      return
    }
    this.value = this.path.length > this.item.depth + 1 ? this.value : ''
    if (name === 'link' && typeof attributes.href === 'string' && attributes.rel !== 'self')
      this.value = attributes.href
    if (isSelfClosing) this.value ||= ''
  }

  /** Joins the parts of a nested value by colons, as a table would contain them. */
  private closeNested(name: string): void {
    const { item } = this
    const depth = this.path.length
    this.path.pop()
    if (!item) return
    if (depth === item.depth) this.finish(item)
    if (depth > item.depth + 1) this.value = `${this.value.trimEnd()}${join}`
    if (depth !== item.depth + 1) return
    const plain = googleName(name)
    const cell = atomNames[plain] ?? plain
    const said = this.value
      .split(join)
      .map((part) => part.trim())
      .filter(Boolean)
      .join(cell === 'description' ? ' ' : ':')
    if (said !== '') item.cells[cell] = item.cells[cell] && cell !== 'link' ? `${item.cells[cell]}\n${said}` : said
    this.value = ''
  }

  private finish(item: OpenItem): void {
    this.item = undefined
    if (item.broken === undefined) this.found.push({ line: item.line, cells: item.cells })
    else this.dropItem(item, item.broken)
  }

  private dropItem({ line, cells }: OpenItem, why: string): void {
    this.found.push({ line, refused: why, ...(cells.id && { names: cells.id }) })
  }

  private addText(text: string): void {
    if (this.item && this.value.length < longestValue) this.value += text.slice(0, longestValue - this.value.length)
  }

  private doctype(text: string): void {
    if (!/<!ENTITY/i.test(text)) return
    this.refused = true
    this.found.push({
      line: this.parser.line,
      refused: 'declares entities of its own; a feed needs none, so it was not read',
    })
  }

  private remark(why: string): void {
    if (this.closing) return
    if (this.item) this.item.broken ??= `is not well-formed (${why})`
    else if (this.parser.line > this.lastRemarkLine && this.found.length < 100) {
      this.lastRemarkLine = this.parser.line
      this.found.push({ line: this.lastRemarkLine, warned: `is not well-formed (${why})` })
    }
  }
}
