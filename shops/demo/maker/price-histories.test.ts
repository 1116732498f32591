import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chanceFrom } from './chance.ts'
import { CsvFile } from './csv-file.ts'
import { makePriceHistory, type PriceHistory, reducedToday } from './price-histories.ts'
import { priceLists } from './price-ladders.ts'
import { priceStepsOf, writePrices } from './write-prices.ts'

const histories = Array.from({ length: 1500 }, (_, n) => makePriceHistory(chanceFrom(`story ${n}`), 200))

test('has prices in every possible state, about a fifth of them reduced today [B-SYS-08]', () => {
  const reduced = histories.filter(reducedToday).length / histories.length

  expect(new Set(histories.map((history) => history.name)).size).toBe(9)
  expect(reduced).toBeGreaterThan(0.14)
  expect(reduced).toBeLessThan(0.26)
})

test('never leaves a day without a price or with two', () => {
  for (const { periods } of histories) {
    for (const [place, period] of periods.slice(1).entries()) {
      expect(periods[place]!.untilDay).toBe(period.fromDay)
    }
  }
})

test('writes amounts of the list: 80 until ten days ago, 100 since, 75 today', () => {
  const file = new CsvFile('prices.csv', [])
  const history: PriceHistory = histories.find((one) => one.name === 'raised-before')!

  writePrices(
    { file, lists: priceLists, today: new Date('2026-03-14') },
    ['s'],
    history,
    priceStepsOf(chanceFrom('none off'), 8, true),
  )

  expect(file.lines.filter((line) => line.includes(',da-dk,')).map((line) => line.split(',').slice(2, 4))).toEqual([
    ['319.00', ''],
    ['399.00', ''],
    ['299.00', '399.00'],
    ['399.00', ''],
  ])
})

test('has a ladder for every price list that a market names, and no other', () => {
  const folder = new URL('../markets/', import.meta.url)
  const named = readdirSync(folder).map((file): string => {
    const { priceList = file.slice(0, -'.json'.length) } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return priceList
  })
  expect(priceLists.map(({ id }) => id).sort()).toEqual([...new Set(named)].sort())
})

test('keeps every ladder as long as the others and rising', () => {
  for (const { rungs } of priceLists) {
    expect(rungs.length).toBe(priceLists[0]!.rungs.length)
    expect([...rungs].sort((a, b) => a - b)).toEqual(rungs)
  }
})
