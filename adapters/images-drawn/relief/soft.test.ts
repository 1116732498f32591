import { expect, test } from 'vitest'
import { give, take } from '../drawing/arena.ts'
import { random } from '../drawing/random.ts'
import { Soft } from './soft.ts'

const [w, h] = [61, 47]
const map = Float32Array.from({ length: w * h }, random('soft'))

test.each([1, 4, 9])('reads a softened map row by row as it reads it px by px, softened by %d px', (sigma) => {
  const soft = new Soft(map, w, h, sigma)
  const row = new Float32Array(w)
  for (const y of [0, 20.4, h - 1]) {
    soft.row(y, -3.7, { out: row, from: 0, to: w })
    for (let x = 0; x < w; x++) expect(row[x]).toBeCloseTo(soft.at(x - 3.7, y), 5)
  }
})

test('enlarges an even map to an even map, up to its edges', () => {
  const soft = new Soft(new Float32Array(w * h).fill(2), w, h, 9)
  const row = new Float32Array(w)
  for (let y = 0; y < h; y++) {
    soft.smoothRow(y, 0, { out: row, from: 0, to: w })
    for (const value of row) expect(value).toBeCloseTo(2, 5)
  }
})

test('lends maps of the requested size that contain only zeros, also in used buffers', () => {
  give(take(1000).fill(7))
  const map = take(900)
  expect(map).toHaveLength(900)
  expect(map.every((value) => value === 0)).toBe(true)
})
