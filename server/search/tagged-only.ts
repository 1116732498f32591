import type { SearchRequest } from '#contracts/search.ts'

/** No product bears it: it stands where tags must be named and none are. */
const noTag = ''

/** The same request, finding nothing where it names no tags. */
export const taggedOnly = (request: SearchRequest): SearchRequest =>
  [...(request.tags ?? []), ...(request.multiBrandTags ?? [])].length > 0 ? request : { ...request, tags: [noTag] }
