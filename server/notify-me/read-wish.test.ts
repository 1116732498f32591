import { expect, test } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { maskEmail } from './mask-email.ts'
import { isDue, readWish, type Wish } from './read-wish.ts'

const variant = (id: string, inStockEcom: boolean) => ({ id, ean: `ean-${id}`, inStockEcom })
const product = (more: Partial<ProductDetail> = {}) =>
  ({ comingSoonProduct: false, variants: [variant('s1', false), variant('s2', true)], ...more }) as ProductDetail
const wish = (more: Partial<Wish> = {}): Wish => ({ kind: 'stock', email: 'anna@example.com', productId: 'p', ...more })

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'a b@example.com',
  'anna@example',
  'anna@example..com',
  'a@b@c.de',
  'anna@example.com, eve@example.com',
  'anna@.com',
  '<anna@example.com>',
])('takes no wish without an address a mail can reach: "%s" [C-NTF-O1]', (email) => {
  expect(readWish(wish({ email }), product())).toEqual({ ok: false, problem: { code: 'notify-me.email-invalid' } })
})

test('takes an address with its blanks cut off, and a sku before an EAN [C-NTF-O1]', () => {
  for (const email of ['anna@example.com', 'a.b+c@mail.example.co.uk'])
    expect(readWish(wish({ email: ` ${email}\n` }), product())).toEqual({ ok: true, value: { email, sku: null } })
  expect(readWish(wish({ sku: 's1', ean: 'ean-s2' }), product())).toMatchObject({ value: { sku: 's1' } })
  expect(readWish(wish({ sku: 's9', ean: 'ean-s2' }), product())).toMatchObject({ ok: false })
  expect(readWish(wish({ ean: 'ean-s9' }), product())).toMatchObject({ ok: false })
})

test('knows the size by sku or by EAN, and refuses one the product does not come in [C-NTF-O1]', () => {
  expect(readWish(wish({ sku: 's1' }), product())).toMatchObject({ value: { sku: 's1' } })
  expect(readWish(wish({ ean: 'ean-s2' }), product())).toMatchObject({ value: { sku: 's2' } })
  expect(readWish(wish(), product())).toMatchObject({ value: { sku: null } })
  expect(readWish(wish({ sku: 's9' }), product())).toMatchObject({ problem: { code: 'notify-me.size-unknown' } })
  expect(readWish(wish(), undefined)).toMatchObject({ problem: { code: 'notify-me.product-unknown' } })
})

test('sends no notification before the size is in stock, or the product is launched [C-NTF-O1]', () => {
  expect(isDue({ kind: 'stock', sku: 's1' }, product())).toBe(false)
  expect(isDue({ kind: 'stock', sku: 's2' }, product())).toBe(true)
  expect(isDue({ kind: 'stock', sku: null }, product())).toBe(true)
  expect(isDue({ kind: 'stock', sku: null }, product({ variants: product().variants.slice(0, 1) }))).toBe(false)
  expect(isDue({ kind: 'stock', sku: 's9' }, product())).toBe(false)
  expect(isDue({ kind: 'stock', sku: 's2' }, product({ comingSoonProduct: true }))).toBe(false)
  expect(isDue({ kind: 'launch', sku: null }, product({ comingSoonProduct: true }))).toBe(false)
  expect(isDue({ kind: 'launch', sku: null }, product({ variants: [] }))).toBe(true)
})

test('shows the first letter of an address and its domain [C-NTF-O2]', () => {
  expect(maskEmail('anna@example.com')).toBe('a•••@example.com')
  expect(maskEmail('"a@b"@example.com')).toBe('"•••@example.com')
})
