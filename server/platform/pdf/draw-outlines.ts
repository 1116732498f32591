import type PdfKit from 'pdfkit'

type Paper = InstanceType<typeof PdfKit>

/** The font library that pdfkit uses; it hands it out under no public name. */
interface OpenedFont {
  readonly _font: {
    /** Thousandths of the size, from the top of a line to where letters stand. */
    readonly ascender: number
    readonly font: {
      readonly unitsPerEm: number
      layout(text: string): {
        readonly glyphs: readonly { readonly path: { toSVG(): string } }[]
        readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
      }
    }
  }
}

const opened = (paper: Paper): OpenedFont['_font'] => (paper as unknown as OpenedFont)._font

/** The baseline of the current font, below the top of the line. */
export const baselineOf = (paper: Paper, size: number): number => (opened(paper).ascender / 1000) * size

/**
 * Draws text with the font in use as shapes, since pdfkit can put no part of a woff2 file into a document. What it reads stands beside
 * the shapes, for searching, copying and reading aloud.
 */
export function drawOutlines(
  paper: Paper,
  text: string,
  at: { readonly x: number; readonly baseline: number; readonly size: number; readonly strong: boolean },
): void {
  const { font } = opened(paper)
  const scale = at.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = at.x
  paper.markContent('Span', { actual: text })
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const shape = path.toSVG()
    paper
      .save()
      .translate(x + xOffset * scale, at.baseline - yOffset * scale)
      .scale(scale, -scale)
    if (shape !== '') at.strong ? paper.path(shape).lineWidth(strongerBy).fillAndStroke() : paper.path(shape).fill()
    paper.restore()
    x += xAdvance * scale
  }
  paper.endMarkedContent()
}

/** Of 2048 units of a letter: the file has one weight, and a line around it makes the other. */
const strongerBy = 60
