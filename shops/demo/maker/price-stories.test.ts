import { expect, test } from 'vitest'
import { chanceFrom } from './chance.ts'
import { CsvFile } from './csv-file.ts'
import { priceLists } from './price-ladders.ts'
import { type PriceStory, reducedToday, tellPriceStory } from './price-stories.ts'
import { rungsOf, writePrices } from './write-prices.ts'

const stories = Array.from({ length: 1500 }, (_, n) => tellPriceStory(chanceFrom(`story ${n}`), 200))

test('tells every state a price can be in, about a fifth of them reduced today', () => {
  const reduced = stories.filter(reducedToday).length / stories.length

  expect(new Set(stories.map((story) => story.name)).size).toBe(9)
  expect(reduced).toBeGreaterThan(0.14)
  expect(reduced).toBeLessThan(0.26)
})

test('never leaves a day without a price or with two', () => {
  for (const { chapters } of stories) {
    for (const [place, chapter] of chapters.slice(1).entries()) {
      expect(chapters[place]!.untilDay).toBe(chapter.fromDay)
    }
  }
})

test('writes amounts of the list: 80 until ten days ago, 100 since, 75 today', () => {
  const file = new CsvFile('prices.csv', [])
  const story: PriceStory = stories.find((one) => one.name === 'raised-before')!

  writePrices(file, ['s'], story, rungsOf(chanceFrom('none off'), 8, true), new Date('2026-03-14'))

  expect(file.lines.filter((line) => line.includes(',da-dk,')).map((line) => line.split(',').slice(2, 4))).toEqual([
    ['319.00', ''],
    ['399.00', ''],
    ['299.00', '399.00'],
    ['399.00', ''],
  ])
})

test('keeps every ladder as long as the others and rising', () => {
  for (const { rungs } of priceLists) {
    expect(rungs.length).toBe(priceLists[0]!.rungs.length)
    expect([...rungs].sort((a, b) => a - b)).toEqual(rungs)
  }
})
