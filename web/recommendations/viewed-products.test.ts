import { expect, test } from 'vitest'
import { noteViewed, viewedBefore } from './viewed-products.ts'

function shelf(before?: string) {
  const kept = new Map(before === undefined ? [] : [['viewed-products', before]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}

test('remembers what was looked at, newest first, each once, and not the product one looks at [B-REC-O2]', () => {
  const own = shelf()
  for (const id of ['a', 'b', 'a', 'c']) noteViewed(own, id)

  expect(viewedBefore(own, 'c')).toEqual(['a', 'b'])
})

test('remembers twenty at most [B-REC-O2]', () => {
  const own = shelf()
  for (let nth = 0; nth < 30; nth++) noteViewed(own, `p${nth}`)

  expect(viewedBefore(own, 'none')).toHaveLength(20)
})

test('begins anew where what was kept makes no sense', () => {
  expect(viewedBefore(shelf('{oops'), 'a')).toEqual([])
})
