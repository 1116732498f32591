import { z } from 'zod'
import { type ImageView, imageViews, type ProductMedia } from '#contracts/images.ts'

const drawingFamilies = [
  'tee',
  'shirt',
  'knit',
  'dress',
  'skirt',
  'jeans',
  'trousers',
  'coat',
  'sneaker',
  'boot',
  'pump',
  'bag',
  'accessory',
] as const
export type DrawingFamily = (typeof drawingFamilies)[number]

/** Everything the studio needs to draw a colour option. The colours of a style share everything except `colour`. */
export const productDrawing = z.object({
  family: z.enum(drawingFamilies),
  /** A variant of the family: `v maxi`, `blazer`, `tote` … An unknown cut becomes the family's plain cut. */
  cut: z.string(),
  cloth: z.string(),
  /** One of the colourways of the studio, or `#rrggbb`. */
  colour: z.string(),
  print: z.string().optional(),
  accent: z.string().optional(),
  form: z.enum(['women', 'plus', 'men', 'kids']),
  /** The number of the style, from which its folds follow. */
  seed: z.string(),
})
export type Drawing = z.infer<typeof productDrawing>

const unworn: ReadonlySet<DrawingFamily> = new Set(['sneaker', 'boot', 'pump', 'bag', 'accessory'])

/** The views of a family: shoes, bags and accessories are not shown on a form or laid out, accessories not as cloth either. */
export const drawnViewsOf = ({ family }: Pick<Drawing, 'family'>): readonly ImageView[] =>
  imageViews.filter((view) => {
    if (view === 'figure' || view === 'flat') return !unworn.has(family)
    return view !== 'cloth' || family !== 'accessory'
  })

/** The media of a drawn product, as product data contains them. */
export const drawnMedia = (drawing: Drawing): ProductMedia => ({
  made: { views: [...drawnViewsOf(drawing)], description: drawing },
})
