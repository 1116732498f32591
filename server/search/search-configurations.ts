import type { z } from 'zod'
import type { searchConfigurations as onWire } from '#contracts/search.ts'
import { newDays } from '#server/catalogue/index.ts'

/** Default settings of listings and searches. */
export const searchConfigurations: z.infer<typeof onWire> = {
  totalProductsPerPage: 60,
  daysToTreatAsNew: newDays,
  limitProductsByMaximumAvailabilityInDays: null,
  limitTotalProductsInCategory: null,
  searchHistoryCount: 5,
  customSorting: [],
  imageSort: 'packshot',
}
