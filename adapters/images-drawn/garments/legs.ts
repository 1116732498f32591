import { type Line, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Panel } from '../drawing/model.ts'
import { across, both, side } from './parts.ts'

/** Measures of two legs on one hip. The waist is at y = 0; half widths and heights are in cm. */
export interface LegCut {
  readonly waist: number
  readonly hip: number
  readonly crotch: number
  /** How much lower the middle of the waist is than its sides. */
  readonly dip: number
  readonly length: number
  readonly outHem: number
  readonly hemWidth: number
  /** Right side seam, from the waist to the hem. */
  readonly outer: Line
  /** Right inner seam, from the hem to the crotch. */
  readonly inner: Line
  readonly wide: boolean
}

/** Hip, rise and legs. Both legs begin on the hip's tube and separate below it. */
export function legPanels(cut: LegCut, { puff, dents }: { puff: number; dents: number }): Panel[] {
  const { waist, hip, crotch, dip, wide } = cut
  const hipSide = pen(waist + 0.4, -1)
    .curve(waist + 2, 6, hip, 11, hip + 0.9, 21)
    .line(hip + 0.9, crotch + 14).pts
  const rise: Line = [
    [-1.2, dip + 0.6],
    [1.2, dip + 0.6],
    [0.9, crotch],
    [-0.9, crotch],
  ]
  const leg = legOutline(cut)
  return [
    { name: 'hip', ghost: true, outline: whole(hipSide), puff: 0.3, dents: 0 },
    { name: 'rise', outline: rise, form: 'hip', dents: 0 },
    ...both(
      (s): Panel => ({
        name: `leg ${s}`,
        outline: side(leg, s),
        puff,
        dents,
        turn: -s * (wide ? 3 : 1.5),
        grain: 0,
        blend: { form: 'hip', from: 10, to: crotch + 12 },
      }),
    ),
  ]
}

function legOutline({ dip, waist, outer, inner, outHem, hemWidth }: LegCut): Line {
  const [inHem, length] = inner[0]!
  return [
    ...pen(0, dip).curve(6, dip, 12, dip * 0.5, waist, 0.2).pts,
    ...outer.slice(1),
    ...pen(...outer.at(-1)!)
      .curve(outHem - hemWidth * 0.3, length + 0.6, inHem + hemWidth * 0.3, length + 0.9, inHem, length)
      .pts.slice(1),
    ...inner.slice(1),
  ]
}

/** The band on the waist, `deep` cm. */
export function waistband({ dip, waist }: LegCut, deep: number): Panel {
  const top = across(waistLine({ dip, waist: waist - 0.1 }, -0.1))
  const low = across(waistLine({ dip, waist: waist + 1.1 }, deep))
  return { name: 'band', outline: [...top, ...low.reverse()], form: 'hip', lift: 0.1, dents: 0.02 }
}

/** A line along the right half of the waist, `below` cm under its edge. */
export const waistLine = ({ dip, waist }: Pick<LegCut, 'dip' | 'waist'>, below: number): Line =>
  pen(0, dip + below).curve(6, dip + below, 12, dip * 0.5 + below * 0.96, waist, below * 0.9).pts

/** The seam from the waistband down to the crotch. */
export const rise = (crotch: number, from: number): Line => [
  [0, from],
  [0.1, 16],
  [0.1, crotch + 1],
]

/** The side seam below the height `from`, `inset` cm inside the outline. */
export const outseam = ({ outer }: LegCut, s: number, inset: number, from: number): Line =>
  side(outer, s)
    .map(([x, y]): Pt => [x - s * inset, y])
    .filter(([, y]) => y > from)
