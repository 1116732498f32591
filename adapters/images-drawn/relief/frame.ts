import type { Line } from '../drawing/geometry.ts'

/** A picture's size in px, its scale in px per cm, and where the origin lies in px. */
export interface Frame {
  readonly w: number
  readonly h: number
  readonly scale: number
  readonly ox: number
  readonly oy: number
}

/** Px `from` to `to` of a row, for a function to fill. */
export interface Stretch {
  readonly out: Float32Array
  readonly from: number
  readonly to: number
}

/** A part of a frame, as a separate frame, and the place of its corner in the whole. */
export interface Cut {
  readonly frame: Frame
  readonly left: number
  readonly top: number
}

/** The part of a frame that some outlines take up, with `margin` cm around it. Most of a picture is empty stage. */
export function cutAround(outlines: readonly Line[], frame: Frame, margin: number): Cut {
  const xs = outlines.flatMap((line) => line.map(([x]) => frame.ox + x * frame.scale))
  const ys = outlines.flatMap((line) => line.map(([, y]) => frame.oy + y * frame.scale))
  const extra = margin * frame.scale
  const left = Math.min(frame.w - 1, Math.max(0, Math.floor(smallest(xs) - extra)))
  const top = Math.min(frame.h - 1, Math.max(0, Math.floor(smallest(ys) - extra)))
  const w = Math.max(1, Math.min(frame.w, Math.ceil(largest(xs) + extra)) - left)
  const h = Math.max(1, Math.min(frame.h, Math.ceil(largest(ys) + extra)) - top)
  return { frame: { ...frame, w, h, ox: frame.ox - left, oy: frame.oy - top }, left, top }
}

const smallest = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const largest = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
