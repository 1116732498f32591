import { expect, test } from 'vitest'
import { applyPromotions, type ToApply } from './apply-promotions.ts'
import { normalCode, promotionsAt } from './promotion.ts'
import { offered, promotion } from './promotions.fakes.ts'

const scope = { categories: [], products: [], subBrands: [], brands: [], fullPriceOnly: false }
const apply = (more: Partial<ToApply>) =>
  applyPromotions({ lines: [offered()], promotions: [], codes: [], currency: 'EUR', ...more })
const off = (more: Partial<ToApply>) =>
  apply(more).lines.map((line) => line.map(({ promotionId, minor }) => [promotionId, minor]))

test('takes percent off a line, rounded once for all its pieces [C-PRO-O5]', () => {
  const lines = [offered({ unitMinor: 333, quantity: 3 })]

  expect(off({ lines, promotions: [promotion({ id: 'ten', percent: 10 })] })).toEqual([[['ten', 100]]])
})

test('takes a fixed amount off each piece, never more than it costs [C-PRO-O5]', () => {
  const lines = [offered({ unitMinor: 3000, quantity: 2 }), offered({ unitMinor: 400, quantity: 2 })]

  expect(off({ lines, promotions: [promotion({ id: 'five', minor: 500, currency: 'EUR' })] })).toEqual([
    [['five', 1000]],
    [['five', 800]],
  ])
})

test('gives a line the one promotion that saves most', () => {
  const promotions = [promotion({ id: 'ten', percent: 10 }), promotion({ id: 'twenty', percent: 20 })]

  expect(off({ promotions })).toEqual([[['twenty', 2000]]])
})

test('spreads what is off the whole basket over its lines, to the last unit [C-PRO-O5]', () => {
  const lines = [offered({ unitMinor: 100 }), offered({ unitMinor: 100 }), offered({ unitMinor: 100 })]
  const applied = apply({ lines, promotions: [promotion({ id: 'b', level: 'basket', minor: 100, currency: 'EUR' })] })

  expect(applied.lines.flat().map(({ minor }) => minor)).toEqual([34, 33, 33])
})

test('asks for the least worth and pieces of the goods it is about, and of no others [C-PRO-O5]', () => {
  const about = { ...scope, categories: ['women-dresses'] }
  const dress = promotion({ id: 'd', percent: 10, scope: about, minimumMinor: 15_000, minimumPieces: 2 })
  const shirt = offered({ categories: ['women', 'women-shirts'], unitMinor: 90_000 })

  expect(off({ lines: [offered(), shirt], promotions: [dress] })).toEqual([[], []])
  expect(off({ lines: [offered({ quantity: 2 }), shirt], promotions: [dress] })).toEqual([[['d', 2000]], []])
})

test('leaves reduced goods, gift cards and what is given along out where it should', () => {
  const lines = [
    offered({ isReduced: true }),
    offered({ takesPart: false }),
    offered({ bonusOf: 'gift' }),
    offered({ subBrand: 'men' }),
  ]
  const promotions = [
    promotion({ id: 'p', percent: 10, scope: { ...scope, subBrands: ['women'], fullPriceOnly: true } }),
  ]

  expect(off({ lines, promotions })).toEqual([[], [], [], []])
})

test('lets codes work one upon the other, and says what each saved [C-PRO-06, C-PRO-O3]', () => {
  const promotions = [
    promotion({ id: 'a', level: 'basket', percent: 10, needsCode: true }),
    promotion({ id: 'b', level: 'basket', minor: 500, currency: 'EUR', needsCode: true }),
    promotion({ id: 'c', percent: 50, needsCode: true, scope: { ...scope, brands: ['Nobody'] } }),
  ]
  const codes = [
    { code: 'TEN', promotionId: 'a' },
    { code: 'FIVE', promotionId: 'b' },
    { code: 'OTHER', promotionId: 'c' },
  ]
  const applied = apply({ promotions, codes })

  expect(Object.fromEntries(applied.byCode)).toEqual({ TEN: 1000, FIVE: 500, OTHER: 0 })
  expect(off({ promotions })).toEqual([[]])
})

test('never saves more than the goods cost, whatever is entered [C-PRO-O5]', () => {
  const promotions = ['a', 'b'].map((id) =>
    promotion({ id, level: 'basket', minor: 8000, currency: 'EUR', needsCode: true }),
  )
  const codes = [
    { code: 'A', promotionId: 'a' },
    { code: 'B', promotionId: 'b' },
  ]

  expect(Object.fromEntries(apply({ promotions, codes }).byCode)).toEqual({ A: 8000, B: 2000 })
})

test('gives nothing that its budget does not cover any more', () => {
  const spent = promotion({ id: 'p', percent: 10, budgetMinor: 5000, spentMinor: 4500 })

  expect(off({ promotions: [spent] })).toEqual([[]])
  expect(off({ lines: [offered({ unitMinor: 5000 })], promotions: [spent] })).toEqual([[['p', 500]]])
})

test('earns a bonus once, or every time its condition is met [C-BON-01]', () => {
  const bonus = { rewardId: 'r', pieces: 1, repeats: false }
  const once = promotion({ id: 'once', level: 'bonus', minimumMinor: 10_000, bonus })
  const always = promotion({ id: 'always', level: 'bonus', minimumMinor: 10_000, bonus: { ...bonus, repeats: true } })
  const lines = [offered({ quantity: 3 }), offered({ bonusOf: 'always', quantity: 1 })]

  expect(apply({ lines, promotions: [once, always] }).bonuses).toEqual([
    { promotionId: 'once', rewardId: 'r', code: null, earned: 1, taken: 0 },
    { promotionId: 'always', rewardId: 'r', code: null, earned: 3, taken: 1 },
  ])
  expect(apply({ lines: [offered({ unitMinor: 9999 })], promotions: [once] }).bonuses).toEqual([])
})

test('pays for delivery when enough is bought [C-BSK-11]', () => {
  const free = promotion({ id: 'free', level: 'shipping', minimumMinor: 10_000 })

  expect(apply({ promotions: [free] }).freeFreight).toEqual({ promotionId: 'free', code: null })
  expect(apply({ lines: [offered({ unitMinor: 9999 })], promotions: [free] }).freeFreight).toBeUndefined()
})

test('holds in its markets, its currency, from its start until its end, and within its budget', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const holds = (more: Parameters<typeof promotion>[0]) =>
    promotionsAt([promotion(more)], { id: 'da-dk', currency: 'DKK' }, now).length === 1

  expect(holds({ id: 'p' })).toBe(true)
  expect(holds({ id: 'p', markets: ['de-de'] })).toBe(false)
  expect(holds({ id: 'p', currency: 'EUR' })).toBe(false)
  expect(holds({ id: 'p', startsAt: '2026-06-15T12:00:01.000Z' })).toBe(false)
  expect(holds({ id: 'p', endsAt: '2026-06-15T12:00:00.000Z' })).toBe(false)
  expect(holds({ id: 'p', budgetMinor: 100, spentMinor: 100 })).toBe(false)
})

test('takes a code for the same whatever its case, blanks and underscores [C-PRO-01, C-PRO-O1]', () => {
  expect([' sum_mer 10 ', 'SUMMER10', 's__ummer_10'].map(normalCode)).toEqual(['SUMMER10', 'SUMMER10', 'SUMMER10'])
})
