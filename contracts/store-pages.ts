import { z } from 'zod'
import { shownStore, storeMap } from './stores.ts'

/** Bodies of pages about stores, and of pages for devices in stores. */
export const storePages = {
  storeLocatorPage: z.object({
    /** The place that was searched for, as the shopper typed it. */
    place: z.string().optional(),
    /** The place was not found. */
    isUnknown: z.literal(true).optional(),
    /** Only stores where orders can be collected. */
    collectOnly: z.boolean(),
    /** The stores nearest to the place first. Without a place: all stores of the country, in the order of the shop. */
    stores: z.array(shownStore),
    map: storeMap,
  }),
  retailStores: z.object({
    heading: z.string(),
    towns: z.array(z.object({ name: z.string(), stores: z.array(shownStore) })),
  }),
  store: z.object({
    store: shownStore,
    /** What the store offers besides selling. */
    services: z.array(z.enum(['collect', 'returns'])),
    map: storeMap,
    near: z.array(shownStore),
  }),
  /** Asks in which store a device is. */
  isoSetupPage: z.object({
    stores: z.array(z.object({ id: z.string(), name: z.string(), street: z.string(), city: z.string() })),
    chosen: z.string().optional(),
    kept: z.boolean(),
  }),
} as const
