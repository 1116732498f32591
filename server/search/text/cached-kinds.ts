import type { Postings } from './postings.ts'
import { places } from './ranking.ts'

/** Caches `isKind` for each word until goods change. */
export function cachedKinds(postings: Postings) {
  const known = new Map<string, boolean>()
  return {
    forget: () => known.clear(),
    isKind: (stem: string): boolean => {
      const answer = known.get(stem) ?? isKind(postings, stem)
      known.set(stem, answer)
      return answer
    },
  }
}

/**
 * True if at least half of the goods with the word in their name are in a category with that word. Otherwise the word
 * does not mean the goods in that category.
 */
function isKind(postings: Postings, stem: string): boolean {
  const named = (postings.of(stem)?.bits ?? []).filter((bits) => (bits & places.name) !== 0)
  return named.filter((bits) => (bits & places.category) !== 0).length * 2 >= named.length
}
