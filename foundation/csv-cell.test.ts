import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCell, safeCell } from './csv-cell.ts'

test.each([
  '=HYPERLINK("http://evil.example","sale")',
  '+1+cmd|calc',
  '-1+1',
  '-2-3',
  '@SUM(A1)',
  '\t=1',
  '\rx',
  '\n=1',
  '  =1',
  '"=1"',
  "'=1",
  '\u00a0=1',
  '\ufeff=1',
  '\u200b=1',
  '＝1',
  '－1+1',
  '＠SUM(A1)',
  '-',
  '- linen',
])('makes text of what a spreadsheet would run: %j', (text) => {
  expect(safeCell(text)).toBe(`'${text}`)
  expect(readCell(safeCell(text))).toBe(text)
})

test.each(['-12.50', '+3', '-1.234,56', '-5%', '12', '0', 'Linen shirt', '{"a":1}', "L'Été", '2026-11-22', ''])(
  'leaves numbers and plain texts as they are: %j',
  (text) => {
    expect(safeCell(text)).toBe(text)
    expect(readCell(text)).toBe(text)
  },
)

test('leaves an apostrophe that stands before a number', () => {
  expect(readCell("'-5")).toBe("'-5")
})

test('gives back every text that was made safe', () => {
  const signs = fc.constantFrom("'", '"', '=', '+', '-', '@', '\t', '\r', '\n', ' ', '＝', '1', '.', 'a')

  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(signs, { maxLength: 8 }).map((parts) => parts.join('')),
      ),
      (text) => {
        expect(readCell(safeCell(text))).toBe(text)
      },
    ),
  )
})
