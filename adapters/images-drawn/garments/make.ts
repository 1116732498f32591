import type { Look, Made } from '../drawing/model.ts'
import type { Drawing } from '../drawing/product-drawing.ts'
import type { Random } from '../drawing/random.ts'

/** Makes a garment's panels, folds, seams and trims in centimetres. */
export type Make = (order: {
  cut: string
  view: 'front' | 'back'
  look: Look
  /** The person it is made for: fastenings and collars differ. Size and proportion are graded afterwards. */
  form: Drawing['form']
  /** Which details a style has of its own, the same on every side of it. */
  lot: number
  rnd: Random
}) => Made
