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

/** A product's pictures. Photographs are shown before a plate, and a plate before what a source of the shop's own makes. */
export const productMedia = z
  .object({
    /** Files of photographs, named by their content, the first one first. */
    photographs: z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .min(1)
      .max(4)
      .optional(),
    /** For products without a photograph: one is coming, or there is none. */
    plate: z.enum(plates).optional(),
    /** Pictures that the shop's own source makes: the views it makes, and their description, which that source alone reads. */
    made: z
      .object({ views: z.array(z.enum(imageViews)).min(1), description: z.record(z.string(), z.unknown()) })
      .optional(),
  })
  .refine(({ photographs, plate, made }) => photographs ?? plate ?? made)
export type ProductMedia = z.infer<typeof productMedia>

/** The plate that stands for a product; none where it has photographs, or where its pictures are made. */
export const plateOf = ({ photographs, plate }: ProductMedia): Plate | undefined => (photographs ? undefined : plate)

/** Views that tiles and feeds show: one for each photograph, one of a plate, or those that are made. */
export const viewsOf = ({ photographs, plate, made }: ProductMedia): readonly ImageView[] =>
  photographs || plate || !made
    ? imageViews.slice(0, photographs?.length ?? 1)
    : imageViews.slice(0, 4).filter((view) => made.views.includes(view))

/** Views that only its own page shows besides: laid out with other pieces, and its cloth from close by. */
export const furtherViewsOf = ({ photographs, plate, made }: ProductMedia): readonly ImageView[] =>
  photographs || plate || !made ? [] : imageViews.slice(4).filter((view) => made.views.includes(view))
