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
  /** A slug without commas, as used in the address. */
  value: z.string(),
  /** The name that is shown, in the market's language. */
  name: z.string(),
  /** Number of products that choosing this value would show, without regard to other choices in the same facet. */
  count: z.number().int(),
  selected: z.boolean(),
  /** `#rrggbb` for colours. */
  hex: z.string().optional(),
  /** The four colours of its dot, for multicoloured goods. */
  checkbox: z.array(z.string()).optional(),
  /** The colour of the tick on its dot. */
  checkmark: z.string().optional(),
  /** The family of a size, such as letters, women, men, kids or women-shoe. The same figure is a different size in each family. */
  group: z.string().optional(),
})

export const facet = z.object({ id: z.string(), name: z.string(), values: z.array(facetValue) }).meta({ id: 'Facet' })
export type Facet = z.infer<typeof facet>

const bounds = z.object({ lowerBoundingValue: wireMoney, upperBoundingValue: wireMoney })

const askedBounds = z.object({ lowerBoundingValue: z.number().optional(), upperBoundingValue: z.number().optional() })

/** Any text is accepted. It is trimmed, runs of blanks become one, invalid characters are removed, and it is cut at 100 characters. */
export const typed = longText.overwrite((text) => text.replaceAll('\0', ' ').toWellFormed())

export const searchRequest = z
  .object({
    from: z.number().optional(),
    size: z.number().optional(),
    searchTerms: typed.optional(),
    tags: z.array(idText).max(100).optional(),
    /** Only goods of these brands of the house. */
    multiBrandTags: z.array(idText).max(100).optional(),
    /** Unknown facets and values are ignored, and so are all values after the fiftieth. */
    facets: z
      .array(z.object({ id: idText, values: z.array(idText).max(200) }))
      .max(50)
      .optional(),
    priceRange: askedBounds.optional(),
    /** The price range that a listing begins with. Goods outside it are neither shown nor offered. */
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
    /** The id of a category. */
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
    /** Absent if all prices are the same or none is known. */
    priceFacet: z.object({ selected: bounds, available: bounds }).optional(),
    /** The first entry, relevance, is not offered to shoppers. */
    sortings: z.array(z.object({ id: z.string(), selected: z.boolean() })),
    /** The redirect that editors set for this term: an address below the market, or an absolute one. */
    redirect: z.string().optional(),
    categorySearch: categoryHits,
    /** The corrected spelling that was searched for, because the typed one finds nothing. */
    correctedTerm: z.string().optional(),
    /** True if no product matches every word, so products that match any word were searched. */
    anyWord: z.boolean().optional(),
    /** Limits that were found in the term, such as a price or a size. */
    understood: z
      .object({
        /** The term without all limits. */
        goods: z.string(),
        limits: z.array(
          z.object({
            kind: z.enum(['price', 'size', 'without']),
            /** As it was typed. */
            text: z.string(),
            /** The term without this limit. */
            term: z.string(),
            /** False if no goods meet this limit together with the rest; then the limit is ignored. */
            met: z.boolean(),
          }),
        ),
      })
      .optional(),
    /** True if the search failed; then nothing is found. */
    hasError: z.boolean(),
  })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof searchResponse>

export const searchSuggestions = z
  .object({
    /** The typed text, trimmed. */
    term: z.string(),
    /** Completions of the term, or popular terms if it is empty. Each has a link to its results. */
    terms: z.array(z.object({ term: z.string(), url: z.string() })),
    categories: categoryHits,
    /** At most three. */
    products: z.array(productCard),
    /** Nothing was found, so the products are bestsellers. */
    fallback: z.boolean(),
    totalResults: z.number().int(),
    /** The address of the results of the typed term. */
    url: z.string(),
    correctedTerm: z.string().optional(),
    redirect: z.string().optional(),
    /** Number of its own searches that a browser shows, set by editors. */
    searchHistoryCount: z.number().int().optional(),
  })
  .meta({ id: 'SearchSuggestions' })
export type SearchSuggestions = z.infer<typeof searchSuggestions>
