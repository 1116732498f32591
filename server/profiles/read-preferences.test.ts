import { expect, test } from 'vitest'
import { invalidPreferences, type PreferenceChoices } from './read-preferences.ts'

const look = { type: null, icon: null, description: '', columns: 1, isAccordion: false, isAccordionOpen: false }
const options = ['linen', 'wool'].map((key) => ({ key, title: key, description: '' }))
const offered = {
  sections: [
    { id: 'cloth', title: 'Cloth', ...look, isRadio: false, options },
    { id: 'news', title: 'News', ...look, isRadio: true, options },
  ],
  subBrands: ['women', 'men'],
}
const wrong = (likes: PreferenceChoices) => invalidPreferences(likes, offered)

test('takes several keys of a section, one where only one may be chosen, or none [C-PRF-O1]', () => {
  expect(wrong({ preferences: { cloth: ['linen', 'wool'], news: ['wool'] } })).toEqual([])
  expect(wrong({ preferences: { cloth: [], news: [] }, subBrands: [] })).toEqual([])
  expect(wrong({ preferences: { news: ['linen', 'wool'] } })).toEqual(['preferences'])
})

test('refuses sections, keys and brands that are not offered, and any named twice [C-PRF-O1, C-PRF-01]', () => {
  expect(wrong({ preferences: { shoes: [] } })).toEqual(['preferences'])
  expect(wrong({ preferences: { cloth: ['silk'] } })).toEqual(['preferences'])
  expect(wrong({ preferences: { constructor: ['linen'] } })).toEqual(['preferences'])
  expect(wrong({ preferences: { cloth: ['wool', 'wool'] } })).toEqual(['preferences'])
  expect(wrong({ subBrands: ['women', 'kids'] })).toEqual(['subBrands'])
  expect(wrong({ subBrands: ['men', 'women'] })).toEqual([])
})
