import { expect, test } from 'vitest'
import { audience } from './google-items.ts'

test('finds the audience of goods from their line, and everybody if nothing more is known [B-CON-14]', () => {
  const genderOf = (subBrand: string) => audience(subBrand, {}).gender

  expect(['women', 'men', 'kids', 'brands'].map(genderOf)).toEqual(['female', 'male', 'unisex', 'unisex'])
})
