import { expect, test } from 'vitest'
import { forgetTerm, rememberTerm, searchedTerms } from './search-history.ts'

function fakeStorage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }
}

test('keeps a term that is new, newest first, and none twice, whatever its case [B-SRCH-15]', () => {
  const storage = fakeStorage()
  for (const term of ['linen', 'coat', ' Linen  ']) rememberTerm(term, storage)

  expect(searchedTerms(storage)).toEqual(['Linen', 'coat'])
})

test('keeps twenty terms and no more', () => {
  const storage = fakeStorage()
  for (let nth = 1; nth <= 25; nth += 1) rememberTerm(`term ${nth}`, storage)

  expect(searchedTerms(storage)).toHaveLength(20)
  expect(searchedTerms(storage)[0]).toBe('term 25')
})

test('forgets one term, or all of them', () => {
  const storage = fakeStorage()
  for (const term of ['linen', 'coat', 'boots']) rememberTerm(term, storage)
  forgetTerm('COAT', storage)
  const left = searchedTerms(storage)
  forgetTerm(undefined, storage)

  expect([left, searchedTerms(storage)]).toEqual([['boots', 'linen'], []])
})

test('keeps nothing for a search without words, and survives what others wrote', () => {
  const storage = fakeStorage({ 'searched-for': '{broken' })
  rememberTerm('  ', storage)
  rememberTerm(undefined, storage)

  expect(searchedTerms(storage)).toEqual([])
})
