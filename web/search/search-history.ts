const key = 'searched-for'
const mostKept = 20

/** Keeps a term in this browser's own history of searches, once, newest first. */
export function rememberTerm(term: string | undefined, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const typed = term?.trim()
  if (!typed) return
  const kept = searchedTerms(storage)
  if (kept.includes(typed)) return
  storage.setItem(key, JSON.stringify([typed, ...kept].slice(0, mostKept)))
}

export function searchedTerms(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : []
  } catch {
    return []
  }
}
