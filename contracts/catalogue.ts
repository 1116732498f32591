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
  /** `#rrggbb` of the dot, address and front picture of that colour, so that a tile can swap in place. */
  hex: z.string(),
  /** The other half of the dot, for goods in two colours. */
  secondHex: z.string().optional(),
  url: z.string(),
  inStock: z.boolean(),
  frontImage: z.string().optional(),
})

/** A product as a tile shows it: one colour option of a style. */
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
    /** When a coming product can first be bought, ISO; absent once it is launched. */
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
    /** Day (YYYY-MM-DD) of the next delivery of a size that is gone. */
    inDeliveryDate: z.string().optional(),
    /** Pieces left, sent only when few are (1 to 3). */
    fewLeft: z.number().int().optional(),
    size: z.object({ sizeId: z.string(), name: z.string() }),
    length: z.object({ lengthId: z.string(), name: z.string() }).optional(),
    price: shownPrice.optional(),
  })
  .meta({ id: 'Variant' })
export type Variant = z.infer<typeof variant>

/** A part of a product set: the part's own card, and its sizes to choose from. */
export const productSetOption = productCard.extend({ variants: z.array(variant) }).meta({ id: 'ProductSetOption' })
export type ProductSetOption = z.infer<typeof productSetOption>

/** Economic operators and warnings, shown without a click where the law asks for it. */
export const productSafety = z
  .object({
    manufacturer: z.string(),
    address: z.string(),
    contact: z.string(),
    /** The responsible person in the EU for a maker outside it. */
    responsiblePerson: operator.optional(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'ProductSafety' })

/** The evidence of a claim: number, scope and last day (YYYY-MM-DD) of a certificate. */
export const certificate = z
  .object({ number: z.string(), scope: z.string(), validUntil: z.string(), issuer: z.string().optional() })
  .meta({ id: 'Certificate' })

export const productDetail = productCard
  .extend({
    allowInStockNotifications: z.boolean(),
    isPreorder: z.boolean(),
    /** Day (YYYY-MM-DD) from which a pre-ordered product is sent. */
    preorderShipsOn: z.string().optional(),
    /** Its sizes are amounts. */
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
    /** The variant that the address of the call named. */
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
        /** Its sizes, so that a chosen size can be kept when the colour changes. */
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
    /** Looks it is part of; see `GET /api/shop-the-look`. */
    shopTheLookIds: z.array(z.string()).optional(),
    /** The parts of a product set that this market sells. */
    productSetOptions: z.array(productSetOption).optional(),
    /** Its style's colours come in such groups. */
    subGroup: z.string().optional(),
    /** Way from the front page to here: category names and addresses. */
    breadcrumb: z.array(z.object({ title: z.string(), url: z.string() })),
  })
  .meta({ id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof productDetail>
