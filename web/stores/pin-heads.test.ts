import { expect, test } from 'vitest'
import { pinHeads, type Spot } from './pin-heads.ts'

const shape = { radius: 19, height: 30, width: 800 }
const leastDistance = (heads: readonly Spot[]) =>
  Math.min(...heads.flatMap((a, index) => heads.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))))

test('no pin of the store map hides another, however close the stores are, even at the edge of the map', () => {
  const same = { x: 400, y: 300 }
  const crowds = [
    [same, same],
    [same, same, same, same],
    [same, { x: 405, y: 302 }, { x: 430, y: 310 }, { x: 390, y: 290 }, { x: 402, y: 331 }],
    [
      { x: 2, y: 300 },
      { x: 4, y: 300 },
    ],
  ]
  for (const tips of crowds) {
    const heads = pinHeads(tips, shape)
    expect(leastDistance(heads)).toBeGreaterThanOrEqual(2 * shape.radius)
    expect(Math.min(...heads.map(({ x }) => x))).toBeGreaterThanOrEqual(shape.radius)
    for (const [index, { y }] of heads.entries()) expect(tips[index]!.y - y).toBe(shape.height)
  }
})

test('a pin that hides none stands right above its place', () => {
  expect(
    pinHeads(
      [
        { x: 400, y: 300 },
        { x: 500, y: 300 },
      ],
      shape,
    ),
  ).toEqual([
    { x: 400, y: 270 },
    { x: 500, y: 270 },
  ])
})
