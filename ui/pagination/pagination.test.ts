import { expect, test } from 'vitest'
import { pagesAround } from './pagination.tsx'

test('offers the first page, the last, and five either side', () => {
  expect(pagesAround(10, 30)).toEqual([1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 30])
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
  expect(pagesAround(30, 30)).toEqual([1, 25, 26, 27, 28, 29, 30])
})
