import type { SearchConfigurations, SearchSettings } from '#contracts/search-calls.ts'
import { newDays } from '#server/catalogue/index.ts'

const usual: SearchConfigurations = {
  totalProductsPerPage: 60,
  daysToTreatAsNew: newDays,
  limitProductsByMaximumAvailabilityInDays: null,
  limitTotalProductsInCategory: null,
  searchHistoryCount: 5,
  customSorting: [],
  imageSort: 'packshot',
}

/** Settings of listings and searches: the defaults, except what editors changed. */
export const searchConfigurationsOf = (written: SearchSettings = {}): SearchConfigurations =>
  Object.assign({}, usual, written)
