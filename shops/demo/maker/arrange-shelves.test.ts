import { expect, test } from 'vitest'
import { Shelves } from './arrange-shelves.ts'
import { CsvFile } from './csv-file.ts'
import { designStyles } from './design-styles.ts'

test('places no two styles of one colour side by side, and keeps the colours of a style together', () => {
  const shelves = new Shelves()
  const dresses = designStyles().filter(({ subBrand, kind }) => subBrand.id === 'women' && kind.family === 'dress')
  for (const style of dresses) for (const option of style.options) shelves.hang('women-dresses', style, option)
  const file = new CsvFile('product_categories.csv', ['product_id', 'category_id', 'position'])

  shelves.write(file)

  const rows = file.lines.slice(1).map((line) => line.split(','))
  const inOrder = rows.sort((a, b) => Number(a[2]) - Number(b[2])).map(([id]) => id!)
  const first = inOrder.filter((id) => id.endsWith('_01')).map((id) => id.split('_')[1]!.split('-')[0])
  expect(first.length).toBe(dresses.length)
  expect(first.filter((colour, place) => colour === first[place + 1]).length).toBeLessThanOrEqual(2)
  expect(new Set(inOrder.map((id) => id.split('_')[0])).size).toBe(
    inOrder.filter((id, place) => id.split('_')[0] !== inOrder[place + 1]?.split('_')[0]).length,
  )
})
