import type { Look, Made } from '../drawing/model.ts'
import type { Random } from '../drawing/random.ts'

/** Makes a garment's panels, folds, seams and trims in centimetres. */
export type Make = (order: { cut: string; view: 'front' | 'back'; look: Look; rnd: Random }) => Made
