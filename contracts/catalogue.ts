import { z } from 'zod'
import { badge, calloutAttributes } from './badge-shapes.ts'
import { productImages } from './images.ts'
import { wireMoney } from './money.ts'
import { price, shownPrice } from './pricing.ts'
import { modelMeasurements, operator } from './product-attributes.ts'

export const relatedColour = z.object({
  id: z.string(),
  colour: z.string(),
  pantoneCode: z.string().optional(),
  /** The colour of the dot as `#rrggbb`. With the address and the front picture of that colour a tile can change its colour in place. */
  hex: z.string(),
  /** The colour of the dot's other half, for goods in two colours. */
  secondHex: z.string().optional(),
  url: z.string(),
  inStock: z.boolean(),
  frontImage: z.string().optional(),
})

/** A product as a tile shows it: one colour of a style. */
export const productCard = z
  .object({
    id: z.string(),
    styleNumber: z.string(),
    optionId: z.string(),
    name: z.string(),
    url: z.string(),
    price: shownPrice,
    staticClubPrice: wireMoney.optional(),
    subBrand: z.string(),
    brand: z.string(),
    /** True if other sizes or parts cost more than the shown price. */
    isFromPrice: z.literal(true).optional(),
    badges: z.array(badge),
    calloutAttributes: calloutAttributes.optional(),
    disclaimer: z.string().optional(),
    ean: z.string().optional(),
    ediCategory: z.string().optional(),
    ediSubCategory: z.string().optional(),
    isNew: z.boolean(),
    isProductSet: z.boolean(),
    inStock: z.boolean(),
    comingSoonProduct: z.boolean(),
    /** When a coming product can first be bought, ISO. Absent after its launch. */
    launchDateTime: z.string().optional(),
    isInDeliverySet: z.boolean(),
    productSetOptionsCount: z.number().int(),
    hasCompleteTheLook: z.boolean(),
    hasEcom: z.boolean(),
    hasRetail: z.boolean(),
    isDigital: z.boolean(),
    frontImage: z.string(),
    backImage: z.string().optional(),
    images: productImages,
    colourFamilyName: z.string(),
    colourName: z.string(),
    styleOptionCount: z.number().int(),
    productRelations: z.array(relatedColour),
    fabricComposition: z.string().optional(),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.infer<typeof productCard>

export const variant = z
  .object({
    id: z.string(),
    ean: z.string().optional(),
    inStockEcom: z.boolean(),
    inStockRetail: z.boolean(),
    inDeliveryDateSet: z.boolean(),
    /** Day (YYYY-MM-DD) of the next delivery of a sold-out size. */
    inDeliveryDate: z.string().optional(),
    /** Number of pieces left. Sent only for 1 to 3 pieces. */
    fewLeft: z.number().int().optional(),
    size: z.object({ sizeId: z.string(), name: z.string() }),
    length: z.object({ lengthId: z.string(), name: z.string() }).optional(),
    price: shownPrice.optional(),
  })
  .meta({ id: 'Variant' })
export type Variant = z.infer<typeof variant>

/** A part of a product set: its card, and the sizes to choose from. */
export const productSetOption = productCard.extend({ variants: z.array(variant) }).meta({ id: 'ProductSetOption' })
export type ProductSetOption = z.infer<typeof productSetOption>

/** Economic operators and warnings. Shown without a click where the law requires it. */
export const productSafety = z
  .object({
    manufacturer: z.string(),
    address: z.string(),
    contact: z.string(),
    /** The responsible person in the EU if the manufacturer is outside it. */
    responsiblePerson: operator.optional(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'ProductSafety' })

/** The evidence for a claim: number, scope and last day (YYYY-MM-DD) of a certificate. */
export const certificate = z
  .object({ number: z.string(), scope: z.string(), validUntil: z.string(), issuer: z.string().optional() })
  .meta({ id: 'Certificate' })

export const productDetail = productCard
  .extend({
    allowInStockNotifications: z.boolean(),
    isPreorder: z.boolean(),
    /** Day (YYYY-MM-DD) from which a pre-ordered product is sent. */
    preorderShipsOn: z.string().optional(),
    /** A gift card. Its sizes are amounts. */
    isGiftCard: z.literal(true).optional(),
    isNoos: z.boolean(),
    description: z.string(),
    careInstructions: z.array(z.string()),
    styleOptionNumber: z.string(),
    fabricCompositionEnglish: z.string().optional(),
    colour: z.object({
      id: z.string(),
      name: z.string(),
      base: z.string(),
      nuance: z.string(),
      pantoneHexCode: z.string(),
    }),
    variants: z.array(variant),
    /** The variant that the address of the call names. */
    chosenSku: z.string().optional(),
    styleOptions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        url: z.string(),
        image: z.string(),
        inStock: z.boolean(),
        optionId: z.string(),
        colour: z.string(),
        hex: z.string(),
        price,
        /** The sizes of the other colour, so that a chosen size is kept when the colour changes. */
        variants: z.array(
          z.object({
            id: z.string(),
            sizeId: z.string(),
            lengthId: z.string().optional(),
            inStockEcom: z.boolean(),
            inStockRetail: z.boolean(),
          }),
        ),
        subGroup: z.string().optional(),
      }),
    ),
    modelMeasurements: modelMeasurements.optional(),
    sustainabilityReasons: z.array(
      z.object({
        id: z.string(),
        reason: z.string(),
        supportText: z.string(),
        certificate: certificate.optional(),
      }),
    ),
    sustainabilityText: z.string().optional(),
    productSafety: productSafety.optional(),
    tags: z.array(z.string()),
    /** Looks that it is part of; see `GET /api/shop-the-look`. */
    shopTheLookIds: z.array(z.string()).optional(),
    /** The parts of a product set that this market sells. */
    productSetOptions: z.array(productSetOption).optional(),
    /** The group of its colour. The colours of its style are shown in groups. */
    subGroup: z.string().optional(),
    /** The path from the front page to this page: names and addresses of categories. */
    breadcrumb: z.array(z.object({ title: z.string(), url: z.string() })),
  })
  .meta({ id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof productDetail>
