import { z } from 'zod'
import { basketResponse } from './basket.ts'
import { foreign, idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { address } from './delivery-address.ts'
import { wireMoney } from './money.ts'
import { acceptedPaymentTypes } from './payments.ts'

const basketId = idText.optional()
const byBasket = z.object({ basketId, checkoutBasketId: basketId })

const flag = z.enum(['true', 'false']).optional()

/** Checkout settings of a market. */
export const checkoutSettings = z
  .object({
    /** The countries that the market delivers to. */
    countries: z.array(z.string()),
    /** The value of goods from which delivery is free; null if it never is. */
    freightValue: wireMoney.nullable(),
    thresholds: basketResponse.pick({ minimumThreshold: true, maximumThreshold: true }),
    showGiftCardPaymentOption: z.boolean(),
    paymentTypes: z.array(z.enum(acceptedPaymentTypes)),
    termsVersion: z.string(),
    deliveryDateInCheckout: z.boolean(),
    splitOrderCheckout: z.boolean(),
    authInCheckout: z.boolean(),
    addressValidation: z.boolean(),
    redeemPromoCodeAndGiftCard: z.boolean(),
    billingInAnyCountry: z.boolean(),
  })
  .meta({ id: 'CheckoutSettings' })
export type CheckoutSettings = z.infer<typeof checkoutSettings>

export const checkoutCalls = {
  'PUT /api/order/{catalog}/basket/continue-as-guest': {
    who: 'basket',
    summary: 'Goes on as a guest with an email address',
    body: z.object({ basketId, email: lineText, acceptNewsletter: z.boolean().optional() }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'PUT /api/order/{catalog}/basket/address': {
    who: 'basket',
    summary: 'Sets where it goes and who pays',
    body: z.object({
      basketId,
      shippingAddress: address.optional(),
      billingAddress: address.optional(),
      useBillingAddressForShipping: z.boolean().optional(),
    }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'PUT /api/order/{catalog}/basket/shipment': {
    who: 'basket',
    summary: 'Chooses how it is delivered',
    body: z.object({
      basketId,
      shipmentId: idText.optional(),
      shippingMethodId: idText,
      pickupPointId: idText.optional(),
      /** As it was shown; the pickup point is looked up again by its id. */
      pickupPointAddress: foreign(z.record(z.string(), z.unknown())).optional(),
      carrierPostNumber: idText.optional(),
    }),
    answer: basketResponse,
    problems: [300, 400, 404],
  },
  'PUT /api/order/{catalog}/basket/accept-terms': {
    who: 'basket',
    summary: 'Accepts the terms of sale',
    body: z.object({ basketId, acceptTerms: z.boolean(), termsVersion: idText.optional() }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'PUT /api/order/{catalog}/basket/accept-newsletter': {
    who: 'basket',
    summary: 'Asks for the newsletter, or no longer',
    query: byBasket,
    body: z.object({ basketId, acceptNewsletter: z.boolean() }),
    answer: basketResponse,
    problems: [400, 404],
  },
  'PUT /api/order/{catalog}/basket/accept-newsletter-and-terms': {
    who: 'basket',
    summary: 'Accepts the terms of sale, and asks for the newsletter or not, in one step',
    query: byBasket.extend({ acceptNewsletter: flag, acceptTerms: flag }),
    body: z
      .object({
        basketId,
        acceptNewsletter: z.boolean(),
        acceptTerms: z.boolean(),
        termsVersion: idText,
      })
      .partial()
      .default({}),
    answer: basketResponse,
    problems: [400, 404],
  },
  'GET /api/order/{catalog}/get-with-settings': {
    who: 'basket',
    summary: 'Reads the basket together with what the checkout is set to',
    query: byBasket,
    answer: basketResponse.extend({ settings: checkoutSettings }),
    problems: [404],
    also: ['/api/order/{catalog}/basket/get-with-settings'],
  },
} satisfies Calls
