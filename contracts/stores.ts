import { z } from 'zod'
import type { Calls } from './calls.ts'

/** A shop one can walk into. `pickupPointId` is what calls and shipments name it by. */
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
    /** Metres from the place that was asked about. */
    straightLineDistance: z.number().int().optional(),
  })
  .meta({ id: 'Store' })
export type StoreOnWire = z.infer<typeof store>

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
