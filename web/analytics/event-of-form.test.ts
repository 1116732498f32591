import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { eventOfForm } from './event-of-form.ts'

const shown = {
  path: '/en-gb/dress',
  product: { id: '100231_navy_03', name: 'Dress', price: { salesPrice: { amount: 49.99, currency: 'GBP' } } },
} as unknown as Page
const done = { path: '/en-gb/basket' } as Page
const posted = (formAction: string, values: Record<string, string> = {}) => ({
  formAction,
  values: new URLSearchParams({ formAction, ...values }),
})

test('reports an added product with its product number, size, quantity and price [B-TRK-O1]', () => {
  const added = posted('add-to-basket', { sku: '100231_navy_03_38', quantity: '2' })

  expect(eventOfForm(added, done, shown)).toEqual({
    event: 'add_to_basket',
    items: [{ productId: '100231_navy_03', name: 'Dress', price: 49.99, sku: '100231_navy_03_38', quantity: 2 }],
  })
  expect(eventOfForm(posted('add-to-basket', { size: '38', length: '32' }), done, shown)).toMatchObject({
    items: [{ productId: '100231_navy_03', quantity: 1 }],
  })
})

test('reports all parts of a look in one event, without the parts that have no size [B-TRK-O1]', () => {
  const parts = { parts: 'a,b,c', 'part-a': '100231_navy_03_38', 'part-b': '', 'part-c': '100500_white_01_m' }

  expect(eventOfForm(posted('add-parts', parts), done, shown)).toMatchObject({
    items: [
      { productId: '100231_navy_03', price: 49.99 },
      { productId: '100500_white_01', sku: '100500_white_01_m' },
    ],
  })
})

test('reports nothing about a refused form or a form with private data [B-TRK-O1]', () => {
  const refused = { path: '/en-gb/dress', form: { problems: {} } } as unknown as Page

  expect(eventOfForm(posted('add-to-basket', { sku: '100231_navy_03_38' }), refused, shown)).toBeUndefined()
  expect(eventOfForm(posted('save-address', { firstName: 'Ida' }), done, undefined)).toBeUndefined()
})

test.each([
  ['save-product', { product: '100231_navy_03' }, 'add_to_wishlist'],
  ['remove-product', { product: '100231_navy_03_38' }, 'remove_from_wishlist'],
  ['mail-list', {}, 'share'],
  ['share-list', {}, 'share'],
  ['join-club', { email: 'ida@example.com' }, 'sign_up_newsletter'],
] as const)(
  'the form %s is told under its name, with no address of anybody [B-TRK-O1]',
  (formAction, values, event) => {
    const told = eventOfForm(posted(formAction, { ...values }), done, undefined)

    expect(told?.event).toBe(event)
    expect(JSON.stringify(told)).not.toContain('@')
  },
)
