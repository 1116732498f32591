import { expect, test } from 'vitest'
import { cardsToRevoke, coverWith, isExpired, maskedCardNumber, normalCardNumber, spreadOver } from './gift-card.ts'

const card = (id: string, balanceMinor: number) => ({ id, balanceMinor })

test('pays an amount card by card, each with no more than its balance [C-GFT-O1]', () => {
  expect(coverWith([card('a', 300), card('b', 0), card('c', 900)], 1000)).toEqual([
    { cardId: 'a', minor: 300 },
    { cardId: 'c', minor: 700 },
  ])
  expect(coverWith([card('a', -50), card('b', 100)], 60)).toEqual([{ cardId: 'b', minor: 60 }])
  expect(coverWith([card('a', 300), card('b', 100)], 300)).toEqual([{ cardId: 'a', minor: 300 }])
})

test('refunds the first of the named cards first, each with no more than it paid, and names no card without a refund [C-GFT-O3]', () => {
  const paid = ['last', 'middle', 'first'].map((cardId) => ({ cardId, minor: 500 }))

  expect(spreadOver(paid, 700)).toEqual([
    { cardId: 'last', minor: 500 },
    { cardId: 'middle', minor: 200 },
  ])
  expect(spreadOver(paid, 500)).toEqual([{ cardId: 'last', minor: 500 }])
  expect(spreadOver(paid, 9000)).toEqual(paid)
})

test('reads a number in any notation, and shows others only its last four digits [C-GFT-01]', () => {
  expect(normalCardNumber(' 6006 0000-0000_0011')).toBe('6006000000000011')
  expect(normalCardNumber('ab1-é2')).toBe('AB1É2')
  expect(maskedCardNumber('6006000000000011')).toBe('…0011')
})

test('accepts a card until the moment it expires, and a card without expiry at any time', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const expiresIn = (ms: number) => isExpired({ expiresAt: new Date(now.getTime() + ms) }, now)

  expect([expiresIn(1), expiresIn(0), expiresIn(-1)]).toEqual([false, true, true])
  expect(isExpired({ expiresAt: null }, now)).toBe(false)
})

test('removes the value of only as many cards of a line as pieces are cancelled, and of none that was used', () => {
  const issued = (id: string, balanceMinor: number) => ({ id, valueMinor: 500, balanceMinor })
  const [whole, spent, other] = [issued('whole', 500), issued('spent', 120), issued('other', 500)]
  const revoked = (pieces: number, remaining: number, cards = [whole, spent, other]) =>
    cardsToRevoke(cards, { pieces, remaining })

  expect(revoked(1, 3)).toEqual({ ok: true, value: [whole] })
  expect(revoked(2, 3)).toEqual({ ok: true, value: [whole, other] })
  expect(revoked(3, 3)).toEqual({ ok: false, problem: { leftMinor: 120 } })
  expect(revoked(3, 4)).toEqual({ ok: true, value: [whole, other] })
  expect(revoked(2, 5)).toEqual({ ok: true, value: [] })
  expect(revoked(1, 9)).toEqual({ ok: true, value: [] })
  expect(revoked(2, 2, [spent, issued('spent', 80)])).toEqual({ ok: false, problem: { leftMinor: 200 } })
})
