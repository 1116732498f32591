import { expect, test } from 'vitest'
import type { GiftCardMessage } from '#server/gift-cards/index.ts'
import { addGiftCardLine } from './add-gift-card-line.ts'
import { basketWith, goodsOf } from './basket.fakes.ts'

const now = new Date('2026-06-15T12:00:00Z')
const goods = goodsOf([
  { sku: '9_gift_01_50', minor: 5000, isGiftCard: true, isDigital: true },
  { sku: '1_red_01_s', minor: 8000 },
])
const added = (more: Partial<GiftCardMessage> = {}, basket = basketWith([]), sku = '9_gift_01_50') =>
  addGiftCardLine(goods, basket, { sku, quantity: 2, letter: { recipientEmail: 'ida@example.com', ...more } }, now)
const problem = (more: Partial<GiftCardMessage>) => {
  const changed = added(more)
  return changed.ok ? undefined : changed.problem
}

test('puts cards with the same words into one line, and with other words into another [C-LIN-O5]', () => {
  const first = added({ message: 'Til dig' })
  const basket = first.ok ? first.value : basketWith([])

  expect(basket.lines).toMatchObject([
    { quantity: 2, letter: { recipientEmail: 'ida@example.com', message: 'Til dig' }, stockLocation: 'warehouse' },
  ])
  expect(added({ message: ' Til dig ' }, basket)).toMatchObject({ ok: true, value: { lines: [{ quantity: 4 }] } })
  expect(added({ message: 'Til mig' }, basket)).toMatchObject({
    ok: true,
    value: { lines: [{ quantity: 2 }, { quantity: 2 }] },
  })
})

test('adds only 1 to 99 gift cards at once, even if more are in the basket [C-LIN-O2, C-LIN-O5]', () => {
  const first = added()
  const basket = first.ok ? first.value : basketWith([])
  const more = (quantity: number, to = basket) =>
    addGiftCardLine(goods, to, { sku: '9_gift_01_50', quantity, letter: { recipientEmail: 'ida@example.com' } }, now)

  for (const quantity of [-1, 0, 1.5, 100])
    for (const to of [basket, basketWith([])])
      expect(more(quantity, to)).toEqual({
        ...{ ok: false, problem: { code: 'basket.quantity-not-possible', limit: 99 } },
      })
  expect(more(1)).toMatchObject({ ok: true, value: { lines: [{ quantity: 3 }] } })
})

test('leaves out empty fields of a gift card message, and blanks at the ends [C-LIN-O5]', () => {
  const changed = added({ recipientEmail: ' ida@example.com ', recipientName: ' Ida', senderName: ' ', message: '' })

  expect(changed.ok && changed.value.lines[0]!.letter).toEqual({
    recipientEmail: 'ida@example.com',
    recipientName: 'Ida',
  })
})

test('sells only gift cards as gift cards [C-LIN-06]', () => {
  expect(added({}, basketWith([]), '1_red_01_s')).toEqual({
    ...{ ok: false, problem: { code: 'basket.not-a-gift-card', sku: '1_red_01_s' } },
  })
  expect(added({}, basketWith([]), '9_gift_01_70')).toMatchObject({
    ...{ ok: false, problem: { code: 'basket.unknown-variant' } },
  })
})

test('refuses an invalid recipient address, and texts that are too long [C-LIN-O5]', () => {
  const wrong = ['', 'ida', 'ida@example', 'ida@example.c', '@example.com', 'a b@example.com', 'ida@ex ample.com']
  for (const recipientEmail of [...wrong, '<ida@example.com>', `${'a'.repeat(243)}@example.com`])
    expect(problem({ recipientEmail }), recipientEmail).toEqual({ code: 'basket.recipient-email-wrong' })
  expect(problem({ recipientEmail: `${'a'.repeat(242)}@example.com` })).toBeUndefined()
  for (const field of ['recipientName', 'senderName'] as const) {
    expect(problem({ [field]: '🎁'.repeat(100) })).toBeUndefined()
    expect(problem({ [field]: 'a'.repeat(101) })).toEqual({ code: 'basket.text-too-long', field, limit: 100 })
  }
  expect(problem({ message: '🎁'.repeat(500) })).toBeUndefined()
  expect(problem({ message: 'a'.repeat(501) })).toEqual({ code: 'basket.text-too-long', field: 'message', limit: 500 })
})

test('sends cards on a day that exists, from today wherever on earth that is to a year ahead [C-LIN-O5]', () => {
  for (const deliveryDate of ['2026-06-14', '2026-06-15', '2027-06-15'])
    expect(problem({ deliveryDate }), deliveryDate).toBeUndefined()
  for (const deliveryDate of ['2026-06-13', '2027-06-16', '2026-06-31', '2026-6-20', '20260620', 'tomorrow'])
    expect(problem({ deliveryDate }), deliveryDate).toEqual({ code: 'basket.delivery-date-wrong' })
})
