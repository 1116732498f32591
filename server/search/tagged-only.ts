import type { SearchRequest } from '#contracts/search.ts'

/** A tag that no product has, so that nothing is found. */
const noTag = ''

/** The same request, but it finds nothing if it names no tags. */
export const taggedOnly = (request: SearchRequest): SearchRequest =>
  [...(request.tags ?? []), ...(request.multiBrandTags ?? [])].length > 0 ? request : { ...request, tags: [noTag] }
