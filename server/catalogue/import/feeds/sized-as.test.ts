import { expect, test } from 'vitest'
import { sizedAs } from './sized-as.ts'

test.each([
  ['Ski jackets Glacier Pro', 'other'],
  ['Parkas Fell parka', 'other'],
  [' LED High Tops', 'shoe'],
  ['T-shirts Plain', 'other'],
  ['Denim jacket', 'other'],
  ['Straight denim', 'trousers'],
  ['Shorts', 'trousers'],
  ['Jeans belt', 'other'],
  ['Gift card', 'other'],
  ['Knee high boots', 'shoe'],
  ['Wool scarves', 'other'],
])('reads the sizes of %s as those of %s', (thing, as) => {
  expect(sizedAs(thing)).toBe(as)
})
