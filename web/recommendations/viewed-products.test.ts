import { expect, test } from 'vitest'
import { browserId, forgetViewed, noteViewed, viewedBefore } from './viewed-products.ts'

function shelf(before?: string) {
  const kept = new Map(before === undefined ? [] : [['viewed-products', before]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}

test('remembers what was looked at, newest first, each once, and not the product one looks at', () => {
  const own = shelf()
  for (const id of ['a', 'b', 'a', 'c']) noteViewed(own, id)

  expect(viewedBefore(own, 'c')).toEqual(['a', 'b'])
})

test('remembers twenty at most', () => {
  const own = shelf()
  for (let nth = 0; nth < 30; nth++) noteViewed(own, `p${nth}`)

  expect(viewedBefore(own, 'none')).toHaveLength(20)
})

test('forgets all of it when the leave to remember is taken back', () => {
  const own = { ...shelf(), removeItem: (name: string) => own.setItem(name, '[]') }
  noteViewed(own, 'a')
  browserId(own)

  forgetViewed(own)

  expect(viewedBefore(own, 'none')).toEqual([])
})

test('begins anew where what was kept makes no sense, and bears a browser that keeps nothing', () => {
  expect(viewedBefore(shelf('{oops'), 'a')).toEqual([])
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => noteViewed(full, 'a')).not.toThrow()
})
