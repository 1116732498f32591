import { z } from 'zod'
import type { Calls } from './calls.ts'
import { badge } from './catalogue.ts'
import { shippingMethod } from './delivery.ts'
import { wireMoney } from './money.ts'
import { price } from './pricing.ts'

export const address = z
  .object({
    id: z.string(),
    accountId: z.string(),
    isPreferred: z.boolean(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    organizationName: z.string(),
    line1: z.string(),
    line2: z.string(),
    houseNumber: z.string(),
    city: z.string(),
    postalCode: z.string(),
    regionCode: z.string(),
    country: z.string(),
    mobilePhoneNumber: z.string(),
    district: z.string(),
    zone: z.string(),
    taxOffice: z.string(),
    carrierPostNumber: z.string(),
    carrierVariant: z.string(),
    customsCustomerNumber: z.string(),
    legalCustomerNumber: z.string(),
    geoCoordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  })
  .partial()
  .meta({ id: 'Address' })
export type Address = z.infer<typeof address>

export const basketLine = z
  .object({
    id: z.string(),
    sku: z.string(),
    productId: z.string(),
    name: z.string(),
    imageUrl: z.string(),
    imageAlt: z.string(),
    productUrl: z.string(),
    /** `unitPrice.price` is the whole price block, prior price included. */
    unitPrice: z.object({ salesPrice: wireMoney, listPrice: wireMoney.optional() }),
    price,
    totalPrice: wireMoney,
    groupTotalPrice: wireMoney,
    quantity: z.number().int(),
    ean: z.string().optional(),
    colour: z.object({
      name: z.string(),
      base: z.object({ name: z.string(), hex: z.string() }),
      nuance: z.object({ name: z.string(), hex: z.string() }),
    }),
    variant: z.object({ size: z.string(), length: z.string().optional() }),
    ediCategory: z.string().optional(),
    ediSubCategory: z.string().optional(),
    brand: z.string(),
    subBrand: z.string(),
    badges: z.array(badge),
    isDigital: z.boolean(),
    isBonusProduct: z.boolean(),
    stockLocation: z.enum(['warehouse', 'store']),
    promotionName: z.string().optional(),
    promotionLevel: z.string().optional(),
    /** The other sizes (and lengths) of this colour, the line's own among them; left out where there is nothing to change to. */
    sizes: z.array(z.object({ sku: z.string(), name: z.string(), inStock: z.boolean() })).optional(),
    /** The most that can be had of it right now, and what stands in the way, if anything. */
    maxQuantity: z.number().int(),
    warning: z.enum(['sold-out', 'fewer-left', 'price-changed']).optional(),
  })
  .meta({ id: 'BasketLine' })
export type BasketLine = z.infer<typeof basketLine>

export const shipment = z.object({
  /** `warehouse`, a store, or `online` for what needs no parcel. */
  id: z.string(),
  lineIds: z.array(z.string()).optional(),
  shippingMethodName: z.string(),
  price: wireMoney,
  shippingMethodId: z.string(),
  pickupPointId: z.string().optional(),
  pickupPointAddress: z.record(z.string(), z.string()).optional(),
  predictedDeliveryDate: z.string().optional(),
  latestDeliveryDate: z.string().optional(),
})

export const basket = z
  .object({
    basketId: z.string(),
    version: z.number().int(),
    quantity: z.number().int(),
    lines: z.array(basketLine),
    shippingAddress: address.optional(),
    billingAddress: address.optional(),
    useBillingAddressForShipping: z.boolean(),
    shipments: z.array(shipment),
    shippingTotal: wireMoney,
    shippingVat: wireMoney,
    subtotal: wireMoney,
    total: wireMoney,
    totalDiscount: wireMoney,
    totalVat: wireMoney,
    totalVat1: wireMoney,
    totalVat2: wireMoney,
    vatName: z.string(),
    vatName2: z.string().optional(),
    /** For the tax table of markets that show one. */
    totalWithoutVat: wireMoney.optional(),
    promoCodes: z.array(z.string()),
    promoCodeAmounts: z.record(z.string(), wireMoney),
    giftCards: z.array(z.object({ giftCardNumber: z.string(), balance: wireMoney })),
    bonusProductContexts: z.array(
      z.object({
        isCallToAction: z.boolean(),
        callToActionCount: z.number().int(),
        optedOutCount: z.number().int(),
        promotionId: z.string(),
        rewardId: z.string(),
      }),
    ),
    freeShipping: z.boolean(),
    remainingTotal: wireMoney,
    email: z.string().optional(),
    acceptTerms: z.boolean(),
    acceptNewsletter: z.boolean(),
  })
  .meta({ id: 'Basket' })
export type Basket = z.infer<typeof basket>

/** What every call that changes a basket answers: the basket, recalculated, and what surrounds it. */
export const basketResponse = z
  .object({
    basket,
    shippingMethods: z.array(shippingMethod),
    allowedStates: z.array(z.object({ name: z.string(), abbreviation: z.string() })),
    allowedProvinces: z.array(
      z.object({ name: z.string(), abbreviation: z.string(), vatNameEnglish: z.string(), vatNameFrench: z.string() }),
    ),
    turkishLocations: z.object({
      districts: z.array(z.object({ id: z.string(), zoneId: z.string(), name: z.string() })),
      zones: z.array(z.object({ id: z.string(), name: z.string(), abbreviation: z.string() })),
    }),
    maximumThreshold: wireMoney,
    minimumThreshold: wireMoney,
    cheapestPredictedDeliveryDate: z.string().optional(),
    /** How far the basket is from free delivery; absent where the market has none. */
    freeFreight: z.object({ freightValue: wireMoney, remaining: wireMoney, reachedShare: z.number() }).optional(),
  })
  .meta({ id: 'BasketResponse' })
export type BasketResponse = z.infer<typeof basketResponse>

const basketId = z.string().optional()
const quantity = z.number()

export const newLine = z.object({
  basketId,
  sku: z.string().min(1).max(200),
  ean: z.string().optional(),
  quantity: quantity.default(1),
  isBonusProduct: z.boolean().optional(),
  promotionId: z.string().optional(),
  rewardId: z.string().optional(),
  stockLocation: z.enum(['warehouse', 'store']).optional(),
  storeId: z.string().optional(),
})

const lineById = z.object({ lineItemId: z.string() })
const byBasket = z.object({ basketId, checkoutBasketId: basketId })

export const basketCalls = {
  'GET /api/order/{catalog}/basket': {
    who: 'basket',
    summary: 'Reads the basket',
    query: byBasket,
    answer: basketResponse,
    problems: [400, 404],
  },
  'DELETE /api/order/{catalog}/basket': {
    who: 'basket',
    summary: 'Deletes the basket',
    query: byBasket,
    answer: z.object({}),
    problems: [404],
  },
  'POST /api/order/{catalog}/basket/line': {
    who: 'basket',
    summary: 'Adds pieces of a variant; makes a basket where there is none',
    body: newLine,
    answer: basketResponse,
    problems: [400],
  },
  'PUT /api/order/{catalog}/basket/line': {
    who: 'basket',
    summary: 'Sets how many pieces of a variant',
    body: newLine,
    answer: basketResponse,
    problems: [400, 404],
  },
  'PUT /api/order/{catalog}/basket/line/{lineItemId}': {
    who: 'basket',
    summary: 'Changes the quantity or the size of a line',
    params: lineById,
    body: z.object({ basketId, quantity: quantity.optional(), sku: z.string().optional() }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/lines': {
    who: 'basket',
    summary: 'Adds several lines, all or none',
    body: z.object({ basketId, lines: z.array(newLine).min(1).max(50) }),
    answer: basketResponse,
    problems: [400],
  },
  'PUT /api/order/{catalog}/basket/lines': {
    who: 'basket',
    summary: 'Sets several lines and leaves the others',
    body: z.object({ basketId, lines: z.array(newLine).min(1).max(50) }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'DELETE /api/order/{catalog}/basket/lines': {
    who: 'basket',
    summary: 'Removes several lines',
    query: byBasket.extend({ id: z.array(z.string()).min(1) }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'DELETE /api/order/{catalog}/basket/lines/{lineItemId}': {
    who: 'basket',
    summary: 'Removes a line',
    params: lineById,
    query: byBasket,
    answer: basketResponse,
    problems: [404],
  },
} satisfies Calls
