import sharp from 'sharp'
import { css, shade as tinted } from '../drawing/colour.ts'
import { type Line, type Pt, parallel } from '../drawing/geometry.ts'
import type { Garment, Ink, Seam } from '../drawing/model.ts'
import type { Frame } from '../relief/frame.ts'
import type { Modelled } from './modelled.ts'

/** Draws stitches and trims as SVG, in the same light as the garment. */
export async function layTrims(garment: Garment, model: Modelled, rgb: Uint8ClampedArray): Promise<void> {
  const { frame } = model.cut
  const ink = inkFor(frame)
  const drawn = garment.seams.map((seam) => seamDrawn(garment, seam, model, ink)).join('')
  const svg = drawn + garment.trims.map((trim) => trim(ink)).join('')
  if (!svg) return
  const { w, h } = frame
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${svg}</svg>`
  const layer = await sharp(Buffer.from(page)).ensureAlpha().raw().toBuffer()
  const { alpha, shade } = model
  for (let i = 0; i < w * h; i++) {
    const a = (layer[i * 4 + 3]! / 255) * Math.min(1, alpha[i]! * 1.02)
    if (!a) continue
    const k = Math.max(0.45, Math.min(1.25, 1 + shade[i]! * 0.55))
    for (let ch = 0; ch < 3; ch++) {
      const o = i * 3 + ch
      rgb[o] = rgb[o]! + (Math.min(255, layer[i * 4 + ch]! * k) - rgb[o]!) * a
    }
  }
}

function inkFor({ ox, oy, scale }: Frame): Ink {
  const at = ([x, y]: Pt): Pt => [ox + x * scale, oy + y * scale]
  const written = (point: Pt, place: number): string => {
    const [x, y] = at(point)
    return `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return { at, px: (cm) => cm * scale, d: (line, close) => line.map(written).join('') + (close ? 'Z' : '') }
}

function seamDrawn(garment: Garment, seam: Seam, model: Modelled, ink: Ink): string {
  const colour = garment.panels.find((panel) => panel.name === seam.on)?.look?.colour
  if (!colour) return ''
  const { scale } = model.cut.frame
  const close = Math.min(1.9, Math.max(0.8, scale / 9))
  const lines = seenParts(garment, seam, model, ink)
  const groove =
    seam.depth === 0
      ? ''
      : `<path d="${lines.map((line) => ink.d(line)).join('')}" fill="none" stroke="${css(tinted(colour, -0.13))}" stroke-opacity="${scale < 6 ? 0.55 : 0.4}" stroke-width="${(0.7 * close).toFixed(2)}"/>`
  const thread = seam.thread ?? tinted(colour, colour.l > 0.5 ? -0.1 : 0.13)
  const rows = (seam.stitches ?? []).map(
    (offset) =>
      `<path d="${lines.map((line) => ink.d(parallel(line, offset))).join('')}" fill="none" stroke="${css(thread)}" stroke-opacity="${seam.thread ? 0.95 : 0.75}" stroke-width="${(0.85 * close).toFixed(2)}" stroke-dasharray="${(0.34 * scale).toFixed(1)} ${(0.16 * scale).toFixed(1)}"/>`,
  )
  return groove + rows.join('')
}

/** The visible parts of a seam's line: those where its own cloth is on top. */
function seenParts({ panels }: Garment, { line, on }: Seam, { cut, owner }: Modelled, ink: Ink): Line[] {
  const { w, h } = cut.frame
  const tubes = panels.map((panel) => panel.form ?? panel.name)
  const named = panels.find((panel) => panel.name === on)
  const tube = named?.form ?? named?.name ?? on
  const free = (point: Pt): boolean => {
    const [fx, fy] = ink.at(point)
    const x = Math.round(fx)
    const y = Math.round(fy)
    if (x < 2 || y < 2 || x >= w - 2 || y >= h - 2) return true
    return [0, -2, 2, -2 * w, 2 * w].some((d) => {
      const o = owner[y * w + x + d]!
      return o > 0 && tubes[o - 1] === tube
    })
  }
  const parts: Line[] = [[]]
  for (const point of walked(line)) {
    if (free(point)) parts.at(-1)!.push(point)
    else if (parts.at(-1)!.length) parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

/** A line with a point at least every half centimetre. */
function walked(line: Line): Line {
  return line.flatMap((b, k) => {
    const a = line[k - 1]
    if (!a) return [b]
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.5))
    return Array.from(
      { length: n },
      (_, j): Pt => [a[0] + ((b[0] - a[0]) * (j + 1)) / n, a[1] + ((b[1] - a[1]) * (j + 1)) / n],
    )
  })
}
