import { type Colour, lch } from '../drawing/colour.ts'
import type { Look } from '../drawing/model.ts'
import type { Drawing, DrawingFamily } from '../drawing/product-drawing.ts'

export type FormName = Drawing['form']

/** One worn piece. */
export interface Worn {
  readonly family: DrawingFamily
  readonly cut: string
  readonly look: Look
  /** The details of a style that is for sale; others wear plain pieces. */
  readonly lot?: number
}

export type HairStyle = 'bun' | 'bob' | 'crop' | 'long'

/** Somebody who wears something. */
export interface Person {
  /** Decides every fold; no two people share one. */
  readonly id: string
  readonly form: FormName
  /** Index into the seven skin tones and the five hair colours. */
  readonly skin: number
  readonly hair: number
  readonly hairStyle: HairStyle
  /** Cm the hip goes to one side. */
  readonly sway: number
  /** How far the head is turned aside, -1 to 1; straight ahead without. */
  readonly aside?: number
  /** The hand that is in a pocket. */
  readonly pocketed?: -1 | 1
  /** Which hand is held behind the back. */
  readonly behindBack?: -1 | 1 | 'both'
  /** In mid stride, rather than with the weight on one leg. */
  readonly walking?: boolean
  readonly outfit: readonly Worn[]
  readonly shoes?: Look
}

/** A body as a change of the base figure (women 36, 177 cm): size, head size, thickness of limbs, widths per height. */
export interface Form {
  readonly size: number
  readonly head: number
  readonly limb: number
  readonly widths: readonly (readonly [y: number, factor: number])[]
}

const widths = (text: string): Form['widths'] =>
  text.split(' ').map((pair) => {
    const [y, factor] = pair.split(':').map(Number)
    return [y!, factor!] as const
  })

export const forms: Readonly<Record<FormName, Form>> = {
  women: { size: 1, head: 1, limb: 1, widths: widths('0:1 150:1') },
  plus: {
    size: 0.99,
    head: 1.03,
    limb: 1.3,
    widths: widths('-8:1.1 4:1.12 26:1.3 41:1.33 61:1.32 75:1.26 101:1.16 138:1.08'),
  },
  men: { size: 1.055, head: 1, limb: 1.16, widths: widths('-8:1.14 4:1.17 26:1.13 41:1.12 61:1 80:1.03 140:1.06') },
  kids: { size: 0.655, head: 1.38, limb: 1.1, widths: widths('-8:1.05 4:1.06 41:1.16 61:1.06 100:1.08 140:1.12') },
}

/** Width factor of a form at a height, eased between the heights that are given. */
export function widthAt({ widths: given }: Form, y: number): number {
  const next = given.findIndex(([height]) => y <= height)
  if (next <= 0) return (next === 0 ? given[0] : given.at(-1))![1]
  const [y0, from] = given[next - 1]!
  const [y1, to] = given[next]!
  const t = (y - y0) / (y1 - y0)
  return from + (to - from) * t * t * (3 - 2 * t)
}

/** Seven skin tones, evenly spread. */
export const skins: readonly Colour[] = [
  lch(0.86, 0.04, 55),
  lch(0.8, 0.055, 58),
  lch(0.72, 0.066, 58),
  lch(0.63, 0.072, 55),
  lch(0.54, 0.07, 52),
  lch(0.45, 0.06, 48),
  lch(0.37, 0.045, 45),
]

export const hairs: readonly Colour[] = [
  lch(0.33, 0.035, 55),
  lch(0.26, 0.015, 50),
  lch(0.6, 0.075, 75),
  lch(0.42, 0.075, 45),
  lch(0.24, 0.01, 280),
]
