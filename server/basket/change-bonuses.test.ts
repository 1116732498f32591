import { expect, test } from 'vitest'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, goodsOf, marketOf } from './basket.fakes.ts'
import { addBonus, optOutOfBonus, withoutUnearned } from './change-bonuses.ts'

const gift = promotion({
  ...{ id: 'gift', level: 'bonus', minimumMinor: 8000, rewards: ['2_blue_01'] },
  bonus: { rewardId: 'r', pieces: 1, repeats: true },
})
const goods = goodsOf(
  [
    { sku: '1_red_01_s', minor: 8000 },
    { sku: '2_blue_01_one', minor: 1500 },
    { sku: '3_old_01_one', minor: 1500 },
  ],
  { promotions: [gift, promotion({ id: 'ten', percent: 10, needsCode: true })] },
)
const facts = { goods, market: marketOf(), now: new Date('2026-06-15T12:00:00Z') }
const bonus = { promotionId: 'gift', rewardId: 'r' }
const dresses = (quantity: number) => ({ sku: '1_red_01_s', quantity })
const socks = (quantity: number) => ({ sku: '2_blue_01_one', quantity, bonus })
const added = (wanted: object, lines: Parameters<typeof basketWith>[0] = [dresses(2)]) => {
  const changed = addBonus(facts, basketWith(lines), {
    sku: '2_blue_01_one',
    quantity: 1,
    promotionId: 'gift',
    ...wanted,
  })
  return changed.ok ? changed.value.lines.map(({ sku, quantity }) => [sku, quantity]) : changed.problem.code
}

test('puts in as many pieces of a reward as the basket earns, and no more [C-BON-01]', () => {
  expect(added({ rewardId: 'r' })).toEqual([
    ['1_red_01_s', 2],
    ['2_blue_01_one', 1],
  ])
  expect(added({ quantity: 2 })).toContainEqual(['2_blue_01_one', 2])
  expect(added({ quantity: 3 })).toBe('basket.bonus-not-earned')
  expect(added({ quantity: 2 }, [dresses(2), socks(1)])).toBe('basket.bonus-not-earned')
  expect(added({}, [{ sku: '3_old_01_one' }])).toBe('basket.bonus-not-earned')
})

test('gives along what its promotion names, and nothing else [C-BON-03]', () => {
  for (const wanted of [
    { promotionId: 'none' },
    { promotionId: 'ten' },
    { rewardId: 'other' },
    { sku: '3_old_01_one' },
  ])
    expect(added(wanted), JSON.stringify(wanted)).toBe('promotion.reward-not-found')
  expect(added({ sku: '2_blue_01_two' })).toBe('basket.unknown-variant')
})

test('declines a whole number of pieces that are earned, from none to all [C-BON-O2, C-EOR-32]', () => {
  const declined = (count: number, more: object = {}) => {
    const changed = optOutOfBonus(facts, basketWith([dresses(2)]), { promotionId: 'gift', count, ...more })
    return changed.ok ? changed.value.optedOut : changed.problem
  }
  const impossible = { code: 'promotion.opt-out-not-possible', limit: 2 }

  expect([declined(0), declined(2, { rewardId: 'r' })]).toEqual([{ gift: 0 }, { gift: 2 }])
  expect([declined(3), declined(-1), declined(0.5)]).toEqual([impossible, impossible, impossible])
  expect(declined(1, { promotionId: 'none' })).toEqual({ code: 'promotion.reward-not-found' })
  expect(declined(1, { rewardId: 'other' })).toEqual({ code: 'promotion.reward-not-found' })
})

test('takes out of a basket what it no longer earns, piece by piece [C-BON-04, C-BON-O3]', () => {
  const left = (...lines: Parameters<typeof basketWith>[0]) =>
    withoutUnearned(facts, basketWith(lines)).lines.map(({ sku, quantity }) => [sku, quantity])

  expect(left(dresses(1), socks(2))).toEqual([
    ['1_red_01_s', 1],
    ['2_blue_01_one', 1],
  ])
  expect(left(dresses(2), socks(1), socks(2))).toEqual([
    ['1_red_01_s', 2],
    ['2_blue_01_one', 1],
    ['2_blue_01_one', 1],
  ])
  expect(left(socks(1))).toEqual([])
  const kept = basketWith([dresses(2), socks(2)])
  expect(withoutUnearned(facts, kept)).toBe(kept)
  const plain = basketWith([dresses(2)])
  expect(withoutUnearned(facts, plain)).toBe(plain)
})
