import { z } from 'zod'

/** A text for everyone, or one per language; English stands in for a missing one. */
const texts = z.union([z.string().max(2000), z.record(z.string(), z.string().max(2000))])
export type Texts = z.infer<typeof texts>

const day = z.string().regex(/^\d{4}-\d\d-\d\d/)
const hex = z.string().regex(/^#[0-9a-f]{6}$/i)
/** Who is responsible for a product by law. */
export const operator = z.object({ name: z.string(), address: z.string(), contact: z.string() })

/** Of the person in the pictures, or of the form that wears the goods, which has no height; each with its unit. */
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

/** A claim about how a product was made; shown in the EEA only while a certificate backs it. */
const claim = z.object({
  id: z.string(),
  /** Number of the certificate, what it covers, who gave it, and its last day. */
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

/** The promotion a reduced price already contains: told as a discount of its own beside the markdown. */
const promotion = z.object({
  reference: z.string().min(1),
  /** Whole percent taken off the marked-down price. */
  percent: z.number().int().min(1).max(90),
  name: texts,
  callout: texts.optional(),
  disclaimer: texts.optional(),
})

/** Product facts without a column, as the import form's `attributes` carries it; all of it optional. */
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
  /** The other colour of goods in two: of a print, stripes or checks. */
  secondColourHex: hex.optional(),
  disclaimer: texts.optional(),
  /** Names the group its colour stands in beside the style's other colours. */
  subGroup: texts.optional(),
  /** Product ids of the parts of a set. A set has no variants and no price of its own. */
  setOf: z.array(z.string()).min(2).max(12).optional(),
  /** Looks it is part of; the first product of a look names it. */
  looks: z
    .array(z.object({ id: z.string().regex(/^[\w-]{1,60}$/), title: texts.optional() }))
    .max(12)
    .optional(),
  /** First day on which what is ordered now is sent. */
  preorderShipsOn: day.optional(),
  /** Day of the next delivery of sizes that are gone. */
  nextDelivery: day.optional(),
  /** Left out: online, and in the stores that have it. */
  soldOnly: z.enum(['stores', 'online']).optional(),
  /** False if nobody can ask to be notified when it is back. */
  allowInStockNotifications: z.boolean().optional(),
  callout: callout.optional(),
  promotion: promotion.optional(),
  /** Feed values without a column here, stored for the next export. */
  feed: z.record(z.string(), z.string()).optional(),
})
export type ProductAttributes = z.infer<typeof productAttributes>
export type SustainabilityClaim = z.infer<typeof claim>
