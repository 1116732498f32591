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

test('keeps a term that is new, newest first, and none twice, whatever its case [B-SRCH-15, B-SUG-O3]', () => {
  const storage = fakeStorage()
  for (const term of ['linen', 'coat', ' Linen  ']) rememberTerm(term, storage)

  expect(searchedTerms(storage)).toEqual(['Linen', 'coat'])
})

test('keeps twenty terms and no more [B-SUG-O1]', () => {
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

test('keeps nothing for an empty search, and ignores invalid stored data', () => {
  const storage = fakeStorage({ 'searched-for': '{broken' })
  rememberTerm('  ', storage)
  rememberTerm(undefined, storage)

  expect(searchedTerms(storage)).toEqual([])
})
