import type { Look, Made } from '../drawing/model.ts'
import type { Drawing } from '../drawing/product-drawing.ts'
import type { Random } from '../drawing/random.ts'

/** Makes a garment's panels, folds, seams and trims in centimetres. */
export type Make = (order: {
  cut: string
  view: 'front' | 'back'
  look: Look
  /** Whom it is made for: fastenings and collars differ. `graded` adapts size and proportions afterwards. */
  form: Drawing['form']
  /** Selects the details of the style; the same for front and back. */
  lot: number
  rnd: Random
}) => Made
