import { expect, test } from 'vitest'
import { foldLetters, foldName, foldSpelledOut, foldText, foldWords } from './fold-text.ts'

test('treats names as equal regardless of accents, capitals and spaces', () => {
  const folded = (names: readonly string[]) => [...new Set(names.map(foldName))]

  expect(folded(['KØBENHAVN K', ' København  K ', 'kobenhavnk'])).toEqual(['kobenhavnk'])
  expect(folded(['Ærøskøbing', 'aeroskobing'])).toEqual(['aeroskobing'])
  expect(folded(['Ålborg', 'Alborg'])).toEqual(['alborg'])
  expect(folded(['Gießen', 'GIESSEN'])).toEqual(['giessen'])
  expect(folded(['Kadıköy', 'Kadikoy'])).toEqual(['kadikoy'])
  expect(folded(['Saint-Étienne', 'saint etienne'])).toEqual(['saintetienne'])
})

test('folds letters with accents of their own, both Turkish letters i, and letters that Arabic writes in several ways', () => {
  expect(foldLetters('Łódź, Þór, Đà, Œuvre, Ŧ')).toBe('lodz, thor, da, oeuvre, t')
  expect(foldLetters('İIıi')).toBe('iiii')
  expect(foldLetters('أحْمَد')).toBe(foldLetters('احمد'))
  expect(foldLetters('ﬁne ½')).toBe('fine 1⁄2')
})

test('compares texts by their words only', () => {
  expect(foldText('  Saint-Étienne (Loire), 42 ')).toBe('saint etienne loire 42')
  expect(foldWords('Rue de l’Été, 24B')).toEqual(['rue', 'de', 'l', 'ete', '24b'])
  expect(foldWords(' – ')).toEqual([])
})

test('spells out the letters of ids and addresses as the shop has stored them', () => {
  expect(foldSpelledOut('Ærø, Århus, GRÜN, Łódź, Straße')).toBe('aeroe, aarhus, grun, lodz, strasse')
  expect(foldSpelledOut('½ linen™')).toBe('½ linen™')
})
