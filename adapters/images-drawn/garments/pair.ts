import { type Line, mirror, shift } from '../drawing/geometry.ts'
import type { Fold, Garment, Made, Panel, Seam, Trim } from '../drawing/model.ts'

/** Adds a second shoe behind the first, a little darker. The back view shows the other side, with the toe to the right. */
export function pair(made: Made, gap: number, view: 'front' | 'back'): Made {
  const one = view === 'front' ? made : turned(made)
  const far = moved(one, view === 'front' ? -gap : gap, -gap * 0.75)
  return {
    detail: one.detail,
    panels: [...far.panels, ...one.panels],
    folds: [...far.folds, ...one.folds],
    // The far shoe has no stitches and trims: they would be drawn over the near shoe.
    seams: [...far.seams.filter((seam) => !seam.stitches), ...one.seams],
    trims: one.trims,
  }
}

function turned({ detail, panels, folds, seams, trims }: Made): Made {
  return {
    detail: [-detail[0], detail[1]],
    panels: panels.map((panel) => ({ ...panel, outline: mirror(panel.outline) })),
    folds: folds.map((fold) => ({ ...fold, line: mirror(fold.line) })),
    seams: seams.map((seam) => ({ ...seam, line: mirror(seam.line) })),
    trims: trims.map(
      (trim): Trim =>
        (ink) =>
          trim({ ...ink, d: (line, close) => ink.d(mirror(line), close), at: ([x, y]) => ink.at([-x, y]) }),
    ),
  }
}

function moved({ panels, folds, seams }: Garment, dx: number, dy: number): Garment {
  const far = (line: Line): Line => shift(line, dx, dy)
  const name = (plain: string): string => `far ${plain}`
  const darker = ({ colour, tint }: Panel): Partial<Panel> =>
    colour ? { colour: { ...colour, l: colour.l - 0.04 } } : { tint: (tint ?? 0) - 0.035 }
  return {
    panels: panels.map(
      (panel): Panel => ({
        ...panel,
        name: name(panel.name),
        form: panel.form && name(panel.form),
        outline: far(panel.outline),
        lift: (panel.lift ?? 0) - 3,
        ...darker(panel),
      }),
    ),
    folds: folds.map((fold): Fold => ({ ...fold, on: name(fold.on), line: far(fold.line) })),
    seams: seams.map((seam): Seam => ({ ...seam, on: name(seam.on), line: far(seam.line) })),
    trims: [],
  }
}
