import type { Garment, Panel } from '../drawing/model.ts'
import { random } from '../drawing/random.ts'
import type { Worn } from './builds.ts'
import { type DressForm, dressForm, type FormOrder } from './dress-form.ts'
import { isSleeve, putOn, type WornGarment } from './put-on.ts'

/** A form and what it wears, from the inside outwards. */
export interface Dressed extends FormOrder {
  /** Decides every fold. */
  readonly id: string
  readonly outfit: readonly Worn[]
}

/** Draws a form in its clothes: origin at the high point of the shoulder. */
export function dressed({ id, outfit, ...order }: Dressed): Garment {
  const rnd = random(id)
  const last = outfit.length - 1
  const pieces = outfit.map((worn, place) => putOn(worn, place, { form: order.form, rnd, under: place < last }))
  const form = dressForm(order)
  const top = pieces.filter((piece) => !piece.low)
  return {
    panels: layered(form, pieces, outfit),
    folds: [...form.folds, ...pieces.flatMap(({ garment }) => garment.folds)],
    seams: [...form.seams, ...pieces.flatMap(({ garment }) => garment.seams)],
    // Trims are drawn last, so the buttons of a lower piece would lie over the top piece.
    trims: (top.length ? top : pieces).slice(-1).flatMap(({ garment }) => garment.trims),
  }
}

/** All panels, back to front. */
function layered({ stand, body }: DressForm, pieces: readonly WornGarment[], outfit: readonly Worn[]): Panel[] {
  // The collar of an open coat lies behind the piece under it, a buttoned collar in front.
  const coat = outfit.findIndex(({ family, cut }) => family === 'coat' && cut !== 'trucker')
  const behind = ({ name }: Panel): boolean =>
    /inside|back collar|stand|facing|tail/.test(name) || name === `${coat} collar`
  const inside = ({ name }: Panel): boolean => name.includes('inside')
  const top = pieces.filter((piece) => !piece.low)
  const low = pieces.filter((piece) => piece.low)
  const of = (some: readonly WornGarment[], keep: (panel: Panel) => boolean, by: number): Panel[] =>
    some.flatMap(({ garment }) => raised(garment.panels.filter(keep), by))
  const long = outfit.some(({ family }) => ['shirt', 'knit', 'coat'].includes(family))
  // Of two tops only the sleeves of the outer one are visible. Short sleeves are drawn behind the bodice.
  const sleeves = of(top.slice(-1), ({ name }) => isSleeve(name), long ? 1.5 : 0.7)
  return [
    ...stand,
    ...of(low, inside, 0.2),
    ...of(top, behind, 0.2),
    ...body,
    ...of(low, (panel) => !inside(panel), 0.4),
    ...(long ? [] : sleeves),
    ...of(top, (panel) => !isSleeve(panel.name) && !behind(panel), 0.8),
    ...(long ? sleeves : []),
  ]
}

/** Raises clothes above the form; panels at the back of a piece (below -0.5) stay low. */
const raised = (panels: readonly Panel[], by: number): Panel[] =>
  panels.map((panel) => {
    const own = panel.lift ?? 0
    return { ...panel, lift: own < -0.5 ? own + by - 0.6 : own + by }
  })
