import { lch } from '../drawing/colour.ts'
import { ellipse, type Line, mirror, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Fold, Look, Panel, Seam } from '../drawing/model.ts'
import type { Drawing } from '../drawing/product-drawing.ts'
import { both, side } from '../garments/parts.ts'
import { type Build, builds, ontoBuild, rightSideOf } from './builds.ts'

const linen: Look = { cloth: 'linen', colour: lch(0.83, 0.026, 78) }
const oak: Look = { cloth: 'wood', colour: lch(0.62, 0.062, 66) }
const iron: Look = { cloth: 'metal', colour: lch(0.36, 0.006, 70) }

/** A form to draw: its build, the height of its foot (cm below the shoulder), and whether it begins at the waist. */
export interface FormOrder {
  readonly form: Drawing['form']
  readonly floor: number
  readonly hipsOnly: boolean
}

/** The stand and the padded body. They are separate lists, because panels of clothes are drawn between them. */
export interface DressForm {
  readonly stand: readonly Panel[]
  readonly body: readonly Panel[]
  readonly folds: readonly Fold[]
  readonly seams: readonly Seam[]
}

/** Height of the upper edge of a form that begins at the waist. */
const cutAt = 35.4

/** A tailor's form: a body padded with linen, a turned cap on the neck, an iron pole and a round foot. */
export function dressForm({ form, floor, hipsOnly }: FormOrder): DressForm {
  // Trousers and skirts are wider at the waist than a dress, so their form gets a wider waist.
  const build = hipsOnly ? { ...builds[form], waist: builds[form].waist + 1.7 } : builds[form]
  const onto = ontoBuild(build)
  const right = rightSideOf(build).filter(([, y]) => !hipsOnly || y >= cutAt)
  const rim: Line = pen(...right.at(-1)!).curve(9, 68.6, -9, 68.6, ...mirror([right.at(-1)!])[0]!).pts
  const torso = [...right, ...rim, ...mirror(right).reverse()].map(onto)
  const piece = (name: string, outline: Line, more: Partial<Panel>): Panel => ({ name, outline, dents: 0, ...more })
  const top = hipsOnly ? capOfHips(build) : capOfNeck
  return {
    stand: standOf(build, floor),
    body: [
      piece('form', torso, { look: linen, puff: 0.42, lift: -0.3, dents: 0.03 }),
      piece('rim', ribbon(rim, 1.1).map(onto), { look: linen, form: 'form', lift: -0.2, pillow: 0.3 }),
      ...(hipsOnly
        ? []
        : both((s) =>
            piece(`arm plate ${s}`, ellipse(s * 15.9, 11, 1.7, 6.2, s * 0.16).map(onto), {
              look: linen,
              pillow: 0.8,
              lift: -0.2,
            }),
          )),
      ...top.map(({ name, outline, ...more }) => piece(name, outline.map(onto), more)),
    ],
    folds: form === 'women' || form === 'plus' ? chestOf(onto) : [],
    seams: seamsOf(build, hipsOnly).map((line) => ({ on: 'form', line: line.map(onto), depth: 0.07 })),
  }
}

type Part = Pick<Panel, 'name' | 'outline'> & Partial<Panel>

/** A disc of oak with a knob closes the neck. */
const capOfNeck: readonly Part[] = [
  {
    name: 'knob',
    outline: pen(-1.1, -8.4)
      .curve(-1, -9.6, -2, -10.2, -2, -11.4)
      .curve(-2, -13.6, 2, -13.6, 2, -11.4)
      .curve(2, -10.2, 1, -9.6, 1.1, -8.4).pts,
    look: oak,
    pillow: 0.7,
    lift: -0.2,
  },
  { name: 'cap', outline: ellipse(0, -7.4, 4.9, 1.35), look: oak, pillow: 0.5, lift: -0.1 },
]

const capOfHips = ({ waist }: Build): readonly Part[] => [
  {
    name: 'lid',
    outline: ellipse(0, cutAt + 0.3, waist + 0.35, 1.7),
    look: { ...linen, colour: { ...linen.colour, l: linen.colour.l + 0.03 } },
    pillow: 0.4,
    lift: -0.2,
  },
]

function standOf({ size }: Build, floor: number): Panel[] {
  const foot = floor
  const wide = 6 + 9 * size
  const part = (name: string, outline: Line, look: Look, more: Partial<Panel>): Panel => ({
    ...{ name, outline, look, dents: 0, lift: -0.6 },
    ...more,
  })
  const pole: Line = [
    [-1.05, 60 * size],
    [1.05, 60 * size],
    [1.05, foot - 3],
    [-1.05, foot - 3],
  ]
  const plate = pen(-wide, foot - 1.5)
    .curve(-wide, foot - 3.2, -wide * 0.4, foot - 3.9, 0, foot - 3.9)
    .curve(wide * 0.4, foot - 3.9, wide, foot - 3.2, wide, foot - 1.5)
    .curve(wide, foot + 0.1, wide * 0.5, foot + 0.5, 0, foot + 0.5)
    .curve(-wide * 0.5, foot + 0.5, -wide, foot + 0.1, -wide, foot - 1.5).pts
  const collar: Line = [
    [-1.9, foot - 6.4],
    [1.9, foot - 6.4],
    [2.3, foot - 2.9],
    [-2.3, foot - 2.9],
  ]
  return [
    part('plate', plate, oak, { pillow: 1.1, grain: 90 }),
    part('pole', pole, iron, { puff: 0.9 }),
    part('collar', collar, iron, { puff: 0.8, lift: -0.5 }),
  ]
}

/** Two soft folds that shape the chest. */
const chestOf = (onto: (point: Pt) => Pt): Fold[] =>
  both((s) => ({
    on: 'form',
    line: pen(s * 4.4, 22)
      .curve(s * 6, 24.6, s * 9, 25, s * 11, 22.4)
      .pts.map(onto),
    width: 5,
    height: 0.9,
  }))

/** Seams down the middle and over both sides of the chest; a tape marks the waist. */
function seamsOf({ waist, hip }: Build, hipsOnly: boolean): Line[] {
  const from = hipsOnly ? cutAt : -5
  const middle = pen(0.1, from).line(0, 68).pts
  const curved = pen(9, 1.6)
    .curve(10, 12, 8.4, 20, 8, 26)
    .curve(7, 33, waist * 0.52, 37, waist * 0.52, 41)
    .curve(waist * 0.54, 50, hip * 0.5, 56, hip * 0.5, 68)
    .pts.filter(([, y]) => y >= from)
  const tape = pen(-waist - 1, 41).curve(-4, 42, 4, 42, waist + 1, 41).pts
  return [middle, ...both((s) => side(curved, s)), tape]
}
