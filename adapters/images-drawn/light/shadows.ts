import type { Frame } from '../relief/frame.ts'
import type { Relief } from '../relief/relief.ts'
import { Soft } from '../relief/soft.ts'

/** Shadows of layers on lower layers: a line where they touch, a near and a far shadow. Raised edges get a little more light. */
export class Shadows {
  readonly #map: Relief
  readonly #frame: Frame
  readonly #contact: Soft
  readonly #above: Soft
  readonly #far: Soft
  readonly #near: Float32Array
  readonly #wide: Float32Array

  constructor(map: Relief, frame: Frame) {
    const { w, h, scale } = frame
    this.#map = map
    this.#frame = frame
    this.#contact = new Soft(map.lift, w, h, Math.max(0.9, 0.13 * scale))
    this.#above = new Soft(map.lift, w, h, 0.55 * scale)
    this.#far = new Soft(map.lift, w, h, 1.8 * scale)
    this.#near = new Float32Array(w)
    this.#wide = new Float32Array(w)
  }

  /** Fills `out` with the light that is missing along a row. */
  row(y: number, out: Float32Array): void {
    const { w, scale } = this.#frame
    const { lift, alpha } = this.#map
    const near = this.#near
    const wide = this.#wide
    this.#contact.row(y - 0.14 * scale, -0.11 * scale, { out, from: 0, to: w })
    this.#above.row(y - 0.75 * scale, -0.55 * scale, { out: near, from: 0, to: w })
    this.#far.row(y - 1.6 * scale, -1.1 * scale, { out: wide, from: 0, to: w })
    for (let x = 0; x < w; x++) {
      const own = lift[y * w + x]!
      const line = out[x]! - own
      const touched =
        line > 0
          ? Math.min(0.34, line * 1.7)
          : alpha[y * w + x]! > 0.98 && line > -1.2
            ? Math.max(-0.1, line * 0.16)
            : 0
      const close = Math.min(0.42, Math.max(0, near[x]! - own) * 0.42)
      out[x] = touched + close + Math.min(0.28, Math.max(0, wide[x]! - own) * 0.2)
    }
  }

  release(): void {
    for (const soft of [this.#contact, this.#above, this.#far]) soft.release()
  }
}
