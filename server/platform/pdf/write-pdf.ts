import type PdfKit from 'pdfkit'
import { encode } from 'uqr'
import type { DocumentBlock, DocumentRow, StoredDocument } from '#foundation/stored-document.ts'
import { baselineOf, drawOutlines } from './draw-outlines.ts'
import { fontFor, type PdfFont, type PdfWeight, pdfFonts } from './pdf-fonts.ts'
import { type VisualRun, visualRuns } from './visual-runs.ts'

type Paper = InstanceType<typeof PdfKit>

/** Loaded at the first document, because the library and its fonts' parser take much memory. */
const library = () => import('pdfkit')

const margin = 56
const ink = '#1b1a18'
const quietInk = '#66625a'
const hairline = '#d8d2c7'

interface Look {
  readonly size: number
  readonly weight: PdfWeight
  readonly colour: string
  /** Space above and below the text. */
  readonly before: number
  readonly after: number
}
const looks: Readonly<Record<Exclude<DocumentBlock['kind'], 'rows' | 'qr'>, Look>> = {
  brand: { size: 18, weight: 'strong', colour: ink, before: 0, after: 28 },
  heading: { size: 20, weight: 'strong', colour: ink, before: 0, after: 8 },
  title: { size: 12, weight: 'strong', colour: ink, before: 18, after: 6 },
  text: { size: 10, weight: 'regular', colour: ink, before: 0, after: 6 },
  small: { size: 8.5, weight: 'regular', colour: quietInk, before: 8, after: 0 },
  code: { size: 16, weight: 'strong', colour: ink, before: 4, after: 8 },
}

/** Draws a document on A4 in the reading direction of its language. Fonts are embedded, so it looks the same everywhere. */
export async function writePdf({ title, locale, direction, blocks }: StoredDocument): Promise<Uint8Array> {
  const { default: Paper } = await library()
  const paper = new Paper({
    size: 'A4',
    margin,
    lang: locale,
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
    displayTitle: true,
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<void>((done, failed) => paper.on('end', () => done()).on('error', failed))
  const pen = penOn(paper, direction)
  for (const block of blocks) {
    if (block.kind === 'rows') for (const row of block.rows) drawRow(pen, row)
    else if (block.kind === 'qr') drawQrCode(pen, block.text)
    else drawText(pen, block.text, looks[block.kind])
  }
  paper.end()
  await written
  return Buffer.concat(chunks)
}

/** Removed after a line is in order: no font can draw them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

type Pen = ReturnType<typeof penOn>

/** Writes lines from the side where reading starts. Adds pages as needed. */
function penOn(paper: Paper, direction: 'ltr' | 'rtl') {
  const width = paper.page.width - 2 * margin
  const registered = new Set<string>()
  const use = ({ name, file }: PdfFont, size: number) => {
    if (!registered.has(name)) paper.registerFont(name, file)
    registered.add(name)
    paper.font(name).fontSize(size)
  }
  const runsOf = (line: string, weight: PdfWeight) =>
    visualRuns(line.replace(/[\u00a0\u202f]/g, ' '), direction, fontFor(weight)).map(({ text, font }) => ({
      font,
      text: text.replace(directionMarks, ''),
    }))
  const widthOf = (runs: readonly VisualRun<PdfFont>[], size: number): number =>
    runs.reduce((sum, { text, font }) => {
      use(font, size)
      return sum + paper.widthOfString(text, wholeRun)
    }, 0)
  return {
    paper,
    width,
    isLeftToRight: direction === 'ltr',
    /** Breaks text between words into lines no wider than `most`. */
    broken(text: string, look: Look, most: number): string[] {
      const lines: string[] = []
      for (const word of text.split(/[ \n\t]+/)) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
        if (lines.length > 0 && widthOf(runsOf(longer, look.weight), look.size) <= most)
          lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
    /** Draws one line at the side where reading starts, or at the other. */
    line(text: string, look: Look, at: { readonly y: number; readonly side: 'start' | 'end' }): void {
      const runs = runsOf(text, look.weight)
      const long = widthOf(runs, look.size)
      const isLeft = (at.side === 'start') === (direction === 'ltr')
      let x = isLeft ? margin : margin + width - long
      paper.fillColor(look.colour).strokeColor(look.colour)
      use(pdfFonts(look.weight)[0]!, look.size)
      const baseline = at.y + baselineOf(paper, look.size)
      for (const { text: part, font } of runs) {
        use(font, look.size)
        if (font.outlined) drawOutlines(paper, part, { x, baseline, size: look.size, strong: look.weight === 'strong' })
        else paper.text(part, x, baseline, { ...wholeRun, lineBreak: false, baseline: 'alphabetic' })
        x += paper.widthOfString(part, wholeRun)
      }
    },
    room(height: number): void {
      if (paper.y + height > paper.page.height - margin) paper.addPage()
    },
  }
}

/**
 * If any feature list is given, the font joins a whole run of letters. Otherwise it works word by word, which would put
 * Arabic words in the wrong order.
 */
const wholeRun = { features: [] as PDFKit.Mixins.OpenTypeFeatures[] }

function drawText(pen: Pen, text: string, look: Look): void {
  const { paper } = pen
  paper.y += look.before
  for (const line of pen.broken(text, look, pen.width)) {
    pen.room(look.size * 1.5)
    const y = paper.y
    pen.line(line, look, { y, side: 'start' })
    paper.y = y + look.size * 1.45
  }
  paper.y += look.after
}

const qrSide = 150

/** Draws the code at the side where reading starts, with the quiet zone that cameras need. */
function drawQrCode({ paper, width, room, isLeftToRight }: Pen, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  room(qrSide)
  const square = qrSide / size
  const left = isLeftToRight ? margin : margin + width - qrSide
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) paper.rect(left + column * square, paper.y + row * square, square, square)
  paper.fill(ink)
  paper.y += qrSide + 6
}

const rowLook: Look = { size: 10, weight: 'regular', colour: ink, before: 0, after: 0 }
const strongLook: Look = { ...rowLook, size: 12, weight: 'strong' }
const factLook: Look = { ...rowLook, size: 8.5, colour: quietInk }

function drawRow(pen: Pen, { term, text, strong, facts = [] }: DocumentRow): void {
  const { paper } = pen
  const look = strong ? strongLook : rowLook
  const lines = pen.broken(term, look, pen.width * 0.55)
  const values = pen.broken(text, look, pen.width * 0.42)
  pen.room((Math.max(lines.length, values.length) + facts.length) * 16 + 8)
  const top = paper.y + 5
  for (const [index, line] of lines.entries()) pen.line(line, look, { y: top + index * 15, side: 'start' })
  for (const [index, value] of values.entries()) pen.line(value, look, { y: top + index * 15, side: 'end' })
  let y = top + Math.max(lines.length, values.length) * 15
  for (const fact of facts) {
    pen.line(fact, factLook, { y, side: 'start' })
    y += 13
  }
  paper.y = y + 4
  paper
    .moveTo(margin, paper.y)
    .lineTo(margin + pen.width, paper.y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke()
}
