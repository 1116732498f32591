import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breaksOf, draw } from './mutants.ts'

async function breaksOfText(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'breaks-')), 'code.ts')
  writeFileSync(file, text)
  return await breaksOf([file])
}

test('names each break of a place on its own, and an emptied list among them, but nothing the compiler notices', async () => {
  const breaks = await breaksOfText(
    "export const isMore = (a: number) => a > 1\nexport const kinds: readonly 'x'[] = ['x']\nexport const none: readonly 'x'[] = []\n",
  )

  expect(breaks.map(({ line, replacement }) => `${line} ${replacement}`)).toEqual([
    '1 () => undefined',
    '1 true',
    '1 false',
    '1 a >= 1',
    '1 a <= 1',
    '2 []',
  ])
})

test('draws with a break those that are tried together with it, and counts them all', async () => {
  const breaks = await breaksOfText(
    'export const isMore = (a: number) => a > 1\nexport const isLess = (a: number) => a < 9\n',
  )
  const condition = breaks.find(({ replacement }) => replacement === 'a >= 1')!

  expect(condition.together).toHaveLength(4)
  for (const seed of [1, 2, 3, 4, 5]) {
    const drawn = draw(breaks, 1, seed).map(({ key }) => key)
    expect(drawn).toEqual(
      breaks.find(({ together }) => together.length === drawn.length && together.includes(drawn[0]!))!.together,
    )
  }
  expect(draw(breaks, 1000, 1)).toEqual(breaks)
})
