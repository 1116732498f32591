import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire } from '#contracts/money.ts'
import { add, subtract, zero } from '#foundation/money.ts'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, goodsOf, marketOf } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'

const now = new Date('2026-06-15T12:00:00Z')
const valid = { exclusive: false, isUsedUp: false, startsAt: null, endsAt: null, retired: false }
const gift = { promotionId: 'gift', rewardId: 'r' }

const line = fc.record({
  minor: fc.integer({ min: 0, max: 500_000 }),
  markdown: fc.integer({ min: 0, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  isBonus: fc.boolean(),
})
const shopping = fc.record({
  currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
  included: fc.boolean(),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  linePercent: fc.integer({ min: 1, max: 100 }),
  basketMinor: fc.integer({ min: 1, max: 400_000 }),
  basketPercent: fc.integer({ min: 1, max: 100 }),
  codes: fc.subarray(['LESS', 'MORE', 'FREE']),
})

test('lists each reduction separately, and the parts always add up to their line and to the total', () => {
  fc.assert(
    fc.property(shopping, ({ currency, included, lines, linePercent, basketMinor, basketPercent, codes }) => {
      const market = marketOf({ currency, included })
      const promotions = [
        promotion({ id: 'all', percent: linePercent }),
        promotion({ id: 'less', level: 'basket', minor: basketMinor, currency, needsCode: true }),
        promotion({ id: 'more', level: 'basket', percent: basketPercent, needsCode: true }),
        promotion({ id: 'free', level: 'shipping', needsCode: true }),
      ]
      const goods = goodsOf(
        lines.map(({ minor, markdown }, index) => ({ sku: `${index}_a_01_s`, minor, listMinor: minor + markdown })),
        {
          promotions,
          codes: new Map(codes.map((code) => [code, { code, promotionId: code.toLowerCase(), ...valid } as never])),
        },
      )
      const basket = basketWith(
        lines.map(({ quantity, isBonus }, index) => ({
          sku: `${index}_a_01_s`,
          quantity,
          ...(isBonus ? { bonus: gift } : {}),
        })),
        { promoCodes: codes, shipments: { all: { shippingMethodId: 'home' } } },
      )

      const told = basketResponse(basket, { market, goods, now, t: (key) => key }).basket
      const rows = told.reductions!
      const sumOfRows = add(zero(currency), ...rows.map(({ amount }) => fromWire(amount)))

      expect(sumOfRows).toEqual(fromWire(told.totalDiscount))
      const goodsAndDelivery = add(subtract(fromWire(told.subtotal), sumOfRows), fromWire(told.shippingTotal))
      expect(fromWire(told.total)).toEqual(included ? goodsAndDelivery : add(goodsAndDelivery, fromWire(told.totalVat)))
      expect(rows.every(({ amount }) => amount.amount > 0)).toBe(true)
      expect(new Set(rows.map(({ promotionId }) => promotionId)).size).toBe(rows.length)
      expect(rows.some(({ promotionId }) => promotionId === 'free')).toBe(false)
      const markdown = lines.reduce((sum, { markdown, quantity }) => sum + markdown * quantity, 0)
      expect(rows.find(({ kind }) => kind === 'goods') !== undefined).toBe(markdown > 0)
    }),
    { numRuns: 500 },
  )
})

test('lists markdowns first, then each promotion by its name and its code', () => {
  const goods = goodsOf([{ sku: '1_a_01_s', minor: 8000, listMinor: 10_000 }], {
    promotions: [
      promotion({ id: 'ten', percent: 10 }),
      promotion({ id: 'less', level: 'basket', minor: 1000, currency: 'EUR', needsCode: true }),
    ],
    codes: new Map([['LESS', { code: 'LESS', promotionId: 'less', ...valid } as never]]),
  })
  const basket = basketWith([{ sku: '1_a_01_s', quantity: 2 }], { promoCodes: ['LESS'] })

  const { reductions } = basketResponse(basket, { market: marketOf(), goods, now, t: (key) => key }).basket

  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  expect(reductions).toEqual([
    { kind: 'goods', amount: eur(40) },
    { kind: 'promotion', promotionId: 'ten', name: 'ten', amount: eur(16) },
    { kind: 'promotion', promotionId: 'less', name: 'less', promoCode: 'LESS', amount: eur(10) },
  ])
})
