import { expect, test } from 'vitest'
import { staleNames } from './links.ts'

const read = (target: string) => (target === 'a.ts' ? 'export const found = 1' : 'const other = foundLater()')

test('objects to a name in brackets that the file linked before it does not contain', () => {
  expect(staleNames('[a](a.ts) (`found`) and [b](b.ts) (`other`)', read)).toEqual([])
  expect(staleNames('[a](a.ts) has (`found`) (`other`)', read)).toEqual([
    'says that other is in a.ts, which does not contain it',
  ])
  expect(staleNames('[b](b.ts)\n(`found`)', read)).toEqual(['says that found is in b.ts, which does not contain it'])
})
