import { constants, inflateSync } from 'node:zlib'
import PdfKit from 'pdfkit'
import type { PdfFont } from './pdf-fonts.ts'

/** A run of letters on a page; a letter that its font does not have is `\0`. */
export interface Written {
  readonly text: string
  /** Points from the left side of the paper. */
  readonly left: number
  /** Points from the lower edge of the paper. */
  readonly baseline: number
}

/** The texts of a document in the order they were drawn, without letters drawn as shapes. */
export function writtenIn(pdf: Uint8Array): Written[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const fonts = new Map<string, readonly string[]>()
  for (const body of objects.values())
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name!, lettersOf(objects, id!))
  return [...objects.values()].flatMap((body) => runsOf(body, fonts))
}

/** All texts of a document in one line. */
export const saidIn = (pdf: Uint8Array): string =>
  writtenIn(pdf)
    .map(({ text }) => text)
    .join(' ')

function objectsOf(file: string): ReadonlyMap<string, string> {
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(Array.from(found, ([, id, body]) => [id!, unpacked(body!)]))
}

function unpacked(body: string): string {
  const [head, packed] = body.split('\nstream\n')
  if (packed === undefined || !head!.includes('/FlateDecode')) return body
  return inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
}

/** The letters of each glyph number. A glyph can stand for several letters. */
function lettersOf(objects: ReadonlyMap<string, string>, font: string): readonly string[] {
  const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
  const ranges = (objects.get(id) ?? '').matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)
  return Array.from(ranges, ([, row]) =>
    Array.from(row!.matchAll(/<([^>]*)>/g), ([, codes]) => lettersIn(codes!)),
  ).flat()
}

const lettersIn = (codes: string): string =>
  String.fromCharCode(...(codes.match(/[0-9a-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16)))

const runsOf = (page: string, fonts: ReadonlyMap<string, readonly string[]>): Written[] =>
  Array.from(
    page.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) \S+ Tf\n\[([^\]]*)\] TJ/g),
    ([, left, baseline, font, glyphs]): Written => ({
      left: Number(left),
      baseline: Number(baseline),
      text: (glyphs!.match(/<[^>]*>/g) ?? [])
        .flatMap((run) => run.match(/[0-9a-f]{4}/g) ?? [])
        .map((glyph) => fonts.get(font!)?.[Number.parseInt(glyph, 16)] ?? '\0')
        .join(''),
    }),
  )

/** The font library that pdfkit uses. pdfkit has no public property for it. */
interface OpenedFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}
const openedFonts = new Map<PdfFont, OpenedFont>()

/** False if the font draws an empty box for the character. */
export function hasGlyph(font: PdfFont, character: string): boolean {
  const opened = openedFonts.get(font) ?? (new PdfKit().font(font.file) as unknown as OpenedFont)
  openedFonts.set(font, opened)
  return opened._font.font.hasGlyphForCodePoint(character.codePointAt(0)!)
}
