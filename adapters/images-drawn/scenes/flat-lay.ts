import { colourways } from '../cloth/colourways.ts'
import { hex } from '../drawing/colour.ts'
import { askew, dress, handmade } from '../drawing/handmade.ts'
import type { Look } from '../drawing/model.ts'
import type { DrawingFamily } from '../drawing/product-drawing.ts'
import { hash, random } from '../drawing/random.ts'
import { companionsOf } from '../dress-forms/outfit.ts'
import { families } from '../garments/families.ts'
import { graded } from '../garments/grade.ts'
import { type Picture, stageFor } from '../light/stage.ts'
import { lotOf, type Style } from '../style.ts'
import { drawScene } from './draw-scene.ts'
import { at, measured } from './hung.ts'
import type { Piece, Scene } from './scene.ts'

/** Something laid down: where its origin lies in hundredths of the frame, and how far it is turned. */
interface Place {
  readonly x: number
  readonly y: number
  readonly turned: number
}

interface Plan {
  /** Cm that fill the frame's height. */
  readonly shows: number
  readonly own: Place
  readonly companion: Place
  readonly things: readonly Place[]
}

const plans: Readonly<Record<'top' | 'low' | 'long', Plan>> = {
  top: {
    shows: 124,
    own: { x: 41, y: 13, turned: -7 },
    companion: { x: 71, y: 50, turned: 9 },
    things: [{ x: 25, y: 84, turned: 12 }],
  },
  low: {
    shows: 138,
    own: { x: 60, y: 20, turned: 6 },
    companion: { x: 26, y: 8, turned: -10 },
    things: [{ x: 22, y: 78, turned: -10 }],
  },
  long: {
    shows: 158,
    own: { x: 56, y: 9, turned: -6 },
    companion: { x: 56, y: 9, turned: -6 },
    things: [
      { x: 16, y: 90, turned: 8 },
      { x: 87, y: 27, turned: -12 },
    ],
  },
}

/** A style laid out on the stage with a companion and one or two small things. */
export function flatLay(style: Style, width: number): Promise<Picture> {
  return drawScene(sceneOf(style), '3/4', width)
}

function sceneOf(style: Style): Scene {
  const wall = hex(stageFor(style.look))
  return {
    wall,
    floor: wall,
    horizon: 104,
    compose: ({ wide }) => {
      const plan = plans[kindOf(style)]
      const measure = measured(plan.shows, wide)
      const laid = (one: Style, name: string, { x, y, turned }: Place): Piece => ({
        ...at(measure, {
          id: `${style.seed} flat ${name}`,
          made: madeUp(one, `${style.seed} ${name}`, turned),
          x: 0,
          y: 0,
          shadow: {
            on: 'wall',
            away: 0.7,
          },
        }),
        x: x / 100,
        y: y / 100,
        cached: true,
      })
      const companion = kindOf(style) === 'long' ? undefined : companionsOf(style)[0]
      return {
        pieces: [
          ...(companion ? [laid({ ...style, ...companion }, nameOf(companion), plan.companion)] : []),
          laid(style, `own ${style.look.cloth}`, plan.own),
          ...thingsFor(style, plan.things.length).map((thing, k) => laid(thing, nameOf(thing), plan.things[k]!)),
        ],
        architecture: '',
        // Even light as on the stage, not the light of a window.
        daylight: '<rect width="100" height="100" fill-opacity=".3"/>',
        safe: 'none',
      }
    },
  }
}

const nameOf = ({ family, cut, look }: Pick<Style, 'family' | 'cut' | 'look'>): string =>
  `${family} ${cut} ${look.cloth}`

function madeUp(style: Style, id: string, turned: number): Piece['made'] {
  const { family, cut, look, form } = style
  const made = graded(
    families[family].make({ cut, view: 'front', look, form, lot: lotOf(style), rnd: random(id) }),
    style,
  )
  return handmade(askew(dress(made, look), turned), hash(id) & 0xffff, families[family].hand ?? 0.28)
}

function kindOf({ family, cut }: Style): keyof typeof plans {
  if (family === 'dress' || (family === 'coat' && cut !== 'blazer' && cut !== 'trucker')) return 'long'
  return family === 'jeans' || family === 'trousers' || family === 'skirt' ? 'low' : 'top'
}

type Thing = readonly [family: DrawingFamily, cut: string, cloth: Look['cloth'], colour: string]

const thingsOf: Readonly<Record<Style['form'], readonly Thing[]>> = {
  women: [
    ['bag', 'shoulder', 'leather', 'chocolate'],
    ['accessory', 'sunglasses', 'acetate', 'tobacco'],
    ['accessory', 'belt', 'leather', 'camel'],
    ['bag', 'clutch', 'leather', 'claret'],
  ],
  plus: [
    ['bag', 'clutch', 'leather', 'black'],
    ['accessory', 'belt', 'leather', 'tobacco'],
    ['accessory', 'sunglasses', 'acetate', 'black'],
    ['bag', 'shoulder', 'leather', 'camel'],
  ],
  men: [
    ['accessory', 'belt', 'leather', 'chocolate'],
    ['accessory', 'sunglasses', 'acetate', 'black'],
    ['accessory', 'beanie', 'rib', 'charcoal'],
    ['accessory', 'headphones', 'acetate', 'black'],
  ],
  kids: [
    ['accessory', 'beanie', 'rib', 'mustard'],
    ['accessory', 'cap', 'poplin', 'petrol'],
    ['accessory', 'beanie', 'rib', 'clay'],
    ['accessory', 'cap', 'poplin', 'navy'],
  ],
}

/** Small things to show with a style, the same for all its colours. */
function thingsFor(style: Style, count: number): Style[] {
  const choice = thingsOf[style.form]
  const first = hash(`${style.seed} things`) % choice.length
  return Array.from({ length: count }, (_, k): Style => {
    const [family, cut, cloth, colour] = choice[(first + k) % choice.length]!
    return { ...style, family, cut, look: { cloth, colour: colourways[colour]! } }
  })
}
