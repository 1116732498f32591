import { expect, test } from 'vitest'
import { average, judgeRelevance } from './relevance.ts'

test('finds what shoppers mean, in fifteen languages, and in the words of a country', async () => {
  const judged = await judgeRelevance()

  expect(judged.length).toBeGreaterThanOrEqual(380)
  expect(new Set(judged.map(({ language }) => language)).size).toBe(16)
  expect(judged.filter(({ right }) => right === 0)).toEqual([])
  for (const [language, own] of Map.groupBy(judged, (one) => one.language))
    expect(average(own), language).toBeGreaterThanOrEqual(0.95)
  expect(average(judged)).toBeGreaterThanOrEqual(0.95)
})
