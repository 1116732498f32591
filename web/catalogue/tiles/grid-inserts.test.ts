import { expect, test } from 'vitest'
import { exampleCard } from '../../pages/browsing.fakes.ts'
import { cellsOf } from './grid-inserts.ts'

const products = [0, 1, 2, 3].map((nth) => exampleCard('en-gb', nth))
const insert = (key: string, position: number) => ({ key, position, span: '1x1' as const, content: null })
const order = (...inserts: ReturnType<typeof insert>[]) =>
  cellsOf(products, inserts).map((cell) => ('card' in cell ? cell.index : cell.insert.key))

test('puts a promotion at its place among the tiles', () => {
  expect(order(insert('a', 1))).toEqual(['a', 0, 1, 2, 3])
  expect(order(insert('b', 4), insert('a', 2))).toEqual([0, 'a', 1, 'b', 2, 3])
})

test('puts what stands beyond the products last', () => {
  expect(order(insert('a', 40))).toEqual([0, 1, 2, 3, 'a'])
})
