import { type Line, pen, whole } from '../drawing/geometry.ts'
import type { Panel } from '../drawing/model.ts'

const band: Line = whole(
  pen(0, 42.4).curve(8, 42.4, 14, 42, 20.6, 41.2).line(20.9, 46).curve(14, 47, 8, 47.3, 0, 47.3).pts,
)
/** The second end hangs straight; the first swings out behind it. */
const ends: readonly Line[] = [
  pen(1.4, 46).curve(4, 53, 6.2, 59, 7.4, 64.6).line(3.4, 66).curve(2.2, 60, 0.4, 53, -1.6, 47).pts,
  pen(1.6, 46).curve(1.8, 54, 1.9, 63, 1.4, 71.4).line(-2.8, 71).curve(-2.2, 62, -2.2, 54, -2.4, 46).pts,
]
/** The loop of the knot: a flat strap across the band. */
const loop: Line = pen(-2.6, 41)
  .curve(-1.2, 40.4, 1.4, 40.5, 2.6, 41.4)
  .curve(3, 43.6, 2.8, 46.4, 2.2, 48.4)
  .curve(0.8, 49.2, -1.6, 49, -2.8, 48)
  .curve(-3.1, 45.8, -3, 43, -2.6, 41).pts

/** A tie belt round the waist; from the front also its knot and its two ends. */
export function beltAndKnot(front: boolean): { band: Panel; knot: Panel[] } {
  const strap = (name: string, outline: Line, lift: number): Panel => ({
    name,
    outline,
    pillow: 0.34,
    lift,
    dents: 0.12,
  })
  return {
    band: { name: 'belt', outline: band, form: 'under', lift: 0.5, dents: 0.06 },
    knot: front ? [strap('far end', ends[0]!, 0.6), strap('near end', ends[1]!, 0.8), strap('loop', loop, 1.05)] : [],
  }
}
