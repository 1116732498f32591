import type { SearchRequest } from '#contracts/search.ts'
import { facetIds } from '#contracts/search.ts'

/** The filters, order and page in the address of a listing. */
export interface ListingRequest {
  readonly facets: readonly { readonly id: string; readonly values: string[] }[]
  readonly priceRange: SearchRequest['priceRange']
  readonly sorting: string | undefined
  readonly term: string
  /** The requested page number, always a whole number of 1 or more. The total is not yet known. */
  readonly page: number
}

type Query = Readonly<Record<string, string>>

/** Reads the query of a listing; names are in lower case. Invalid values are ignored. */
export function readListing(query: Query): ListingRequest {
  const lower = amount(query.lowerboundingvalue)
  const upper = amount(query.upperboundingvalue)
  return {
    facets: facetIds.flatMap((id) => {
      const values = (query[id.toLowerCase()] ?? '')
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean)
        .slice(0, 50)
      return values.length > 0 ? [{ id, values }] : []
    }),
    priceRange:
      lower === undefined && upper === undefined
        ? undefined
        : {
            ...(lower === undefined ? {} : { lowerBoundingValue: lower }),
            ...(upper === undefined ? {} : { upperBoundingValue: upper }),
          },
    sorting: query.sorting,
    term: searchTerm(query.q),
    page: pageNumber(query.page),
  }
}

/** Trims the text, joins runs of blanks into one, and cuts it at 100 characters. */
export const searchTerm = (text: string | undefined): string =>
  Array.from((text ?? '').trim().replaceAll(/\s+/g, ' '))
    .slice(0, 100)
    .join('')
    .trim()

/** A missing or invalid number becomes 1; other numbers are made positive, rounded, and at least 1. */
export function pageNumber(text: string | undefined): number {
  const asked = Math.round(Math.abs(Number(text ?? '')))
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked, 1_000_000) : 1
}

/** Number of pages of a listing; an empty listing has one page. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The correct page number in the address: none for the first page. Undefined if the address is already correct. */
export function correctedPage(
  asked: string | undefined,
  page: number,
  pages: number,
): { readonly page: string | null } | undefined {
  const right = Math.min(page, pages)
  const wanted = right === 1 ? undefined : String(right)
  return asked === wanted ? undefined : { page: wanted ?? null }
}

function amount(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}
