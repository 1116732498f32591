import { expect, test } from 'vitest'
import type { Drawing } from '../drawing/product-drawing.ts'
import { styleOf } from '../style.ts'
import { modelFor } from './outfit.ts'

const shirt: Drawing = {
  family: 'tee',
  cut: 'regular',
  cloth: 'jersey',
  colour: 'sage',
  form: 'women',
  seed: '100007',
}

test('lets people stand and walk, with hands free or out of sight, as the style has it', () => {
  const people = Array.from({ length: 24 }, (_, n) => modelFor(styleOf({ ...shirt, seed: `style ${n}` })))

  expect(new Set(people.map(({ walking }) => walking)).size).toBe(2)
  expect(new Set(people.map(({ behindBack }) => behindBack))).toEqual(new Set([-1, 1, 'both', undefined]))
  expect(new Set(people.map(({ skin }) => skin)).size).toBeGreaterThan(4)
})

test('shows every colour of a style on the same person in the same pose', () => {
  const { outfit: _, ...sage } = modelFor(styleOf(shirt))
  const { outfit: __, ...navy } = modelFor(styleOf({ ...shirt, colour: 'navy' }))

  expect(navy).toEqual(sage)
})

test('hides a hand in a pocket only where a sleeve reaches it', () => {
  for (let n = 0; n < 24; n++) {
    const bare = modelFor(styleOf({ ...shirt, seed: `style ${n}` }))
    const coated = modelFor(styleOf({ ...shirt, family: 'coat', cut: 'belted', seed: `style ${n}` }))
    expect(bare.pocketed).toBeUndefined()
    expect(coated.behindBack).toBeUndefined()
  }
})
