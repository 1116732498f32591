import { z } from 'zod'
import { idText, lineText, longText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { badge } from './catalogue.ts'
import { shippingMethod } from './delivery.ts'
import { wireMoney } from './money.ts'
import { discount, shownPrice } from './pricing.ts'

export const address = z
  .object({
    id: idText,
    accountId: idText,
    isPreferred: z.boolean(),
    email: lineText,
    firstName: lineText,
    lastName: lineText,
    organizationName: lineText,
    line1: lineText,
    line2: lineText,
    houseNumber: lineText,
    city: lineText,
    postalCode: lineText,
    regionCode: idText,
    country: idText,
    mobilePhoneNumber: lineText,
    district: idText,
    /** For people to read; told by us, never taken. */
    districtName: lineText,
    zone: idText,
    taxOffice: lineText,
    carrierPostNumber: lineText,
    carrierVariant: idText,
    customsCustomerNumber: lineText,
    legalCustomerNumber: lineText,
    geoCoordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  })
  .partial()
  .meta({ id: 'Address' })
export type Address = z.infer<typeof address>

export const giftLetter = z.object({
  recipientName: z.string().optional(),
  recipientEmail: z.string(),
  senderName: z.string().optional(),
  message: z.string().optional(),
  /** `YYYY-MM-DD`; left out, it is sent at once. */
  deliveryDate: z.string().optional(),
})

export const basketLine = z
  .object({
    id: z.string(),
    sku: z.string(),
    productId: z.string(),
    name: z.string(),
    imageUrl: z.string(),
    imageAlt: z.string(),
    productUrl: z.string(),
    unitPrice: z.object({ salesPrice: wireMoney, listPrice: wireMoney.optional() }),
    /** The whole price block of a piece, prior price included. Older orders were stored without `shown`. */
    price: shownPrice.partial({ shown: true }),
    /** The total of the line: all its pieces, less its own discounts. */
    totalPrice: wireMoney,
    /** The same of all lines of this sku, or of this bonus. */
    groupTotalPrice: wireMoney,
    /** Discounts of the line: the markdown first, then promotions. */
    discounts: z.array(discount).optional(),
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
    /** Percent its price is taxed at; none for gift cards, which are taxed when they are spent. */
    taxPercent: z.number().min(0).max(100).optional(),
    stockLocation: z.enum(['warehouse', 'store']),
    storeId: z.string().optional(),
    promotionId: z.string().optional(),
    rewardId: z.string().optional(),
    promotionName: z.string().optional(),
    promotionLevel: z.string().optional(),
    /** For whom a gift card is, and what is written with it. */
    giftCard: giftLetter.optional(),
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

/** The net amount taxed at one rate, and its tax. */
const taxRateRow = z.object({
  /** The tax's name, in the language of the market. */
  name: z.string().max(100),
  percent: z.number().min(0).max(100),
  taxable: wireMoney,
  vat: wireMoney,
})

/** One part of what goods are reduced by. */
const reduction = z.object({
  /** `goods`: was and now, of the goods themselves; `promotion`: what one promotion takes off. */
  kind: z.enum(['goods', 'promotion']),
  promotionId: idText.optional(),
  /** Of the promotion, in the language of the market. */
  name: z.string().max(300).optional(),
  promoCode: z.string().max(200).optional(),
  amount: wireMoney,
})
export type Reduction = z.infer<typeof reduction>

/** Totals of a basket or an order; every part adds up to `total`. */
export const totals = {
  subtotal: wireMoney,
  total: wireMoney,
  totalDiscount: wireMoney,
  /** The parts of `totalDiscount`, to the last unit: goods first, then each promotion. Orders made before it was told have none. */
  reductions: z.array(reduction).max(300).optional(),
  totalVat: wireMoney,
  totalVat1: wireMoney,
  totalVat2: wireMoney,
  vatName: z.string(),
  vatName2: z.string().optional(),
  /** For the tax table of markets that show one. */
  totalWithoutVat: wireMoney.optional(),
  shippingTotal: wireMoney,
  shippingVat: wireMoney,
  /** The tax service did not say; the shop's own table did. */
  taxEstimated: z.boolean().optional(),
  /** One row a rate, highest first, what is sent included; a rate of 0 % has its row. Gift cards are in none. */
  taxRates: z.array(taxRateRow).max(20).optional(),
}

export const basket = z
  .object({
    basketId: z.string(),
    version: z.number().int(),
    quantity: z.number().int(),
    /** `digital-only`: every line is; `mixed`: any line is; `several-locations`: from warehouse and store. */
    states: z.array(z.enum(['empty', 'digital-only', 'mixed', 'several-locations'])).optional(),
    lines: z.array(basketLine),
    shippingAddress: address.optional(),
    billingAddress: address.optional(),
    useBillingAddressForShipping: z.boolean(),
    shipments: z.array(shipment),
    ...totals,
    promoCodes: z.array(z.string()),
    promoCodeAmounts: z.record(z.string(), wireMoney),
    /** The discount of each promotion, on goods and delivery together. */
    discounts: z
      .array(
        z.object({
          promotionId: z.string(),
          name: z.string(),
          level: z.enum(['line', 'basket', 'shipping']),
          promoCode: z.string().optional(),
          amount: wireMoney,
        }),
      )
      .optional(),
    /** `balance` is all that is on the card, `covered` what it pays here. */
    giftCards: z.array(z.object({ giftCardNumber: z.string(), balance: wireMoney, covered: wireMoney.optional() })),
    bonusProductContexts: z.array(
      z.object({
        isCallToAction: z.boolean(),
        callToActionCount: z.number().int(),
        optedOutCount: z.number().int(),
        promotionId: z.string(),
        rewardId: z.string(),
        promotionName: z.string().optional(),
      }),
    ),
    freeShipping: z.boolean(),
    remainingTotal: wireMoney,
    email: z.string().optional(),
    note: z.string().optional(),
    /** Until then pieces are set aside for it (ISO 8601). */
    heldUntil: z.string().optional(),
    acceptTerms: z.boolean(),
    acceptNewsletter: z.boolean(),
  })
  .meta({ id: 'Basket' })
export type Basket = z.infer<typeof basket>

/** The answer of every call that changes a basket: the basket, recalculated, and what surrounds it. */
export const basketResponse = z
  .object({
    basket,
    shippingMethods: z.array(shippingMethod),
    /** By shipment, where several parcels are chosen for apart. */
    shipmentMethods: z.record(z.string(), z.array(shippingMethod)).optional(),
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
    /** Distance to free delivery; absent where the market has none. */
    freeFreight: z.object({ freightValue: wireMoney, remaining: wireMoney, reachedShare: z.number() }).optional(),
    /** Current promotions without a code; absent if the shop does not show them beside a basket. */
    promotionPanels: z
      .array(
        z.object({
          promotionId: z.string(),
          name: z.string(),
          callout: z.string(),
          disclaimer: z.string().optional(),
          /** The required value of its goods. */
          from: wireMoney.optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'BasketResponse' })
export type BasketResponse = z.infer<typeof basketResponse>

export const giftCardBalance = z
  .object({ giftCardNumber: z.string(), balance: wireMoney, expireDate: z.string().optional() })
  .meta({ id: 'GiftCardBalance' })

const basketId = idText.optional()
const quantity = z.number()

export const newLine = z.object({
  basketId,
  sku: z.string().min(1).max(200),
  ean: idText.optional(),
  quantity: quantity.default(1),
  isBonusProduct: z.boolean().optional(),
  promotionId: idText.optional(),
  rewardId: idText.optional(),
  stockLocation: z.enum(['warehouse', 'store']).optional(),
  storeId: z.string().max(100).optional(),
})

const newGiftCardLine = z.object({
  basketId,
  sku: z.string().min(1).max(200),
  quantity: quantity.default(1),
  recipientName: lineText.optional(),
  recipientEmail: lineText,
  senderName: lineText.optional(),
  message: longText.optional(),
  deliveryDate: idText.optional(),
})

const cardWithCode = z.object({
  giftCardNumber: z.string().min(1).max(100),
  giftCardNumberValidationCode: z.string().min(1).max(100),
})

const lineById = z.object({ lineItemId: idText })
const byBasket = z.object({ basketId, checkoutBasketId: basketId })
const promoCode = z.string().min(1).max(200)
const promotionId = z.string().min(1).max(200)
const rewardId = z.string().max(200)

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
    body: z.object({ basketId, quantity: quantity.optional(), sku: idText.optional() }),
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
    query: byBasket.extend({ id: z.array(idText).min(1).max(200) }),
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
  'DELETE /api/order/{catalog}/basket/{basketId}': {
    who: 'basket',
    summary: 'Deletes the basket named in the address',
    params: z.object({ basketId: idText }),
    answer: z.object({}),
    problems: [404],
  },
  'GET /api/order/basket/abandoned': {
    who: 'basket',
    summary:
      'Shows a basket that was left behind, from the link in a mail; a browser is led to the button that takes it over',
    query: z.object({ basketId: idText, ticket: idText.optional() }),
    answer: basketResponse,
    problems: [303, 400, 404],
  },
  'POST /api/order/{catalog}/basket/hand-over': {
    who: 'basket',
    summary: 'Makes a link, and a code for a camera, with which another device takes the basket over, once',
    body: z.object({ basketId }).default({}),
    answer: z.object({ url: z.string(), qrCodeString: z.string(), expiresAt: z.string() }),
    problems: [404],
  },
  'PUT /api/order/{catalog}/basket/note': {
    who: 'basket',
    summary: 'Writes a note that goes with the order',
    body: z.object({ basketId, note: longText }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/add-promo-code': {
    who: 'basket',
    summary: 'Enters a promotion code; makes a basket that keeps it where there is none',
    query: byBasket.extend({ promoCode: promoCode.optional() }),
    body: z.object({ basketId, promoCode }).partial().default({}),
    answer: basketResponse,
    problems: [400, 404, 429],
  },
  'DELETE /api/order/{catalog}/basket/delete-promo-code': {
    who: 'basket',
    summary: 'Takes a promotion code out again',
    query: byBasket.extend({ promoCode }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/opt-out-of-bonus': {
    who: 'basket',
    summary: 'Says no to bonus products, until more of them are earned',
    query: byBasket.extend({
      /** Of the promotion. */
      id: promotionId.optional(),
      rewardId: rewardId.optional(),
      newOptedOutCount: z.coerce.number().optional(),
    }),
    body: z.object({ basketId, id: promotionId, rewardId, newOptedOutCount: z.number() }).partial().default({}),
    answer: basketResponse,
    problems: [400, 404],
  },
  'POST /api/order/{catalog}/basket/add-gift-card-line': {
    who: 'basket',
    summary: 'Adds a gift card for somebody; makes a basket where there is none',
    body: newGiftCardLine,
    answer: basketResponse,
    problems: [400],
  },
  'POST /api/order/{catalog}/basket/add-giftcard': {
    who: 'basket',
    summary: 'Pays with a gift card as far as it goes',
    body: cardWithCode.extend({ basketId }),
    answer: basketResponse,
    problems: [400, 404, 429],
  },
  'GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}': {
    who: 'basket',
    summary: 'No longer pays with a gift card',
    params: z.object({ giftCardNumber: idText }),
    query: byBasket,
    answer: basketResponse,
    problems: [404],
    changes: true,
  },
  'POST /api/order/{catalog}/basket/check-balance-giftcard': {
    who: 'anyone',
    summary: 'Tells what is on a gift card',
    body: cardWithCode,
    answer: giftCardBalance,
    problems: [400, 429],
  },
} satisfies Calls
