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

/** All that the studio needs to know of a colour option. Everything but `colour` is shared by the colours of a style. */
export const productDrawing = z.object({
  family: z.enum(drawingFamilies),
  /** A variant of the family: `v maxi`, `blazer`, `tote` … unknown ones fall back to the family's plain cut. */
  cut: z.string(),
  cloth: z.string(),
  /** One of the colourways of the studio, or `#rrggbb`. */
  colour: z.string(),
  print: z.string().optional(),
  accent: z.string().optional(),
  form: z.enum(['women', 'plus', 'men', 'kids']),
  /** Gives each style its own folds: the style number. */
  seed: z.string(),
})
export type Drawing = z.infer<typeof productDrawing>

const unworn: ReadonlySet<DrawingFamily> = new Set(['sneaker', 'boot', 'pump', 'bag', 'accessory'])

/** The views that are drawn of a family: shoes, bags and accessories are not shown on a form, accessories not as cloth either. */
export const drawnViewsOf = ({ family }: Pick<Drawing, 'family'>): readonly ImageView[] =>
  imageViews.filter((view) => {
    if (view === 'figure' || view === 'flat') return !unworn.has(family)
    return view !== 'cloth' || family !== 'accessory'
  })

/** The media of a product that is drawn, as product data carries them. */
export const drawnMedia = (drawing: Drawing): ProductMedia => ({
  made: { views: [...drawnViewsOf(drawing)], description: drawing },
})
