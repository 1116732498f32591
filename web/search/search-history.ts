import { storedNames } from '#web/platform/browser-memory.ts'

type Keeping = Pick<Storage, 'getItem' | 'setItem'>

const { searched: place } = storedNames
const maxEntries = 20

const sameTerm = (one: string) => (other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Stores a term in this browser's search history, newest first. A repeated term moves to the top, also if its case differs. */
export function rememberTerm(term: string | undefined, storage: Keeping): void {
  const typed = term?.trim().replaceAll(/\s+/g, ' ')
  if (!typed) return
  const others = searchedTerms(storage).filter((it) => !sameTerm(typed)(it))
  storage.setItem(place, JSON.stringify([typed, ...others].slice(0, maxEntries)))
}

/** Deletes one term from the history, or all of them. */
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
