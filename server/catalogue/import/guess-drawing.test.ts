import { expect, test } from 'vitest'
import { guessDrawing } from './guess-drawing.ts'

const guess = (thing: string) => {
  const { family, cut } = guessDrawing({ thing, colourHex: '#1f304a', subBrand: 'women', styleNumber: '1' })
  return `${family} ${cut}`
}

test.each([
  ['Ski jackets Glacier Pro', 'coat blazer'],
  ['Parkas Fell parka', 'coat double'],
  [' LED High Tops', 'sneaker low'],
  ['T-shirts Plain', 'tee regular'],
  ['Denim jacket', 'coat trucker'],
  ['Straight denim', 'jeans straight'],
  ['Hats Knit beanie', 'accessory beanie'],
  ['Wireless headphones', 'accessory headphones'],
  ['Gift card', 'accessory gift card'],
  ['Leather wallet', 'bag clutch'],
  ['Knee high boots', 'boot tall'],
  ['Wool scarves', 'accessory scarf'],
])('guesses what %s looks like', (thing, drawing) => {
  expect(guess(thing)).toBe(drawing)
})
