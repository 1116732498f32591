import { z } from 'zod'

/** All widths in which a picture is served, px. */
export const imageWidths = [120, 240, 360, 480, 640, 960, 1280, 1600, 1920] as const
export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** Views of a product in the order of their indexes: index 1 is the front. */
export const imageViews = ['front', 'back', 'detail', 'figure', 'flat', 'cloth'] as const
export type ImageView = (typeof imageViews)[number]

/** Ratios of editorial scenes. In an address the slash becomes an x: `16x9`. */
export const sceneRatios = ['21/9', '16/9', '4/5', '3/4', '1/1'] as const
export type SceneRatio = (typeof sceneRatios)[number]

/** Why goods have no picture of their own: it has not been fetched yet, or there is none. */
export const plates = ['coming', 'none'] as const
export type Plate = (typeof plates)[number]

/** Pictures of one product: `urlTemplate` with `{0}` = index and `{1}` = format; a width is added as `?w=480`. */
export const productImages = z
  .object({
    urlTemplate: z.string(),
    indexes: z.array(
      z.object({ index: z.number().int(), format: z.string(), view: z.enum(imageViews), alt: z.string() }),
    ),
    /** Set if there is no picture of the goods: one is coming and a plate is shown until then, or there is none. */
    plate: z.enum(plates).optional(),
  })
  .meta({ id: 'ProductImages' })
export type ProductImages = z.infer<typeof productImages>

/** A product's pictures. Photographs are preferred to a plate, and a plate to pictures that the shop generates. */
export const productMedia = z
  .object({
    /** File names of photographs, made from their content. The first one is shown first. */
    photographs: z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .min(1)
      .max(4)
      .optional(),
    /** For products without a photograph: a photograph is coming, or there is none. */
    plate: z.enum(plates).optional(),
    /** Pictures that the shop generates: their views, and their description, which only that source of pictures reads. */
    made: z
      .object({ views: z.array(z.enum(imageViews)).min(1), description: z.record(z.string(), z.unknown()) })
      .optional(),
  })
  .refine(({ photographs, plate, made }) => photographs ?? plate ?? made)
export type ProductMedia = z.infer<typeof productMedia>

/** The plate of a product; undefined if it has photographs or generated pictures. */
export const plateOf = ({ photographs, plate }: ProductMedia): Plate | undefined => (photographs ? undefined : plate)

/** Views that tiles and feeds show: one for each photograph, one for a plate, or those of the first four views that are generated. */
export const viewsOf = ({ photographs, plate, made }: ProductMedia): readonly ImageView[] =>
  photographs || plate || !made
    ? imageViews.slice(0, photographs?.length ?? 1)
    : imageViews.slice(0, 4).filter((view) => made.views.includes(view))

/** Further views that only the product page shows: the goods laid out with other pieces, and a close-up of the cloth. */
export const furtherViewsOf = ({ photographs, plate, made }: ProductMedia): readonly ImageView[] =>
  photographs || plate || !made ? [] : imageViews.slice(4).filter((view) => made.views.includes(view))
