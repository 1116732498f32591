import { expect, test } from 'vitest'
import { guessDrawing, standInFor } from './guess-drawing.ts'

const guess = (thing: string) => {
  const { family, cut } = guessDrawing({ thing, colourHex: '#1f304a', subBrand: 'women', styleNumber: '1' })
  return `${family} ${cut}`
}

test.each([
  ['Ski jackets Glacier Pro', 'coat blazer'],
  ['Parkas Fell parka', 'coat double'],
  [' LED High Tops', 'sneaker low'],
  ['T-shirts Plain', 'tee regular'],
  ['Denim jacket', 'coat blazer'],
  ['Straight denim', 'jeans straight'],
])('guesses what %s looks like', (thing, drawing) => {
  expect(guess(thing)).toBe(drawing)
  expect(standInFor(thing)).toBeUndefined()
})

test('says what stands in for a thing of which there is no drawing', () => {
  expect(standInFor('Hats Knit beanie')).toBe('bag')
  expect(standInFor('Wireless headphones')).toBe('plain shirt')
})
