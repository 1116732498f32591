import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translator } from '#foundation/words.ts'

const speak = (language: string) => translator(JSON.parse(readFileSync(`words/${language}.json`, 'utf8')), {}, language)

test('speaks of one colour, one suggestion and one point in the singular in the north and in Dutch', () => {
  const said = (language: string) => {
    const t = speak(language)
    return [t('product.more-colours', 1), t('search.suggestions-count', 1), t('loyalty.points-count', 1)]
  }

  expect(said('sv')).toEqual(['1 färg till', '1 förslag', '1 poäng'])
  expect(said('no')).toEqual(['1 farge til', '1 forslag', '1 poeng'])
  expect(said('da')).toEqual(['1 farve mere', '1 forslag', '1 point'])
  expect(said('nl')).toEqual(['nog 1 kleur', '1 suggestie', '1 punt'])
  expect(said('fi')).toEqual(['1 muu väri', '1 ehdotus', '1 piste'])
})

test('says from which day a pre-order is sent, not from which place', () => {
  const said = (language: string) => speak(language)('product.sent-from', 'X')

  expect(['sv', 'no', 'da', 'nl', 'fi'].map(said)).toEqual([
    'Skickas från och med X',
    'Sendes fra og med X',
    'Sendes fra X',
    'Verzending vanaf X',
    'Lähetetään X alkaen',
  ])
})
