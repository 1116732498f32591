import { z } from 'zod'
import { shownStore, storeMap } from './stores.ts'

/** Bodies of pages about stores, and of the devices in them. */
export const storePages = {
  storeLocatorPage: z.object({
    /** The place that was searched for, as it was typed. */
    place: z.string().optional(),
    /** The place is not known. */
    isUnknown: z.literal(true).optional(),
    /** Only stores where orders can be collected. */
    collectOnly: z.boolean(),
    /** The nearest to the place first; all stores of the country in the order of the shop without one. */
    stores: z.array(shownStore),
    map: storeMap,
  }),
  retailStores: z.object({
    heading: z.string(),
    towns: z.array(z.object({ name: z.string(), stores: z.array(shownStore) })),
  }),
  store: z.object({
    store: shownStore,
    /** What can be done there besides buying. */
    services: z.array(z.enum(['collect', 'returns'])),
    map: storeMap,
    near: z.array(shownStore),
  }),
  /** Asks which store a device stands in. */
  isoSetupPage: z.object({
    stores: z.array(z.object({ id: z.string(), name: z.string(), street: z.string(), city: z.string() })),
    chosen: z.string().optional(),
    kept: z.boolean(),
  }),
} as const
