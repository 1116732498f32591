import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'

/** A text file as it lies there, before anyone knows what it says. */
export interface TextFile {
  readonly path: string
  readonly name: string
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  readonly lines: number
  readonly delimiter: ',' | '\t' | ';'
  readonly header: readonly string[]
}

/** A row by its column names; `wrong` where it does not have as many cells as there are columns, or the file is cut within it. */
export interface TextRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly wrong?: string
}

/** The files named, and of folders the tables in them, in the order of their names. */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      if (!(await stat(path)).isDirectory()) return [path]
      return (await readdir(path))
        .filter((name) => /\.(csv|tsv|txt)$/i.test(name))
        .sort()
        .map((name) => join(path, name))
    }),
  )
  return found.flat()
}

export async function openTextFile(path: string): Promise<TextFile> {
  const { encoding, lines, first } = await look(path)
  const delimiter = delimiterOf(first)
  const [header = []] = await headerOf(first, delimiter)
  return {
    path,
    name: basename(path),
    encoding,
    lines,
    delimiter,
    header: header.map((name) => name.trim().toLowerCase()),
  }
}

/** All rows below the header. Columns go by their names in lower case. */
export async function* rowsOf({ path, encoding, delimiter, header }: TextFile): AsyncGenerator<TextRow> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    relax_quotes: delimiter === '\t',
  })
  const source = Readable.from(decoded(path, encoding))
  source.on('error', (error) => parser.destroy(error)).pipe(parser)
  let [line, isHeader] = [0, true]
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const at = line + 1
      line = info.lines
      if (isHeader || record.every((cell) => cell.trim() === '')) {
        isHeader = false
        continue
      }
      const cells = Object.fromEntries(header.map((name, column) => [name, record[column] ?? '']))
      const whole = record.length === header.length
      yield whole
        ? { line: at, cells }
        : { line: at, cells, wrong: `has ${record.length} cells for ${header.length} columns` }
    }
  } catch (error) {
    if (!isCsvError(error)) throw error
    const reason = error.code.replace('CSV_', '').replaceAll('_', ' ').toLowerCase()
    yield { line: line + 1, cells: {}, wrong: `cannot be read on from here (${reason}); is the file cut off?` }
  } finally {
    source.destroy()
  }
}

async function* decoded(path: string, encoding: TextFile['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const isCsvError = (error: unknown): error is CsvError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')

/** Reads the file once to know its encoding, how many lines it has, and how it begins. */
async function look(path: string): Promise<{ encoding: TextFile['encoding']; lines: number; first: string }> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let [utf8, lines, head] = [true, 0, Buffer.alloc(0)]
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (head.length < 65_536) head = Buffer.concat([head, chunk])
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
    if (utf8) utf8 = decodes(strict, chunk, true)
  }
  const encoding = markOf(head) ?? (utf8 && decodes(strict, Buffer.alloc(0), false) ? 'utf-8' : 'windows-1252')
  return { encoding, lines, first: new TextDecoder(encoding).decode(head.subarray(0, 65_536)) }
}

const markOf = (head: Buffer): TextFile['encoding'] | undefined =>
  head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined

function decodes(decoder: TextDecoder, chunk: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream })
    return true
  } catch {
    return false
  }
}

function delimiterOf(text: string): TextFile['delimiter'] {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const count = (mark: string) => line.split(mark).length
  return count('\t') > count(',') ? '\t' : count(';') > count(',') ? ';' : ','
}

const headerOf = (text: string, delimiter: string): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    parse(
      text,
      { bom: true, delimiter, to: 1, relax_column_count: true, skip_empty_lines: true },
      (error, records: string[][]) => (error ? reject(error) : resolve(records)),
    )
  })
