import { z } from 'zod'
import type { Calls } from './calls.ts'
import { productCard } from './catalogue.ts'
import { wireMoney } from './money.ts'

export const facetIds = [
  'size',
  'length',
  'colour',
  'category',
  'brand',
  'subBrand',
  'fit',
  'material',
  'discount',
  'new',
] as const

export const facetValue = z.object({
  /** A slug without commas, as it stands in the address. */
  value: z.string(),
  /** As people read it, in the market's language. */
  name: z.string(),
  /** How many products choosing it would show, its own facet's choices left out. */
  count: z.number().int(),
  selected: z.boolean(),
  /** `#rrggbb` for colours. */
  hex: z.string().optional(),
  /** Sizes belong to a system: letters, eu, inches, kids, shoe. */
  group: z.string().optional(),
})

export const facet = z.object({ id: z.string(), name: z.string(), values: z.array(facetValue) }).meta({ id: 'Facet' })
export type Facet = z.infer<typeof facet>

const bounds = z.object({ lowerBoundingValue: wireMoney, upperBoundingValue: wireMoney })

export const searchRequest = z
  .object({
    from: z.number().optional(),
    size: z.number().optional(),
    searchTerms: z.string().max(100).optional(),
    tags: z.array(z.string()).optional(),
    multiBrandTags: z.array(z.string()).optional(),
    facets: z
      .array(z.object({ id: z.string(), values: z.array(z.string()).max(50) }))
      .max(20)
      .optional(),
    priceRange: z
      .object({ lowerBoundingValue: z.number().optional(), upperBoundingValue: z.number().optional() })
      .optional(),
    sorting: z.string().optional(),
    customSorting: z.array(z.string()).optional(),
    imageSort: z.enum(['model', 'packshot']).optional(),
    limitProductsByMaximumAvailabilityInDays: z.number().optional(),
    limitTotalProductsInCategory: z.number().optional(),
    daysToTreatAsNew: z.number().optional(),
    origin: z.enum(['listing', 'search', 'suggestion', 'widget']).optional(),
    storeId: z.string().optional(),
    getRetailModels: z.boolean().optional(),
    /** A category's id. */
    category: z.string().optional(),
  })
  .meta({ id: 'SearchRequest' })
export type SearchRequest = z.infer<typeof searchRequest>

export const searchResponse = z
  .object({
    results: z.array(productCard),
    totalResults: z.number().int(),
    startingFrom: z.number().int(),
    facets: z.array(facet),
    /** Absent when all prices are the same or none is known. */
    priceFacet: z.object({ selected: bounds, available: bounds }).optional(),
    /** The first entry, relevance, is not offered to people. */
    sortings: z.array(z.object({ id: z.string(), selected: z.boolean() })),
    redirect: z.string().optional(),
    categorySearch: z.array(
      z.object({ displayName: z.string(), productsInCategory: z.number().int(), categoryUri: z.string() }),
    ),
    /** The spelling that was searched for instead, when the one typed finds nothing. */
    correctedTerm: z.string().optional(),
    /** True when not every word could be matched and any word was searched for. */
    anyWord: z.boolean().optional(),
    hasError: z.boolean(),
  })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof searchResponse>

export const searchCalls = {
  'POST /api/catalog/{catalog}/search': {
    who: 'anyone',
    summary: 'Finds products, with facets, prices and sortings',
    query: z.object({ useNewIndex: z.string().optional(), accessToken: z.string().optional() }),
    body: searchRequest,
    answer: searchResponse,
    problems: [400],
  },
} satisfies Calls
