import type { SceneRatio } from '#contracts/images.ts'
import { give, take } from '../drawing/arena.ts'
import { css, shade } from '../drawing/colour.ts'
import { moved } from '../drawing/handmade.ts'
import { type Painted, paint } from '../light/paint.ts'
import type { Picture } from '../light/stage.ts'
import type { Frame } from '../relief/frame.ts'
import { Soft } from '../relief/soft.ts'
import { type Composition, type Piece, type Scene, shareOf } from './scene.ts'
import { emptyRoom, type Room } from './wall.ts'

/** Draws a scene in one ratio at a width in px. If mirrored, things change places, but clothes still close on the same side. */
export async function drawScene(scene: Scene, ratio: SceneRatio, width: number, mirrored = false): Promise<Picture> {
  const height = Math.round(width / shareOf(ratio))
  const composition = composed(scene, ratio, mirrored)
  const room = await emptyRoom(scene, composition, width, height)
  for (const piece of composition.pieces) await placePiece(room, piece, { width, height, hard: scene.hard ?? false })
  return { rgb: room.rgb, width, height }
}

export function composed(scene: Scene, ratio: SceneRatio, mirrored = false): Composition {
  const wide = 100 * shareOf(ratio)
  const plain = scene.compose({ ratio, wide, tall: wide <= 100, tone: (by) => css(shade(scene.wall, by)) })
  if (!mirrored) return plain
  const turned = (svg: string): string => `<g transform="translate(${wide} 0) scale(-1 1)">${svg}</g>`
  const other = { start: 'end', end: 'start', top: 'top', bottom: 'bottom', none: 'none' } as const
  return {
    pieces: plain.pieces.map((piece) => ({
      ...piece,
      x: 1 - piece.x,
      made: piece.turns ? moved(piece.made, ([x, y]) => [-x, y]) : piece.made,
    })),
    architecture: turned(plain.architecture),
    daylight: turned(plain.daylight),
    safe: other[plain.safe],
  }
}

interface Sheet {
  readonly width: number
  readonly height: number
  readonly hard: boolean
}

async function placePiece({ rgb, day }: Room, piece: Piece, sheet: Sheet): Promise<void> {
  const { width, height } = sheet
  const scale = height / piece.shows
  const frame: Frame = { w: width, h: height, scale, ox: piece.x * width, oy: piece.y * height }
  const painted = await paint(piece.made, frame, piece.id, piece.cached ? `${piece.id} ${width}` : undefined)
  const { cut, alpha, rgb: ink } = painted
  const shadow = shadowOf(piece.shadow, painted, sheet)
  const behind = piece.before ? shadowOf({ on: 'wall', away: piece.before }, painted, sheet) : undefined
  for (let y = shadow.top; y < shadow.bottom; y++)
    for (let x = shadow.left; x < shadow.right; x++) {
      const i = y * width + x
      const inside = x >= cut.left && x < cut.left + cut.frame.w && y >= cut.top && y < cut.top + cut.frame.h
      const p = inside ? (y - cut.top) * cut.frame.w + x - cut.left : -1
      const a = inside ? alpha[p]! : 0
      const dark = a > 0.99 ? 0 : Math.max(shadow.at(x, y), behind?.at(x, y) ?? 0)
      if (a === 0 && dark < 0.002) continue
      const k = 0.95 + (0.1 * day[i]!) / 255
      for (let ch = 0; ch < 3; ch++) {
        const o = i * 3 + ch
        const ground = rgb[o]! * (1 - dark * (ch === 2 ? 0.9 : 1))
        const own = inside ? ink[p * 3 + ch]! * k : 0
        rgb[o] = ground + ((piece.far ? own * 0.93 + ground * 0.07 : own) - ground) * a
      }
    }
  if (!piece.cached) give(alpha)
}

interface Shadow {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  at(x: number, y: number): number
}

/** The shadow a piece casts to its lower right, and the part of the picture that the piece or its shadow can touch. */
function shadowOf(shadow: Piece['shadow'], { cut, alpha }: Painted, { width, height, hard }: Sheet): Shadow {
  const unit = height / 100
  const margin = Math.ceil(16 * unit)
  const left = Math.max(0, cut.left - margin)
  const top = Math.max(0, cut.top - margin)
  const right = Math.min(width, cut.left + cut.frame.w + margin)
  const bottom = Math.min(height, cut.top + cut.frame.h + margin)
  const bounds = { left, top, right, bottom }
  if (!shadow) return { ...bounds, at: () => 0 }
  const w = right - left
  const h = bottom - top
  const map = take(w * h)
  for (let y = 0; y < cut.frame.h; y++)
    map.set(alpha.subarray(y * cut.frame.w, (y + 1) * cut.frame.w), (cut.top - top + y) * w + cut.left - left)
  if (shadow.on === 'ground') flatten(map, w, h, unit)
  const away = shadow.on === 'ground' ? 1 : shadow.away
  const blur = shadow.on === 'ground' ? 1.1 : 0.5 + (hard ? 0.1 : 0.9) * away
  const wide = new Soft(map, w, h, blur * unit)
  const near = new Soft(map, w, h, 0.9 * unit)
  give(map)
  const [dx, dy] = shadow.on === 'ground' ? [1.2 * unit, 0] : [away * 1.13 * unit, away * unit]
  const strength = shadow.on === 'ground' ? 0.5 : hard ? 0.3 : 0.2
  return {
    ...bounds,
    at: (x, y) =>
      strength * wide.at(x - left - dx, y - top - dy) +
      (shadow.on === 'ground' ? 0.3 : 0.08) * near.at(x - left - unit * 0.6, y - top - unit * 0.6),
  }
}

/** The shadow of a standing thing on the ground: a flat patch where it touches the ground. */
function flatten(map: Float32Array, w: number, h: number, unit: number): void {
  const lowest = lastRow(map, w, h)
  const from = Math.max(0, lowest - Math.ceil(2.2 * unit))
  const feet = new Float32Array(w)
  for (let x = 0; x < w; x++) for (let y = from; y <= lowest; y++) feet[x] = Math.max(feet[x]!, map[y * w + x]!)
  map.fill(0)
  for (let y = Math.max(0, lowest - Math.round(0.7 * unit)); y < Math.min(h, lowest + Math.round(0.9 * unit)); y++)
    map.set(feet, y * w)
}

function lastRow(map: Float32Array, w: number, h: number): number {
  for (let y = h - 1; y > 0; y--) for (let x = 0; x < w; x++) if (map[y * w + x]! > 0.5) return y
  return 0
}
