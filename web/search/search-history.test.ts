import { expect, test } from 'vitest'
import { rememberTerm, searchedTerms } from './search-history.ts'

function fakeStorage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }
}

test('keeps a term that is new, newest first, and none twice [B-SRCH-15]', () => {
  const storage = fakeStorage()
  for (const term of ['linen', 'coat', ' linen ']) rememberTerm(term, storage)

  expect(searchedTerms(storage)).toEqual(['coat', 'linen'])
})

test('keeps nothing for a search without words, and survives what others wrote', () => {
  const storage = fakeStorage({ 'searched-for': '{broken' })
  rememberTerm('  ', storage)
  rememberTerm(undefined, storage)

  expect(searchedTerms(storage)).toEqual([])
})
