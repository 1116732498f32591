import type PdfKit from 'pdfkit'

type Paper = InstanceType<typeof PdfKit>

/** The font library that pdfkit uses. pdfkit has no public property for it. */
interface OpenedFont {
  readonly _font: {
    /** From the top of a line to the baseline, in thousandths of the font size. */
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

/** The distance from the top of the line to the baseline of the current font. */
export const baselineOf = (paper: Paper, size: number): number => (opened(paper).ascender / 1000) * size

/**
 * Draws text as shapes with the current font, because pdfkit cannot embed part of a woff2 file. The text itself is
 * stored with the shapes, for searching, copying and reading aloud.
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

/** In units of a glyph, which has 2048 per em. The font has one weight, so a stroke of this width makes letters bold. */
const strongerBy = 60
