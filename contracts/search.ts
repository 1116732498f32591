import { z } from 'zod'
import { idText, longText } from './bounds.ts'
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
  /** Number of products choosing it would show, its own facet's choices left out. */
  count: z.number().int(),
  selected: z.boolean(),
  /** `#rrggbb` for colours. */
  hex: z.string().optional(),
  /** The four colours of its dot, for goods of many. */
  checkbox: z.array(z.string()).optional(),
  /** Of the tick on its dot. */
  checkmark: z.string().optional(),
  /** Sizes belong to a family, such as letters, women, men, kids or women-shoe: a figure means another size in each. */
  group: z.string().optional(),
})

export const facet = z.object({ id: z.string(), name: z.string(), values: z.array(facetValue) }).meta({ id: 'Facet' })
export type Facet = z.infer<typeof facet>

const bounds = z.object({ lowerBoundingValue: wireMoney, upperBoundingValue: wireMoney })

const askedBounds = z.object({ lowerBoundingValue: z.number().optional(), upperBoundingValue: z.number().optional() })

/** Any text is accepted: trimmed, blanks collapsed, cut at 100 characters; invalid characters are removed. */
export const typed = longText.overwrite((text) => text.replaceAll('\0', ' ').toWellFormed())

export const searchRequest = z
  .object({
    from: z.number().optional(),
    size: z.number().optional(),
    searchTerms: typed.optional(),
    tags: z.array(idText).max(100).optional(),
    /** Only goods of these brands of the house. */
    multiBrandTags: z.array(idText).max(100).optional(),
    /** Unknown facets and values are passed over, as are values beyond the fiftieth. */
    facets: z
      .array(z.object({ id: idText, values: z.array(idText).max(200) }))
      .max(50)
      .optional(),
    priceRange: askedBounds.optional(),
    /** The prices a listing began with: nothing outside is shown or offered. */
    initialPriceRange: askedBounds.optional(),
    sorting: idText.optional(),
    customSorting: z.array(idText).max(500).optional(),
    imageSort: z.enum(['model', 'packshot']).optional(),
    limitProductsByMaximumAvailabilityInDays: z.number().optional(),
    limitTotalProductsInCategory: z.number().optional(),
    daysToTreatAsNew: z.number().optional(),
    origin: z.enum(['listing', 'search', 'suggestion', 'widget']).optional(),
    storeId: idText.optional(),
    getRetailModels: z.boolean().optional(),
    /** A category's id. */
    category: idText.optional(),
  })
  .meta({ id: 'SearchRequest' })
export type SearchRequest = z.infer<typeof searchRequest>

const categoryHits = z.array(
  z.object({ displayName: z.string(), productsInCategory: z.number().int(), categoryUri: z.string() }),
)

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
    /** The editors' redirect of this term: an address below the market, or an absolute one. */
    redirect: z.string().optional(),
    categorySearch: categoryHits,
    /** The spelling that was searched for instead, when the one typed finds nothing. */
    correctedTerm: z.string().optional(),
    /** True when not every word could be matched and any word was searched for. */
    anyWord: z.boolean().optional(),
    /** The limits that the term named beside the goods, such as a price or a size. */
    understood: z
      .object({
        /** The term without any of them. */
        goods: z.string(),
        limits: z.array(
          z.object({
            kind: z.enum(['price', 'size', 'without']),
            /** As it was typed. */
            text: z.string(),
            /** The term without it. */
            term: z.string(),
            /** False where no goods meet it together with the rest; then it does not count. */
            met: z.boolean(),
          }),
        ),
      })
      .optional(),
    /** True when goods could not be searched; then nothing is found. */
    hasError: z.boolean(),
  })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof searchResponse>

export const searchSuggestions = z
  .object({
    /** The typed text, trimmed. */
    term: z.string(),
    /** Completions of the term, or popular terms while it is empty; each leads to its results. */
    terms: z.array(z.object({ term: z.string(), url: z.string() })),
    categories: categoryHits,
    /** Three at most. */
    products: z.array(productCard),
    /** Nothing was found, so the products are what sells best. */
    fallback: z.boolean(),
    totalResults: z.number().int(),
    /** The results of the term as it stands. */
    url: z.string(),
    correctedTerm: z.string().optional(),
    redirect: z.string().optional(),
    /** How many of its own searches a browser shows, as editors set it. */
    searchHistoryCount: z.number().int().optional(),
  })
  .meta({ id: 'SearchSuggestions' })
export type SearchSuggestions = z.infer<typeof searchSuggestions>
