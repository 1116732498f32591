import { z } from 'zod'

/** The closed list of widths a picture is served in, px. */
export const imageWidths = [120, 240, 360, 480, 640, 960, 1280, 1600, 1920] as const
export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** Views of a product in the order of their indexes: index 1 is the front. */
export const imageViews = ['front', 'back', 'detail', 'figure', 'flat', 'cloth'] as const
export type ImageView = (typeof imageViews)[number]

/** Shapes editorial scenes are composed in; in an address the stroke is an x: `16x9`. */
export const sceneRatios = ['21/9', '16/9', '4/5', '3/4', '1/1'] as const
export type SceneRatio = (typeof sceneRatios)[number]

/** Why goods have no picture of their own: it is still to be fetched, or there is none. */
export const plates = ['coming', 'none'] as const
export type Plate = (typeof plates)[number]

/** Pictures of one product: `urlTemplate` with `{0}` = index and `{1}` = format; a width is added as `?w=480`. */
export const productImages = z
  .object({
    urlTemplate: z.string(),
    indexes: z.array(
      z.object({ index: z.number().int(), format: z.string(), view: z.enum(imageViews), alt: z.string() }),
    ),
    /** There is no picture of the goods yet: a plate stands where it will be, or where there is none. */
    plate: z.enum(plates).optional(),
  })
  .meta({ id: 'ProductImages' })
export type ProductImages = z.infer<typeof productImages>

export const drawingFamilies = [
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
    /** Files of photographs, named by their content; where there are any, they are shown and nothing is drawn. */
    photographs: z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .max(4)
      .optional(),
    /** Goods that are never drawn: a plate shows that their picture is coming, or that there is none. Photographs go before it. */
    plate: z.enum(plates).optional(),
  })
  .meta({ id: 'Drawing' })
export type Drawing = z.infer<typeof drawing>

/** The plate that stands for goods; none where there are photographs, or where they are drawn. */
export const plateOf = ({ photographs = [], plate }: Pick<Drawing, 'photographs' | 'plate'>): Plate | undefined =>
  photographs.length > 0 ? undefined : plate

const unworn: ReadonlySet<DrawingFamily> = new Set(['sneaker', 'boot', 'pump', 'bag', 'accessory'])

type Shown = Pick<Drawing, 'family' | 'photographs' | 'plate'>

/** The views tiles and feeds know of a product: one a photograph, one of a plate, or those that are drawn; shoes, bags and small things are not drawn on a figure. */
export const viewsOf = ({ family, photographs = [], plate }: Shown): readonly ImageView[] =>
  photographs.length > 0 || plate
    ? imageViews.slice(0, Math.max(1, photographs.length))
    : imageViews.slice(0, 4).filter((view) => view !== 'figure' || !unworn.has(family))

/** What its own page shows besides, when it is drawn: laid out with what goes with it, and its cloth from close by. */
export const furtherViewsOf = ({ family, photographs = [], plate }: Shown): readonly ImageView[] => {
  if (photographs.length > 0 || plate || family === 'accessory') return []
  return unworn.has(family) ? ['cloth'] : ['flat', 'cloth']
}
