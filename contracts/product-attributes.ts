import { z } from 'zod'

/** One text for all languages, or one for each. English replaces a missing one. */
const texts = z.union([z.string().max(2000), z.record(z.string(), z.string().max(2000))])
export type Texts = z.infer<typeof texts>

const day = z.string().regex(/^\d{4}-\d\d-\d\d/)
const hex = z.string().regex(/^#[0-9a-f]{6}$/i)
/** The person or company that is responsible for a product by law. */
export const operator = z.object({ name: z.string(), address: z.string(), contact: z.string() })

/** Measurements of the person in the pictures, or of the dummy that wears the goods, which has no height; each with its unit. */
export const modelMeasurements = z.object({
  height: z.string().optional(),
  size: z.string(),
  chest: z.string().optional(),
  waist: z.string().optional(),
  hip: z.string().optional(),
  innerLeg: z.string().optional(),
  shoulder: z.string().optional(),
  shoeSize: z.string().optional(),
})

/** A claim about how a product was made. In the EEA it is shown only while a certificate proves it. */
const claim = z.object({
  id: z.string(),
  /** The certificate: its number, scope, issuer and last day. */
  certificate: z.string().optional(),
  scope: z.string().optional(),
  issuer: z.string().optional(),
  validUntil: day.optional(),
})

const callout = z.object({
  callout: texts,
  disclaimer: texts.optional(),
  color: hex.optional(),
  backgroundColor: hex.optional(),
  clipboardCode: z.string().max(40).optional(),
  clipboardTitle: texts.optional(),
  hideDiscountBadge: z.boolean().optional(),
  hideListPrice: z.boolean().optional(),
})

/** The promotion that a reduced price already includes. It is shown as a separate discount next to the markdown. */
const promotion = z.object({
  reference: z.string().min(1),
  /** Percent that is taken off the marked-down price. */
  percent: z.number().int().min(1).max(90),
  name: texts,
  callout: texts.optional(),
  disclaimer: texts.optional(),
  /** Ids of badges that come with the reduced price. */
  badges: z.array(z.string().min(1).max(60)).max(10).optional(),
})

/** Product facts without a column of their own, as the import form has them in `attributes`. All are optional. */
export const productAttributes = z.object({
  fit: z.string().optional(),
  material: z.string().optional(),
  careInstructions: z.array(z.string()).optional(),
  modelMeasurements: modelMeasurements.optional(),
  sustainabilityReasons: z.array(claim).optional(),
  sustainabilityText: texts.optional(),
  productSafety: z
    .object({
      manufacturer: z.string(),
      address: z.string(),
      contact: z.string(),
      responsiblePerson: operator.optional(),
      warnings: z.array(texts),
    })
    .optional(),
  /** Goods that are always ordered again (“never out of stock”). They have no warning about few pieces. */
  isNoos: z.boolean().optional(),
  isDigital: z.boolean().optional(),
  isGiftCard: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  subFamily: z.string().optional(),
  pantoneCode: z.string().optional(),
  /** The second colour of goods in two colours, such as a print, stripes or checks. */
  secondColourHex: hex.optional(),
  disclaimer: texts.optional(),
  /** The name of the group that its colour has among the colours of the style. */
  subGroup: texts.optional(),
  /** Product ids of the parts of a set. A set has no variants and no price of its own. */
  setOf: z.array(z.string()).min(2).max(12).optional(),
  /** Looks that it is part of. The first product of a look has the title of the look. */
  looks: z
    .array(z.object({ id: z.string().regex(/^[\w-]{1,60}$/), title: texts.optional() }))
    .max(12)
    .optional(),
  /** The first day on which pieces that are ordered now are sent. */
  preorderShipsOn: day.optional(),
  /** Day of the next delivery of sold-out sizes. */
  nextDelivery: day.optional(),
  /** If left out: online, and in the stores that have it. */
  soldOnly: z.enum(['stores', 'online']).optional(),
  /** False if shoppers cannot request a notification when it is back in stock. */
  allowInStockNotifications: z.boolean().optional(),
  callout: callout.optional(),
  promotion: promotion.optional(),
  /** Values for feeds that have no column here. They are stored for the next export. */
  feed: z.record(z.string(), z.string()).optional(),
})
export type ProductAttributes = z.infer<typeof productAttributes>
export type SustainabilityClaim = z.infer<typeof claim>
