import type { Garment, Panel } from '../drawing/model.ts'
import { type Tube, tube } from './tube.ts'

/** The tubes of a garment by the names of their panels, each with a number from 1. */
export class Tubes {
  readonly #panels: ReadonlyMap<string, Panel>
  readonly #made = new Map<string, Tube>()
  readonly #ids = new Map<string, number>()

  constructor({ panels }: Garment) {
    this.#panels = new Map(panels.map((panel) => [panel.name, panel]))
  }

  panel(name: string): Panel | undefined {
    return this.#panels.get(name)
  }

  of(panel: Panel): Tube {
    const made = this.#made.get(panel.name) ?? tube(panel)
    this.#made.set(panel.name, made)
    return made
  }

  id(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size + 1
    this.#ids.set(name, id)
    return id
  }
}
