import { storedNames } from '#web/platform/browser-memory.ts'

type Keeping = Pick<Storage, 'getItem' | 'setItem'>

const { searched: place } = storedNames
const maxEntries = 20

const sameTerm = (one: string) => (other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Keeps a term in this browser's own history of searches, newest first. Searched for again, whatever its case, it moves to the top. */
export function rememberTerm(term: string | undefined, storage: Keeping): void {
  const typed = term?.trim().replaceAll(/\s+/g, ' ')
  if (!typed) return
  const others = searchedTerms(storage).filter((it) => !sameTerm(typed)(it))
  storage.setItem(place, JSON.stringify([typed, ...others].slice(0, maxEntries)))
}

/** Forgets one term, or all of them. */
export function forgetTerm(term: string | undefined, storage: Keeping): void {
  const left = term === undefined ? [] : searchedTerms(storage).filter((it) => !sameTerm(term)(it))
  storage.setItem(place, JSON.stringify(left))
}

export function searchedTerms(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : []
  } catch {
    return []
  }
}
