import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test('takes names for the same however they are accented, written and spaced', () => {
  const folded = (names: readonly string[]) => [...new Set(names.map(foldName))]

  expect(folded(['KØBENHAVN K', ' København  K ', 'kobenhavnk'])).toEqual(['kobenhavnk'])
  expect(folded(['Ærøskøbing', 'aeroskobing'])).toEqual(['aeroskobing'])
  expect(folded(['Ålborg', 'Alborg'])).toEqual(['alborg'])
  expect(folded(['Gießen', 'GIESSEN'])).toEqual(['giessen'])
  expect(folded(['Kadıköy', 'Kadikoy'])).toEqual(['kadikoy'])
  expect(folded(['Saint-Étienne', 'saint etienne'])).toEqual(['saintetienne'])
})
