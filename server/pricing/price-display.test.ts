import { expect, test } from 'vitest'
import { plainDisplay, priceDisplay } from './price-display.ts'

const toggles = [
  'memberPrice',
  'priceTransparency',
  'listPriceBeforeSalesPrice',
  'singleDigitDiscountBadge',
  'promotionDiscountDisplay',
] as const

const displayOf = (on: readonly string[]) => priceDisplay((toggle) => on.includes(toggle))

test('each part of a price is shown exactly if its own toggle is on', () => {
  for (const own of toggles)
    expect(displayOf([own])).toEqual(Object.fromEntries(toggles.map((toggle) => [toggle, toggle === own])))
  expect(displayOf(toggles)).toEqual(Object.fromEntries(toggles.map((toggle) => [toggle, true])))
  expect(plainDisplay).toEqual(Object.fromEntries(toggles.map((toggle) => [toggle, false])))
})

test('equal toggles give the same object, so that a cached price is found again', () => {
  for (const own of toggles) expect(displayOf([own])).toBe(displayOf([own]))
  expect(displayOf([])).toBe(plainDisplay)
})
