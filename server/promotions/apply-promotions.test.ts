import { expect, test } from 'vitest'
import { applyPromotions, type ToApply } from './apply-promotions.ts'
import { codeIsValid, normalCode, promotionsAt, textIn } from './promotion.ts'
import { offered, promotion } from './promotions.fakes.ts'

const market = { id: 'da-dk', currency: 'DKK' }
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

test('requires the minimum value and pieces of the goods in its scope only [C-PRO-O5]', () => {
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

test('applies codes one after the other, and shows the saving of each [C-PRO-06, C-PRO-O3]', () => {
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

test('never saves more than the goods cost, for any codes [C-PRO-O5]', () => {
  const promotions = ['a', 'b'].map((id) =>
    promotion({ id, level: 'basket', minor: 8000, currency: 'EUR', needsCode: true }),
  )
  const codes = [
    { code: 'A', promotionId: 'a' },
    { code: 'B', promotionId: 'b' },
  ]

  expect(Object.fromEntries(apply({ promotions, codes }).byCode)).toEqual({ A: 8000, B: 2000 })
})

test('gives no reduction that its budget no longer covers', () => {
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

test('gives the best promotion of the whole basket, the first of equals, and takes codes off what is left [C-PRO-O5]', () => {
  const ofBasket = (id: string, percent: number, more = {}) => promotion({ id, level: 'basket', percent, ...more })
  const promotions = [
    ofBasket('ten', 10),
    ofBasket('thirty', 30),
    ofBasket('also thirty', 30),
    ofBasket('coded', 50, { needsCode: true }),
  ]

  expect(off({ promotions })).toEqual([[['thirty', 3000]]])
  expect(off({ promotions, codes: [{ code: 'HALF', promotionId: 'coded' }] })).toEqual([
    [
      ['thirty', 3000],
      ['coded', 3500],
    ],
  ])
})

test('takes nothing off lines that already cost 0, and shows no reduction of 0', () => {
  const cent = promotion({ id: 'cent', level: 'basket', minor: 1, currency: 'EUR' })
  const half = promotion({ id: 'half', level: 'basket', percent: 50, needsCode: true })
  const all = promotion({ id: 'all', percent: 100, scope: { ...scope, products: ['free'] } })
  const codes = [{ code: 'HALF', promotionId: 'half' }]
  const free = offered({ productId: 'free' })

  expect(off({ lines: [offered(), offered()], promotions: [cent] })).toEqual([[['cent', 1]], []])
  expect(off({ lines: [free, offered()], promotions: [all, half], codes })).toEqual([
    [['all', 10_000]],
    [['half', 5000]],
  ])
  expect(off({ lines: [free], promotions: [all, half], codes })).toEqual([[['all', 10_000]]])
})

test('is about goods of its brand, part of the brand, product and category alone [C-PRO-O5]', () => {
  const bites = (more: object, line = {}) =>
    off({ lines: [offered(line)], promotions: [promotion({ id: 'p', percent: 10, scope: { ...scope, ...more } })] })[0]!
      .length === 1

  expect([bites({}), bites({ brands: ['Halden'] }), bites({ brands: ['Other'] })]).toEqual([true, true, false])
  expect([bites({ subBrands: ['men', 'women'] }), bites({ subBrands: ['men'] })]).toEqual([true, false])
  expect([bites({ products: ['1_red_01'] }), bites({ products: ['1_red_02'] })]).toEqual([true, false])
  expect([bites({ categories: ['women'] }), bites({ categories: ['men'] })]).toEqual([true, false])
  expect([bites({ fullPriceOnly: true }), bites({ fullPriceOnly: true }, { isReduced: true })]).toEqual([true, false])
  expect([bites({}, { isReduced: true }), bites({}, { takesPart: false })]).toEqual([true, false])
})

test('earns a bonus by pieces where its worth does not matter, and one that needs a code by that [C-BON-01]', () => {
  const bonus = { rewardId: 'r', pieces: 2, repeats: true }
  const gift = promotion({ id: 'gift', level: 'bonus', minimumPieces: 2, needsCode: true, bonus })
  const codes = [{ code: 'GIFT', promotionId: 'gift' }]
  const earned = (quantity: number) => apply({ lines: [offered({ quantity })], promotions: [gift], codes }).bonuses

  expect(earned(5)).toEqual([{ promotionId: 'gift', rewardId: 'r', code: 'GIFT', earned: 4, taken: 0 }])
  expect(earned(1)).toEqual([])
  expect(apply({ lines: [offered({ quantity: 5 })], promotions: [gift] }).bonuses).toEqual([])
  expect(apply({ promotions: [promotion({ id: 'none', level: 'bonus' })] }).bonuses).toEqual([])
})

test('pays for delivery when enough is bought [C-BSK-11]', () => {
  const free = promotion({ id: 'free', level: 'shipping', minimumMinor: 10_000 })

  expect(apply({ promotions: [free] }).freeFreight).toEqual({ promotionId: 'free', code: null })
  expect(apply({ lines: [offered({ unitMinor: 9999 })], promotions: [free] }).freeFreight).toBeUndefined()
  const coded = promotion({ id: 'coded', level: 'shipping', needsCode: true })
  const codes = [{ code: 'FREE', promotionId: 'coded' }]
  expect(apply({ promotions: [coded], codes }).freeFreight).toEqual({ promotionId: 'coded', code: 'FREE' })
  expect(apply({ promotions: [coded] }).freeFreight).toBeUndefined()
  expect(apply({ promotions: [promotion({ id: 'p', percent: 10 })] }).freeFreight).toBeUndefined()
})

test('holds in its markets, its currency, from its start until its end, and within its budget [C-PRO-O5]', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const holds = (more: Parameters<typeof promotion>[0]) => promotionsAt([promotion(more)], market, now).length === 1

  expect(holds({ id: 'p' })).toBe(true)
  expect(holds({ id: 'p', markets: ['de-de'] })).toBe(false)
  expect(holds({ id: 'p', currency: 'EUR' })).toBe(false)
  expect(holds({ id: 'p', startsAt: '2026-06-15T12:00:01.000Z' })).toBe(false)
  expect(holds({ id: 'p', endsAt: '2026-06-15T12:00:00.000Z' })).toBe(false)
  expect(holds({ id: 'p', budgetMinor: 100, spentMinor: 100 })).toBe(false)
  expect(holds({ id: 'p', markets: ['de-de', 'da-dk'], currency: 'DKK', budgetMinor: 100, spentMinor: 99 })).toBe(true)
  expect(holds({ id: 'p', startsAt: now.toISOString(), endsAt: '2026-06-15T12:00:01.000Z' })).toBe(true)
})

test('is sorted in the order of the shop, and by name where the order is equal', () => {
  const placed = (id: string, position: number) => promotion({ id, position })
  const told = promotionsAt([placed('c', 1), placed('b', 2), placed('d', 1), placed('a', 1)], market, new Date(0))

  expect(told.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b'])
})

test('takes a code from its start until its end, as long as it is not used up [C-PRO-O2, C-PRO-O5]', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const valid = (more: object) =>
    codeIsValid(
      { code: 'A', promotionId: 'p', exclusive: false, isUsedUp: false, startsAt: null, endsAt: null, ...more },
      now,
    )
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]

  expect([valid({}), valid({ startsAt: now, endsAt: after }), valid({ isUsedUp: true })]).toEqual([true, true, false])
  expect([valid({ startsAt: after }), valid({ endsAt: now }), valid({ endsAt: before })]).toEqual([false, false, false])
})

test('is shown in the language of the market, else in English, else by its id [C-PRO-O5]', () => {
  const text = (name: string) => ({ name, callout: '', disclaimer: '' })
  const told = (texts: object) => textIn({ id: 'p', texts: { ...texts } }, 'da').name

  expect(told({ da: text('Udsalg'), en: text('Sale') })).toBe('Udsalg')
  expect(told({ en: text('Sale') })).toBe('Sale')
  expect(told({})).toBe('p')
})

test('treats a code as the same in any case, and with blanks or underscores [C-PRO-01, C-PRO-O1]', () => {
  expect([' sum_mer 10 ', 'SUMMER10', 's__ummer_10'].map(normalCode)).toEqual(['SUMMER10', 'SUMMER10', 'SUMMER10'])
})

test('tells a promotion of Switzerland without ß', () => {
  const texts = { de: { name: 'Große Taschen', callout: 'Außer Schuhe', disclaimer: '' } }
  expect(textIn({ id: 'p', texts }, 'de-ch')).toMatchObject({ name: 'Grosse Taschen', callout: 'Ausser Schuhe' })
  expect(textIn({ id: 'p', texts }, 'de-de')).toBe(texts.de)
})
