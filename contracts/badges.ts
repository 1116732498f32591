import { z } from 'zod'

/** `#rgb` or `#rrggbb`; null where the editor named none. */
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i)
  .nullable()

/** Places where a product has badges; each can be switched on by itself. */
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
      /** Address of the picture that stands in place of the words; they remain its text. */
      image: z.string().nullable(),
      /** Degrees. */
      rotation: z.number(),
      backgroundColor: colour,
      color: colour,
      borderColor: colour,
      /** Of the ground, 0 to 100: words stay as they are. */
      opacity: z.number(),
      position: z.enum(badgePositions),
      textAlign: z.enum(['start', 'center', 'end']),
      /** px */
      textSize: z.number(),
      /** px */
      width: z.number().nullable(),
    })
    .nullable()

/** Words about a product, or a picture, with a look for each kind of place it is shown in; null where it is not. */
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
