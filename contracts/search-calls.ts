import { z } from 'zod'
import { idText, tokenText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { searchRequest, searchResponse, searchSuggestions, typed } from './search.ts'

/** Settings of listings and searches that editors write for a language or a market. */
const searchConfigurations = z
  .strictObject({
    totalProductsPerPage: z.number().int().min(1).max(200),
    daysToTreatAsNew: z.number().int().min(1).max(365),
    /** Null if there is no limit. */
    limitProductsByMaximumAvailabilityInDays: z.number().int().min(1).nullable(),
    limitTotalProductsInCategory: z.number().int().min(1).nullable(),
    /** Number of earlier search terms that a browser shows. */
    searchHistoryCount: z.number().int().min(0).max(20),
    /** Products that come first, in this order. */
    customSorting: z.array(idText).max(500),
    /** Which picture of a product comes first. */
    imageSort: z.enum(['model', 'packshot']),
  })
  .meta({ id: 'SearchConfigurations' })

export type SearchConfigurations = z.infer<typeof searchConfigurations>

/** Only the settings that editors wrote. */
export const searchSettings = searchConfigurations.partial()

export type SearchSettings = z.infer<typeof searchSettings>

export const searchCalls = {
  'GET /api/search-configurations': {
    who: 'anyone',
    summary: 'How listings and searches are set',
    query: z.object({ market: idText.optional() }),
    answer: searchConfigurations,
    problems: [400],
    also: ['/api/f/{market}/search-configurations'],
  },
  'POST /api/catalog/{catalog}/search': {
    who: 'anyone',
    summary: 'Finds products, with facets, prices and sortings',
    query: z.object({ useNewIndex: idText.optional(), accessToken: tokenText.optional() }),
    body: searchRequest,
    answer: searchResponse,
    problems: [400],
  },
  'POST /api/catalog/{catalog}/search-ids': {
    who: 'anyone',
    summary: 'Finds products and answers their ids alone',
    body: searchRequest,
    answer: z.object({ ids: z.array(z.string()), totalResults: z.number().int() }),
    problems: [400],
  },
  'POST /api/catalog/{catalog}/search-tags': {
    who: 'anyone',
    summary: 'Finds products that bear any of the tags named',
    body: searchRequest,
    answer: searchResponse,
    problems: [400],
  },
  'POST /api/catalog/{catalog}/search-promotion-tags': {
    who: 'anyone',
    summary: 'Finds products that bear any of the promotion tags named',
    body: searchRequest,
    answer: searchResponse,
    problems: [400],
  },
  'GET /api/catalog/{catalog}/search-suggestions': {
    who: 'anyone',
    summary: 'What a term may become while it is typed; from its second letter on',
    /** `subBrand`: only results of that brand, if the brand has its own search. */
    query: z.object({ q: typed.optional(), subBrand: idText.optional() }),
    answer: searchSuggestions,
    problems: [400],
  },
} satisfies Calls
