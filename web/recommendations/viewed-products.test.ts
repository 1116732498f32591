import { expect, test } from 'vitest'
import { rememberViewed, viewedBefore } from './viewed-products.ts'

function storage(before?: string) {
  const kept = new Map(before === undefined ? [] : [['viewed-products', before]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}

test('remembers what was looked at, newest first, each once, and not the product one looks at [B-REC-O2]', () => {
  const own = storage()
  for (const id of ['a', 'b', 'a', 'c']) rememberViewed(own, id)

  expect(viewedBefore(own, 'c')).toEqual(['a', 'b'])
})

test('remembers twenty at most [B-REC-O2]', () => {
  const own = storage()
  for (let nth = 0; nth < 30; nth++) rememberViewed(own, `p${nth}`)

  expect(viewedBefore(own, 'none')).toHaveLength(20)
})

test('begins anew where what was kept makes no sense', () => {
  expect(viewedBefore(storage('{oops'), 'a')).toEqual([])
})
