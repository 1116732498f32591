import { cloths } from '../cloth/cloths.ts'
import { give, take } from '../drawing/arena.ts'
import type { Garment } from '../drawing/model.ts'
import type { Frame } from './frame.ts'
import { press, pressSeam } from './press.ts'

/** The folds and seams of each tube of a garment, as one height map per tube, made at first use. */
export class Folded {
  readonly #garment: Garment
  readonly #frame: Frame
  readonly #maps = new Map<string, Float32Array | undefined>()

  constructor(garment: Garment, frame: Frame) {
    this.#garment = garment
    this.#frame = frame
  }

  on(tube: string): Float32Array | undefined {
    if (!this.#maps.has(tube)) this.#maps.set(tube, this.#press(tube))
    return this.#maps.get(tube)
  }

  release(): void {
    give(...[...this.#maps.values()].filter((map) => map !== undefined))
  }

  #press(tube: string): Float32Array | undefined {
    const { panels, folds, seams } = this.#garment
    const panelOf = (name: string) => panels.find((panel) => panel.name === name)
    const lies = (on: string): boolean => on === tube || (panelOf(on)?.form ?? on) === tube
    const pressed = folds.filter((fold) => lies(fold.on))
    const sewn = seams.filter((seam) => lies(seam.on) && (seam.depth !== 0 || seam.pucker))
    if (!pressed.length && !sewn.length) return undefined
    const cloth = cloths[panelOf(tube)?.look?.cloth ?? 'plain']
    const map = take(this.#frame.w * this.#frame.h)
    for (const fold of pressed) press(map, this.#frame, fold, cloth.flow, cloth.fold)
    for (const seam of sewn) pressSeam(map, this.#frame, seam.line, seam.depth ?? 0.05, seam.pucker ?? 0)
    return map
  }
}
