import { expect, test } from 'vitest'
import type { Drawing } from '../drawing/product-drawing.ts'
import { styleOf } from '../style.ts'
import { formFor } from './on-form.ts'

const tee: Drawing = { family: 'tee', cut: 'regular', cloth: 'jersey', colour: 'sage', form: 'women', seed: '100007' }

test('shows every colour of a style on the same form with the same folds', () => {
  const { outfit: _, ...sage } = formFor(styleOf(tee))
  const { outfit: __, ...navy } = formFor(styleOf({ ...tee, colour: 'navy' }))

  expect(navy).toEqual(sage)
})

test('shows a piece alone on its form, and what is worn open over a plain one', () => {
  const worn = (family: Drawing['family'], cut: string) =>
    formFor(styleOf({ ...tee, family, cut })).outfit.map((one) => one.family)

  expect(worn('tee', 'regular')).toEqual(['tee'])
  expect(worn('jeans', 'wide')).toEqual(['jeans'])
  expect(worn('skirt', 'bias')).toEqual(['skirt'])
  expect(worn('coat', 'blazer')).toEqual(['tee', 'coat'])
  expect(worn('knit', 'cardigan')).toEqual(['tee', 'knit'])
})

test('stands each build on its own form: a small one for children, the hips alone for trousers and skirts', () => {
  const on = (form: Drawing['form'], family: Drawing['family'] = 'tee') => formFor(styleOf({ ...tee, family, form }))

  expect(on('kids').floor).toBeLessThan(on('women').floor * 0.7)
  expect(on('men').floor).toBeGreaterThan(on('women').floor)
  expect(on('plus').form).toBe('plus')
  expect([on('men', 'trousers'), on('women', 'skirt')].map(({ hipsOnly }) => hipsOnly)).toEqual([true, true])
  expect(on('women', 'dress').hipsOnly).toBe(false)
})
