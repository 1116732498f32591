import { expect, test } from 'vitest'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, giftCard, goodsOf } from './basket.fakes.ts'
import { addGiftCard, addPromoCode, removeGiftCard, removePromoCode, setNote } from './change-codes.ts'
import type { Changed } from './change-lines.ts'

const now = new Date('2026-06-15T12:00:00Z')
const code = (name: string, more: object = {}) => [
  name,
  { code: name, promotionId: 'ten', exclusive: false, isUsedUp: false, startsAt: null, endsAt: null, ...more },
]
const goods = goodsOf([], {
  promotions: [promotion({ id: 'ten', percent: 10, needsCode: true })],
  codes: new Map([
    code('SAVE'),
    code('MORE'),
    code('ALONE', { exclusive: true }),
    code('GONE', { isUsedUp: true }),
    code('LATER', { startsAt: new Date('2026-06-16T00:00:00Z') }),
    code('OTHER', { promotionId: 'of another market' }),
  ] as never),
})
const problemOf = (changed: Changed) => (changed.ok ? undefined : changed.problem)
const entered = (promoCodes: readonly string[], typed: string) =>
  addPromoCode(goods, basketWith([], { promoCodes }), typed, now)

test('accepts a code however it is typed, beside the codes of the basket, and takes out that one alone [C-PRO-01, C-PRO-O1, C-EOR-14]', () => {
  expect(entered(['MORE'], ' sa_ve_ ')).toMatchObject({ ok: true, value: { promoCodes: ['MORE', 'SAVE'] } })
  expect(removePromoCode(basketWith([], { promoCodes: ['MORE', 'SAVE'] }), '_mo_re')).toMatchObject({
    ...{ ok: true, value: { promoCodes: ['SAVE'] } },
  })
})

test('refuses a code that is there already, unknown, not of this market, used up, or not valid yet [C-PRO-O2, C-PRO-O4]', () => {
  expect(problemOf(entered(['SAVE'], 'SAVE'))).toEqual({ code: 'promotion.code-already-applied' })
  for (const typed of ['NONE', 'OTHER', 'LATER'])
    expect(problemOf(entered([], typed)), typed).toEqual({ code: 'promotion.code-not-found' })
  expect(problemOf(entered([], 'GONE'))).toEqual({ code: 'promotion.code-used-up', promoCode: 'GONE' })
  expect(problemOf(removePromoCode(basketWith([]), 'SAVE'))).toEqual({ code: 'promotion.code-not-applied' })
})

test('accepts an exclusive code only alone, and no other code beside it [C-PRO-O3]', () => {
  const alone = { code: 'promotion.code-stands-alone', promoCode: 'ALONE' }

  expect(entered([], 'ALONE').ok).toBe(true)
  expect(problemOf(entered(['SAVE'], 'ALONE'))).toEqual(alone)
  expect(problemOf(entered(['ALONE'], 'SAVE'))).toEqual(alone)
})

test('accepts ten codes and ten gift cards, and no more', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `CODE${index}`)

  expect(entered(names(9), 'SAVE').ok).toBe(true)
  expect(problemOf(entered(names(10), 'SAVE'))).toEqual({ code: 'promotion.too-many-codes', limit: 10 })
  expect(addGiftCard(basketWith([], { giftCards: names(9) }), '1').ok).toBe(true)
  expect(problemOf(addGiftCard(basketWith([], { giftCards: names(10) }), '1'))).toEqual({
    ...{ code: 'gift-card.too-many-cards', limit: 10 },
  })
})

test('accepts a gift card once, and removes it by its id, its whole number or its last digits [C-GFT-01, C-GFT-04, C-EOR-12]', () => {
  const numbers = ['6006000000000011', '6006000000990011', '6006000000000022']
  const basket = basketWith([], { giftCards: numbers })
  const goods = goodsOf([], { cards: new Map(numbers.map((number) => giftCard(number, 1000))) })
  const left = (typed: string) => {
    const changed = removeGiftCard(goods, basket, typed)
    return changed.ok ? changed.value.giftCards : changed.problem
  }

  expect(addGiftCard(basket, '1')).toMatchObject({ ok: true, value: { giftCards: [...basket.giftCards, '1'] } })
  expect(problemOf(addGiftCard(basket, '6006000000000022'))).toEqual({ code: 'gift-card.already-applied' })
  expect(left('card-6006000000000011')).toEqual(['6006000000990011', '6006000000000022'])
  expect(left('card-6006000000990011')).toEqual(['6006000000000011', '6006000000000022'])
  expect(left('6006 0000 0000 0011')).toEqual(['6006000000990011', '6006000000000022'])
  expect(left('…0011')).toEqual(['6006000000000011', '6006000000000022'])
  expect(left('…0033')).toEqual({ code: 'gift-card.not-applied' })
})

test('stores a note of five hundred characters, and treats an empty note as no note [C-BSK-O10]', () => {
  const note = (written: string) => {
    const changed = setNote(basketWith([]), written)
    return changed.ok ? changed.value.note : changed.problem
  }

  expect([note(' Ring twice '), note('  '), note('🎁'.repeat(500))]).toEqual(['Ring twice', null, '🎁'.repeat(500)])
  expect(note('a'.repeat(501))).toEqual({ code: 'basket.text-too-long', field: 'note', limit: 500 })
})
