import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { wireMoney } from './money.ts'

export const deliveryTypes = ['home', 'pickup', 'locker', 'packstation', 'store', 'digital'] as const

export const shippingMethod = z
  .object({
    id: z.string(),
    name: z.string(),
    price: wireMoney,
    deliveryType: z.enum(deliveryTypes),
    carrier: z.string(),
    pickupPointCarrier: z.string().optional(),
    freeShipping: z.boolean(),
    /** ISO date of the day on which it should arrive, and of the last day on which it may arrive. */
    predictedDeliveryDate: z.string().optional(),
    latestDeliveryDate: z.string().optional(),
    /** Minutes until the cut-off. */
    predictionCutoff: z.number().int().optional(),
    /** ISO date of the cut-off. */
    predictionCutoffDate: z.string().optional(),
    /** The cut-off as the market writes hours in a sentence: `4pm`, `16` or `16:00`. */
    predictionCutoffLocale: z.string().optional(),
    deliveryPrediction: z.string().optional(),
  })
  .meta({ id: 'ShippingMethod' })
export type ShippingMethod = z.infer<typeof shippingMethod>

/** The shipping method whose day and price are promised next to goods. */
export const promisedDelivery = z.object({
  methodId: z.string(),
  /** The value of goods from which this method is free. Left out if it is always free or never free. */
  freeOver: wireMoney.optional(),
})
export type PromisedDelivery = z.infer<typeof promisedDelivery>

export const pickupPoint = z
  .object({
    id: z.string(),
    name: z.string(),
    carrierVariant: z.string().optional(),
    /** Metres. */
    straightLineDistance: z.number(),
    latitude: z.number(),
    longitude: z.number(),
    address: z.object({
      line1: z.string(),
      postalCode: z.string().optional(),
      city: z.string().optional(),
      country: z.string(),
    }),
    openingHours: z.array(z.object({ day: z.number().int().min(1).max(7), opens: z.string(), closes: z.string() })),
  })
  .meta({ id: 'PickupPoint' })
export type PickupPoint = z.infer<typeof pickupPoint>

const carrier = z.object({ carrierId: idText, basketId: idText.optional() })

/** A shipping method with the market that offers it, for lists without a basket. */
export const offeredMethod = z
  .object({
    id: z.string(),
    name: z.string(),
    /** ISO 3166, and the market that has this price. */
    country: z.string(),
    market: z.string(),
    carrier: z.string(),
    deliveryType: z.enum(deliveryTypes),
    price: wireMoney,
  })
  .meta({ id: 'OfferedShippingMethod' })
export type OfferedMethod = z.infer<typeof offeredMethod>

export const shippingProvider = z
  .object({
    carrierId: z.string(),
    name: z.string(),
    /** The name of the carrier's mark among the marks that the shop draws. */
    logo: z.string(),
  })
  .meta({ id: 'ShippingProvider' })
export type ShippingProvider = z.infer<typeof shippingProvider>

export const deliveryCalls = {
  'GET /api/order/{catalog}/get-shipping-methods': {
    who: 'basket',
    summary: 'Ways this basket can be delivered',
    query: z.object({ basketId: idText.optional() }),
    answer: z.array(shippingMethod),
    problems: [300, 400, 404],
    also: ['/api/order/{catalog}/basket/get-shipping-methods'],
  },
  'GET /api/order/{catalog}/get-pickup-points': {
    who: 'basket',
    summary: 'Pickup points near the delivery address, nearest first',
    query: carrier,
    answer: z.array(pickupPoint),
    problems: [400, 404],
    also: ['/api/order/{catalog}/basket/get-pickup-points'],
  },
  'GET /api/order/{catalog}/basket/get-packstations': {
    who: 'basket',
    summary: 'Packstations and lockers of a carrier near the delivery address, nearest first',
    query: carrier,
    answer: z.array(pickupPoint),
    problems: [400, 404],
    also: ['/api/order/{catalog}/get-packstations'],
  },
  'GET /api/order/{catalog}/shipping-providers': {
    who: 'basket',
    summary: 'Carriers that could deliver this basket',
    query: z.object({ basketId: idText.optional() }),
    answer: z.array(shippingProvider),
    problems: [400, 404],
  },
  'GET /api/order/shipping-methods': {
    who: 'anyone',
    summary: 'Every way to deliver in every market',
    answer: z.array(offeredMethod),
    problems: [],
    also: ['/api/order/shipmentmethods'],
  },
  'GET /api/order/shipping-methods-for-dropdown': {
    who: 'anyone',
    summary: 'Ids and names of every way to deliver',
    answer: z.array(z.object({ id: z.string(), name: z.string() })),
    problems: [],
  },
  'GET /api/order/{catalog}/pdp-shipping-methods': {
    who: 'anyone',
    summary: 'Ways a product can be delivered in this market',
    answer: z.array(shippingMethod),
    problems: [400],
  },
} satisfies Calls
