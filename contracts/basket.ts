import { z } from 'zod'
import { badge } from './badge-shapes.ts'
import { totals } from './basket-totals.ts'
import { idText } from './bounds.ts'
import { shippingMethod } from './delivery.ts'
import { address } from './delivery-address.ts'
import { wireMoney } from './money.ts'
import { discount, shownPrice } from './pricing.ts'

export const giftLetter = z.object({
  recipientName: z.string().optional(),
  recipientEmail: z.string(),
  senderName: z.string().optional(),
  message: z.string().optional(),
  /** `YYYY-MM-DD`. Left out if it is sent at once. */
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
    /** All prices of one piece, with the prior price. Older orders were stored without `shown`. */
    price: shownPrice.partial({ shown: true }),
    /** The total of the line: all its pieces, less its own discounts. */
    totalPrice: wireMoney,
    /** The total of all lines with this sku, or with this bonus. */
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
    /** The tax rate of its price in percent. None for gift cards, because tax is paid when they are spent. */
    taxPercent: z.number().min(0).max(100).optional(),
    stockLocation: z.enum(['warehouse', 'store']),
    storeId: z.string().optional(),
    promotionId: z.string().optional(),
    rewardId: z.string().optional(),
    promotionName: z.string().optional(),
    promotionLevel: z.string().optional(),
    /** Who a gift card is for, and the message with it. */
    giftCard: giftLetter.optional(),
    /** All sizes (and lengths) of this colour, including the line's own. Left out if there is no other size to change to. */
    sizes: z.array(z.object({ sku: z.string(), name: z.string(), inStock: z.boolean() })).optional(),
    /** The largest quantity that is possible now; and what the shopper should know about the line, if anything. */
    maxQuantity: z.number().int(),
    warning: z.enum(['sold-out', 'fewer-left', 'price-changed']).optional(),
  })
  .meta({ id: 'BasketLine' })
export type BasketLine = z.infer<typeof basketLine>

export const shipment = z.object({
  /** `warehouse`, a store, or `online` for goods that need no parcel. */
  id: z.string(),
  lineIds: z.array(z.string()).optional(),
  shippingMethodName: z.string(),
  price: wireMoney,
  shippingMethodId: z.string(),
  pickupPointId: z.string().optional(),
  pickupPointAddress: z.record(z.string(), z.string()).optional(),
  /** The shopper's customer number at the carrier. The carrier's parcel machines ask for it. */
  carrierPostNumber: z.string().optional(),
  predictedDeliveryDate: z.string().optional(),
  latestDeliveryDate: z.string().optional(),
})

export const basket = z
  .object({
    basketId: z.string(),
    version: z.number().int(),
    quantity: z.number().int(),
    /**
     * `digital-only`: every line is digital; `mixed`: some lines are; `several-locations`: pieces come from the
     * warehouse and from a store.
     */
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
    /** `balance` is the whole balance of the card, `covered` the amount that it pays for this basket. */
    giftCards: z.array(
      z.object({
        /** Identifies the card where two end with the same digits; absent in baskets frozen before it existed. */
        cardId: z.string().optional(),
        giftCardNumber: z.string(),
        /** The card pays with a voucher of the loyalty programme. */
        isVoucher: z.literal(true).optional(),
        balance: wireMoney,
        covered: wireMoney.optional(),
      }),
    ),
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
    /** Its pieces are reserved until then (ISO 8601). */
    heldUntil: z.string().optional(),
    acceptTerms: z.boolean(),
    acceptNewsletter: z.boolean(),
  })
  .meta({ id: 'Basket' })
export type Basket = z.infer<typeof basket>

/** The answer of every call that changes a basket: the recalculated basket and data that belongs to it. */
export const basketResponse = z
  .object({
    basket,
    shippingMethods: z.array(shippingMethod),
    /** Shipping methods by shipment, if the shopper chooses for several parcels separately. */
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
    /** The amount that is missing for free delivery. Left out if the market has no free delivery. */
    freeFreight: z.object({ freightValue: wireMoney, remaining: wireMoney, reachedShare: z.number() }).optional(),
    /** Current promotions without a code. Left out if the shop does not show them next to a basket. */
    promotionPanels: z
      .array(
        z.object({
          promotionId: z.string(),
          name: z.string(),
          callout: z.string(),
          disclaimer: z.string().optional(),
          /** The value of goods that the promotion requires. */
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

export const basketId = idText.optional()
