import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { readCell } from '#foundation/csv-cell.ts'
import { type Encoding, encodingOf, packedAs } from './encodings.ts'
import type { TextRow } from './text-row.ts'

/** A text file before its content is interpreted. */
export interface TextFile {
  readonly path: string
  readonly name: string
  readonly encoding: Encoding
  readonly lines: number
  readonly form: 'table' | 'xml'
  readonly delimiter: ',' | '\t' | ';' | '|'
  readonly header: readonly string[]
}

/** The named files, and the tables and feeds in named folders, sorted by name. */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      if (!(await stat(path)).isDirectory()) return [path]
      return (await readdir(path))
        .filter((name) => /\.(csv|tsv|txt|xml|rss|atom)$/i.test(name))
        .sort()
        .map((name) => join(path, name))
    }),
  )
  return found.flat()
}

/** The file, or why it cannot be read. */
export async function openTextFile(path: string): Promise<TextFile | string> {
  const { head, utf8, lines } = await inspect(path)
  if (head.length === 0) return 'is empty'
  const packed = packedAs(head)
  if (packed) return `is packed (${packed}); unpack it first`
  const encoding = encodingOf(head, utf8)
  const first = new TextDecoder(encoding).decode(head)
  const file = { path, name: basename(path), encoding, lines }
  if (/^\s*</.test(first)) return { ...file, form: 'xml', delimiter: ',', header: [] }
  const delimiter = delimiterOf(first)
  const [header = []] = await headerOf(first, delimiter)
  return { ...file, form: 'table', delimiter, header: header.map((name) => name.trim().toLowerCase()) }
}

/** A longer record means that a quote was never closed. */
const longestRecord = 1_000_000
/** After this many broken rows, reading the file stops. */
const mostBroken = 100

/**
 * All rows below the header. Columns are named in lower case. Only a row with broken quotes is refused; reading
 * continues at the next line.
 */
export async function* rowsOf(file: TextFile): AsyncGenerator<TextRow> {
  let from = 1
  for (let broken = 0; broken <= mostBroken; broken++) {
    const next = yield* rowsFrom(file, from)
    if (next === undefined) return
    from = next
  }
  yield { line: from, cells: {}, wrong: 'cannot be read on from here: too many rows have broken quotes' }
}

/** Returns the line at which to continue after a broken row; undefined at the end of the file. */
async function* rowsFrom(file: TextFile, from: number): AsyncGenerator<TextRow, number | undefined> {
  const { delimiter, header } = file
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    relax_quotes: delimiter === '\t',
    max_record_size: longestRecord,
  })
  const source = Readable.from(from === 1 ? decodedText(file) : linesFrom(decodedText(file), from))
  source.on('error', (error) => parser.destroy(error)).pipe(parser)
  let [line, isHeader] = [from - 1, from === 1]
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const at = line + 1
      line = from - 1 + info.lines
      if (isHeader || record.every((cell) => cell.trim() === '')) {
        isHeader = false
        continue
      }
      const cells = Object.fromEntries(header.map((name, column) => [name, readCell(record[column] ?? '')]))
      const whole = fits(record, header)
      yield whole
        ? { line: at, cells }
        : { line: at, cells, wrong: `has ${record.length} cells for ${header.length} columns` }
    }
    return undefined
  } catch (error) {
    if (!isCsvError(error)) throw error
    const reason = error.code.replace('CSV_', '').replaceAll('_', ' ').toLowerCase()
    const cut = error.code === 'CSV_QUOTE_NOT_CLOSED' ? '; is the file cut off?' : ''
    yield { line: line + 1, cells: {}, wrong: `cannot be read from here (${reason})${cut}` }
    return line + 2 > file.lines ? undefined : line + 2
  } finally {
    source.destroy()
  }
}

/** Editors often leave empty cells at the end of a row. */
const fits = (record: readonly string[], header: readonly string[]): boolean =>
  record.length === header.length ||
  (record.length > header.length && record.slice(header.length).every((cell) => cell.trim() === ''))

export async function* decodedText({ path, encoding }: TextFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield withoutNul(decoder.decode(chunk, { stream: true }))
  yield decoder.decode()
}

/** The text from this line to the end. */
async function* linesFrom(text: AsyncIterable<string>, from: number): AsyncGenerator<string> {
  let skip = from - 1
  let afterReturn = false
  for await (const piece of text) {
    let at = afterReturn && piece.startsWith('\n') ? 1 : 0
    for (const found of skip > 0 ? piece.slice(at).matchAll(/\r\n|\n|\r/g) : []) {
      skip -= 1
      if (skip > 0) continue
      at += found.index + found[0].length
      break
    }
    if (skip === 0 && at < piece.length) yield piece.slice(at)
    afterReturn = skip > 0 && piece.endsWith('\r')
  }
}

/** PostgreSQL cannot store this character. */
const withoutNul = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', ' ') : text)

const isCsvError = (error: unknown): error is CsvError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')

const headBytes = 65_536

/** Reads the file once to find out if it is UTF-8, how many lines it has, and how it begins. */
async function inspect(path: string): Promise<{ head: Buffer; utf8: boolean; lines: number }> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let [utf8, lines, head] = [true, 0, Buffer.alloc(0)]
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (head.length < headBytes) head = Buffer.concat([head, chunk])
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
    if (utf8) utf8 = decodes(strict, chunk, true)
  }
  return { head: head.subarray(0, headBytes), utf8: utf8 && decodes(strict, Buffer.alloc(0), false), lines: lines + 1 }
}

function decodes(decoder: TextDecoder, chunk: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream })
    return true
  } catch {
    return false
  }
}

/** The character that separates the most columns in the first line. */
function delimiterOf(text: string): TextFile['delimiter'] {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const marks = [',', '\t', ';', '|'] as const
  return marks.toSorted((a, b) => line.split(b).length - line.split(a).length)[0]!
}

const headerOf = (text: string, delimiter: string): Promise<string[][]> =>
  new Promise((resolve) => {
    parse(
      text,
      { bom: true, delimiter, to: 1, relax_column_count: true, skip_empty_lines: true, relax_quotes: true },
      (error, records: string[][]) => resolve(error ? [] : records),
    )
  })
