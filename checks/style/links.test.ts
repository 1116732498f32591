import { expect, test } from 'vitest'
import { longWays, staleNames } from './links.ts'

const read = (target: string) => (target === 'a.ts' ? 'export const found = 1' : 'const other = foundLater()')

test('objects to a name in brackets that the file linked before it does not declare', () => {
  expect(staleNames('[a](a.ts) (`found`) and [b](b.ts) (`other`)', read)).toEqual([])
  expect(staleNames('[a](a.ts) has (`found`) (`other`)', read)).toEqual([
    'says that other is in a.ts, which does not declare it',
  ])
  expect(staleNames('[b](b.ts)\n(`found`)', read)).toEqual(['says that found is in b.ts, which does not declare it'])
})

test.each([
  'export function found() {}',
  'export type found<Value> = Value',
  'interface found {}',
  'create table found (id uuid)',
  'const row = {\n  found: 12,\n}',
  'interface Needs {\n  readonly found?: number\n}',
  'const shop = {\n  async found(id) {},\n}',
])('takes %j for a declaration', (content) => {
  expect(staleNames('[a](a.ts) (`found`)', () => content)).toEqual([])
})

test.each(['use(found)', 'if (it.found === 1) return', '// found: here', "import { found } from './found.ts'"])(
  'takes %j for a use',
  (content) => {
    expect(staleNames('[a](a.ts) (`found`)', () => content)).toHaveLength(1)
  },
)

test('objects to an answer without a file, with more than three, and to a path that is not the one it links to', () => {
  const link = (path: string) => `[\`docs/${path}\`](${path})`
  const answer = (...files: readonly string[]) => `- **Where?** ${files.join('; ')}.`

  expect(longWays([answer(link('a.ts')), answer(link('a.ts'), link('b.ts'), link('c.ts'))].join('\n'), 'docs')).toEqual(
    [],
  )
  expect(longWays(answer(...['a.ts', 'b.ts', 'c.ts', 'd.ts'].map(link)), 'docs')).toEqual([
    '“Where?” has 4 files; 3 are the most',
  ])
  expect(longWays(answer('nowhere'), 'docs')).toEqual(['“Where?” has no file'])
  expect(longWays(answer('[`docs/a.ts`](../a.ts)'), 'docs')).toEqual(['shows docs/a.ts and links to ../a.ts'])
})
