import type { Postings } from './postings.ts'
import { places } from './ranking.ts'

/** Results about words, cached until goods change. */
export function knownKinds(postings: Postings) {
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

/** A word that more goods have in their names outside the category than inside is no word for what hangs there. */
function isKind(postings: Postings, stem: string): boolean {
  const named = (postings.of(stem)?.bits ?? []).filter((bits) => (bits & places.name) !== 0)
  return named.filter((bits) => (bits & places.category) !== 0).length * 2 >= named.length
}
