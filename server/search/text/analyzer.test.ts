import { expect, test } from 'vitest'
import { analyzerFor } from './analyzer.ts'

/** True if all these are forms of the same word. */
const alike = (language: string, ...words: string[]): boolean => {
  const { words: split, stem } = analyzerFor(language)
  return new Set(words.flatMap((word) => split(word).map(stem))).size === 1
}

test.each([
  ['en', ['dress', 'dresses', 'Dress']],
  ['en', ['T-shirt', 'tshirts', 't shirt']],
  ['da', ['kjole', 'kjoler', 'kjolen', 'kjolerne']],
  ['da', ['rød', 'røde', 'roed', 'rod']],
  ['de', ['Kleid', 'Kleider', 'Kleides']],
  ['de', ['Rock', 'Röcke', 'Roecke', 'rocke']],
  ['de', ['grün', 'grüne', 'grünen', 'gruen']],
  ['fr', ['noir', 'noire', 'noires']],
  ['fr', ['manteau', 'manteaux']],
  ['sv', ['klänning', 'klänningar', 'klanning']],
  ['es', ['vestido', 'vestidos']],
  ['es', ['rojo', 'roja', 'rojas']],
  ['nl', ['rood', 'rode']],
  ['nl', ['grijs', 'grijze']],
  ['nl', ['jurk', 'jurken']],
  ['fi', ['mekko', 'mekot', 'mekkoa', 'mekon']],
  ['fi', ['punainen', 'punaiset', 'punaisen']],
  ['fi', ['pellava', 'pellavaa']],
  ['pl', ['czarny', 'czarna', 'czarne', 'czarnego']],
  ['pl', ['sukienka', 'sukienki', 'sukienkę']],
  ['cs', ['šaty', 'šatů', 'saty']],
  ['cs', ['černý', 'černá', 'černé']],
  ['tr', ['gömlek', 'gömleği', 'gömlekler', 'GÖMLEK']],
  ['tr', ['kırmızı', 'KIRMIZI', 'kirmizi']],
  ['ar', ['فستان', 'الفستان', 'بالفستان']],
  ['ar', ['أحمر', 'احمر', 'حمراء', 'الحمراء']],
  ['ar', ['بلوزة', 'بلوزه', 'بلوزات']],
  ['ar', ['على', 'علي']],
])('takes forms of a word for that word: %s %j', (language, words) => {
  expect(alike(language, ...words)).toBe(true)
})

test.each([
  ['en', ['shirt', 'skirt']],
  ['en', ['boot', 'boat']],
  ['da', ['sko', 'skjorte']],
  ['de', ['Hose', 'Hals']],
  ['nl', ['jas', 'jurk']],
  ['fi', ['paita', 'pusero']],
  ['pl', ['koszula', 'kozaki']],
  ['cs', ['kabát', 'kabelka']],
  ['tr', ['etek', 'elbise']],
])('keeps words apart that are different things: %s %j', (language, words) => {
  expect(alike(language, ...words)).toBe(false)
})
