import { z } from 'zod'
import type { Calls } from './calls.ts'

/** A store. Calls and shipments use `pickupPointId` to name it. */
export const store = z
  .object({
    pickupPointId: z.string(),
    physicalId: z.string(),
    shopNumber: z.string(),
    name: z.string(),
    address: z.object({
      countryCode: z.string(),
      street: z.string(),
      city: z.string(),
      postalCode: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      phone: z.string(),
    }),
    /** 1 is Monday. */
    openingHours: z.array(z.object({ day: z.number().int().min(1).max(7), opens: z.string(), closes: z.string() })),
    clickAndCollect: z.boolean(),
    /** Distance in metres from the searched place. */
    straightLineDistance: z.number().int().optional(),
  })
  .meta({ id: 'Store' })
export type StoreOnWire = z.infer<typeof store>

/** A store as its pages show it. */
export const shownStore = store.extend({
  url: z.string(),
  /** A page with directions on another site, opened only by a click. */
  directionsUrl: z.string(),
  /** By the local time of the store. `day` is 1 for Monday, and is left out if the store opens later today. */
  now: z.discriminatedUnion('open', [
    z.object({ open: z.literal(true), until: z.string() }),
    z.object({
      open: z.literal(false),
      opens: z.object({ day: z.number().int().optional(), at: z.string() }).optional(),
    }),
  ]),
})
export type ShownStore = z.infer<typeof shownStore>

/** The data to draw a map; coordinates are pixels from the upper left corner. */
export const storeMap = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** The `d` attributes of SVG paths. */
  land: z.string(),
  borders: z.string(),
  towns: z.array(z.object({ name: z.string(), x: z.number().int(), y: z.number().int() })),
  /** The positions of the stores, by `physicalId`. */
  pins: z.array(z.object({ id: z.string(), x: z.number().int(), y: z.number().int() })),
})
export type StoreMap = z.infer<typeof storeMap>

const flag = z.enum(['true', 'false']).optional()
const part = z.string().max(100).optional()

export const storesCalls = {
  'GET /api/stores/{catalog}/get-click-collect-stores': {
    who: 'anyone',
    summary: 'Stores goods can be collected in, nearest first',
    query: z.object({
      ...{ street: part, city: part, postalCode: part, country: part },
      numberOfPickupPoints: z.coerce.number().int().min(1).max(50).optional(),
    }),
    answer: z.array(store),
    problems: [400],
  },
  'GET /api/stores/get-click-collect-store': {
    who: 'anyone',
    summary: 'One store goods can be collected in',
    query: z.object({ pickupPointId: z.string().min(1).max(100) }),
    answer: store,
    problems: [400, 404],
  },
  'GET /api/stores/{catalog}': {
    who: 'anyone',
    summary: 'Stores of a market: of a city, or of all its neighbours too',
    query: z.object({ city: part, allStores: flag, filterByClickNCollect: flag }),
    answer: z.array(store),
    problems: [400],
  },
  'GET /api/stores/{catalog}/list': {
    who: 'anyone',
    summary: 'Every store of a market',
    answer: z.array(store),
    problems: [400],
  },
} satisfies Calls
