import { z } from 'zod'

/** The closed list of widths a picture is served in, px. */
export const imageWidths = [120, 240, 360, 480, 640, 960, 1280, 1600, 1920] as const
export const imageFormats = ['avif', 'webp', 'jpeg'] as const

/** Pictures of one product: `urlTemplate` with `{0}` = index and `{1}` = format; a width is added as `?w=480`. */
export const productImages = z
  .object({
    urlTemplate: z.string(),
    indexes: z.array(z.object({ index: z.number().int(), format: z.string(), view: z.enum(['front', 'back', 'detail', 'figure']), alt: z.string() })),
  })
  .meta({ id: 'ProductImages' })
export type ProductImages = z.infer<typeof productImages>

export const drawingFamilies = [
  'tee', 'shirt', 'knit', 'dress', 'skirt', 'jeans', 'trousers', 'coat', 'sneaker', 'boot', 'pump', 'bag',
] as const

/** What the drawing studio needs to know of a colour option. Everything but `colour` is shared by the colours of a style. */
export const drawing = z
  .object({
    family: z.enum(drawingFamilies),
    /** A variant of the family: `v maxi`, `blazer`, `tote` … unknown ones fall back to the family's plain cut. */
    cut: z.string(),
    cloth: z.string(),
    /** One of the colourways of the studio, or `#rrggbb`. */
    colour: z.string(),
    print: z.string().optional(),
    accent: z.string().optional(),
    form: z.enum(['women', 'plus', 'men', 'kids']),
    /** What makes its folds its own: the style number. */
    seed: z.string(),
  })
  .meta({ id: 'Drawing' })
export type Drawing = z.infer<typeof drawing>
