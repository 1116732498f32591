import { z } from 'zod'

/** `#rgb` or `#rrggbb`; null if the editor chose none. */
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i)
  .nullable()

/** Places where a product has badges. Each place has its own switch. */
export const badgePlaces = {
  productTile: ['listing', 'carousel', 'wishlist', 'searchSuggestion', 'notifyMe'],
  productDetail: ['detailPage', 'productSetPage'],
  lineItem: ['basket', 'miniBasket', 'checkout'],
} as const
export type BadgeGroup = keyof typeof badgePlaces
export type BadgePlace = (typeof badgePlaces)[BadgeGroup][number]

export const badgePositions = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'belowImage'] as const

const look = <const Places extends readonly string[]>(places: Places) =>
  z
    .object({
      places: z.array(z.enum(places)),
      shape: z.enum(['chip', 'curvyChip', 'image']),
      /** Address of the picture that is shown instead of the words; the words become its alternative text. */
      image: z.string().nullable(),
      /** Degrees. */
      rotation: z.number(),
      backgroundColor: colour,
      color: colour,
      borderColor: colour,
      /** Opacity of the background, 0 to 100. The words are always opaque. */
      opacity: z.number(),
      position: z.enum(badgePositions),
      textAlign: z.enum(['start', 'center', 'end']),
      /** px */
      textSize: z.number(),
      /** px */
      width: z.number().nullable(),
    })
    .nullable()

/** Words or a picture about a product, with a look for each kind of place. A look is null where the badge is not shown. */
export const badgeContent = z
  .object({
    badgeId: z.string(),
    badgeTitle: z.string(),
    productTile: look(badgePlaces.productTile),
    productDetail: look(badgePlaces.productDetail),
    lineItem: look(badgePlaces.lineItem),
  })
  .meta({ id: 'BadgeContent' })
export type BadgeContent = z.infer<typeof badgeContent>
export type BadgeLook = NonNullable<BadgeContent[BadgeGroup]>
