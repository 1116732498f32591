import fc from 'fast-check'
import { expect, test } from 'vitest'
import { among, type Bits, countStyles, intersection, noBits, rowsOf, setBit, withBlocks } from './bits.ts'

const of = (slots: number, set: Iterable<number>): Bits => {
  const bits = noBits(slots)
  for (const slot of set) setBit(bits, slot)
  return bits
}

const runLengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 })

test('counts the styles that have a product in both sets, as counting one by one does', () => {
  fc.assert(
    fc.property(runLengths, fc.infiniteStream(fc.boolean()), (lengths, coin) => {
      const styles: number[][] = []
      let slot = 0
      for (const length of lengths) {
        if ((slot & 31) + length > 32) slot = (slot | 31) + 1
        styles.push(Array.from({ length }, (_, at) => slot + at))
        slot += length
      }
      const chosen = () => styles.flat().filter(() => coin.next().value)
      const [a, b] = [chosen(), chosen()]
      const runs = {
        ends: of(
          slot,
          styles.map((style) => style.at(-1)!),
        ),
        long: [],
      }

      const expected = styles.filter((style) => style.some((one) => a.includes(one) && b.includes(one))).length
      expect(countStyles(among(of(slot, a)), withBlocks(of(slot, b)), runs)).toBe(expected)
    }),
  )
})

test('counts a style of more than 32 colours once', () => {
  const style = Array.from({ length: 40 }, (_, slot) => slot)
  const all = of(40, style)

  expect(countStyles(among(all), withBlocks(all), { ends: of(40, [31, 39]), long: [style] })).toBe(1)
})

test('counts styles of one colour each, however many stand side by side', () => {
  const all = of(
    1000,
    Array.from({ length: 1000 }, (_, slot) => slot),
  )

  expect(countStyles(among(all), withBlocks(all), { ends: all, long: [] })).toBe(1000)
})

test('finds the slots it was given', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200)), fc.uniqueArray(fc.nat(200)), (a, b) => {
      const shared = a.filter((slot) => b.includes(slot)).sort((x, y) => x - y)

      expect([...rowsOf(intersection(of(201, a), of(201, b)))]).toEqual(shared)
    }),
  )
})
