import { print, type Tile } from '../cloth/prints.ts'
import type { Garment, Panel } from '../drawing/model.ts'
import { hash } from '../drawing/random.ts'
import type { Cut, Frame } from '../relief/frame.ts'
import { colourPanel } from './colour-panel.ts'
import { modelled } from './modelled.ts'
import { layTrims } from './trims.ts'

/** A lit and coloured garment in its part of the frame: three bytes per pixel, and how much of each pixel it covers. */
export interface Painted {
  readonly cut: Cut
  readonly rgb: Uint8ClampedArray
  readonly alpha: Float32Array
}

/** Lights and colours a dressed garment. Garments with the same `key` may differ only in colours and prints. */
export async function paint(garment: Garment, frame: Frame, seed: string, key?: string): Promise<Painted> {
  const model = modelled(garment, frame, seed, key)
  const { cut, alpha } = model
  const rgb = new Uint8ClampedArray(cut.frame.w * cut.frame.h * 3)
  const touched = new Uint8Array(cut.frame.w * cut.frame.h)
  for (const [index, panel] of garment.panels.entries()) {
    const cover = model.covers[index]
    if (cover)
      colourPanel({ rgb, touched }, model, {
        panel,
        index,
        cover,
        tile: await tileOf(panel, cut.frame.scale),
        seed: hash(seed) & 0xffff,
      })
  }
  await layTrims(garment, model, rgb)
  return { cut, rgb, alpha }
}

async function tileOf({ look }: Panel, scale: number): Promise<Tile | undefined> {
  if (!look?.print || look.print === 'wash') return undefined
  return print(look.print, look.colour, look.accent ?? { l: 0.3, c: 0.04, h: 262 }, scale)
}
