import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire } from '#contracts/money.ts'
import { allocate, exponentOf, money } from '#foundation/money.ts'
import type { Promotion } from '#server/promotions/index.ts'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, giftCard, goodsOf, marketOf, type Thing } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'
import { calculateTotals } from './calculate-totals.ts'
import { usesOf } from './card-uses.ts'

const now = new Date('2026-06-15T12:00:00Z')
const skus = ['1_red_01_s', '2_blue_01_m', '3_grey_01_l', '4_gift_01_50']
const categories = [['women'], ['women', 'sale'], ['men'], []]

const thing = (sku: string, index: number) =>
  fc
    .record({
      minor: fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 9_999_999 })),
      over: fc.option(fc.integer({ min: 1, max: 90_000 })),
    })
    .map(
      ({ minor, over }): Thing => ({
        sku,
        minor,
        listMinor: over === null ? null : minor + over,
        categories: categories[index]!,
        isGiftCard: index === 3,
        isDigital: index === 3,
      }),
    )

const anyPromotion = fc.record({
  level: fc.constantFrom<Promotion['level']>('line', 'basket', 'basket', 'shipping', 'bonus'),
  off: fc.oneof(
    fc.record({ percent: fc.constantFrom(0.5, 5, 12.5, 33.3, 50, 100), minor: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), minor: fc.integer({ min: 1, max: 500_000 }) }),
  ),
  minimumMinor: fc.constantFrom(0, 0, 10_000, 1_000_000),
  minimumPieces: fc.constantFrom(0, 0, 3),
  needsCode: fc.boolean(),
  fullPriceOnly: fc.boolean(),
  categories: fc.constantFrom<string[]>([], [], ['women'], ['sale']),
  budget: fc.option(fc.integer({ min: 1, max: 900_000 })),
})

const anyBasket = fc.record({
  currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
  included: fc.boolean(),
  ratePercent: fc.constantFrom(0, 5, 8.1, 20, 25.5),
  deliveryMinor: fc.integer({ min: 0, max: 9_999 }),
  freeFreightMinor: fc.option(fc.integer({ min: 1, max: 100_000 })),
  things: fc.tuple(...skus.map(thing)),
  lines: fc.array(fc.record({ at: fc.nat(3), quantity: fc.integer({ min: 1, max: 99 }), isBonus: fc.boolean() }), {
    maxLength: 6,
  }),
  promotions: fc.array(anyPromotion, { maxLength: 6 }),
  cards: fc.array(fc.integer({ min: 0, max: 3_000_000 }), { maxLength: 3 }),
})
type AnyBasket = typeof anyBasket extends fc.Arbitrary<infer Value> ? Value : never

function laidOut({ currency, things, lines, promotions: wanted, cards, ...rules }: AnyBasket) {
  const promotions = wanted.map(({ off, level, budget, fullPriceOnly, categories: named, ...more }, index) =>
    promotion({
      ...more,
      ...(level === 'line' || level === 'basket' ? off : {}),
      id: `p${index}`,
      level,
      currency,
      position: index,
      budgetMinor: level === 'line' || level === 'basket' ? budget : null,
      bonus: level === 'bonus' ? { rewardId: 'r', pieces: 2, repeats: true } : null,
      scope: { categories: named, products: [], subBrands: [], brands: [], fullPriceOnly },
    }),
  )
  const codes = promotions.flatMap(({ id, needsCode }) =>
    needsCode
      ? [{ code: `C${id}`, promotionId: id, exclusive: false, isUsedUp: false, startsAt: null, endsAt: null }]
      : [],
  )
  const given = promotions.find(({ level }) => level === 'bonus')
  const held = cards.map((minor, index) => giftCard(`K${index}`, minor, currency))
  const goods = goodsOf(things, {
    promotions,
    codes: new Map(codes.map((code) => [code.code, code])),
    cards: new Map(held),
  })
  const basket = basketWith(
    lines.map(({ at, quantity, isBonus }) => ({
      sku: skus[at]!,
      quantity,
      ...(isBonus && given && at < 3 ? { bonus: { promotionId: given.id, rewardId: 'r' } } : {}),
    })),
    {
      promoCodes: codes.map(({ code }) => code),
      giftCards: held.map(([number]) => number),
      shipments: { all: { shippingMethodId: 'home' } },
    },
  )
  return { basket, goods, market: marketOf({ currency, ...rules }), promotions, now }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The first law of money that a basket breaks, if any. */
function brokenLaw(any: AnyBasket): string | undefined {
  const { basket, goods, market, promotions } = laidOut(any)
  const calculation = calculateTotals(basket, { goods, market, now })
  const { totals, applied, covered, remaining } = calculation
  const { subtotal, totalDiscount, shippingTotal, totalVat, total } = totals
  const off = applied.lines.map((line) => sum(line.map(({ minor }) => minor)))
  const worth = basket.lines.map(({ sku, quantity }) => goods.prices.get(sku)!.minor * quantity)
  const coded = applied.lines.flat().filter(({ code }) => code !== null)
  const budgetOf = (id: string) => promotions.find((it) => it.id === id)?.budgetMinor ?? Number.POSITIVE_INFINITY
  const balanceOf = (cardId: string) => goods.cards.get(cardId.slice('card-'.length))!.balanceMinor
  const laws: Readonly<Record<string, boolean>> = {
    'the total is goods less reductions, plus delivery and tax on top':
      total.minor === subtotal.minor - totalDiscount.minor + shippingTotal.minor + (any.included ? 0 : totalVat.minor),
    'tax is the tax of lines and delivery':
      totalVat.minor === sum(totals.lines.map(({ vat, vat2 }) => vat.minor + vat2.minor)) + totals.shippingVat.minor,
    'with and without tax differ by the tax': totals.totalWithoutVat.minor + totalVat.minor === total.minor,
    'lines are what is left of list values':
      sum(totals.lines.map(({ discounted }) => discounted.minor)) === subtotal.minor - totalDiscount.minor,
    'no line goes below nothing': off.every((minor, index) => minor <= worth[index]!),
    'a line costs its worth less what is off, and a bonus nothing': basket.lines.every(
      ({ bonus }, index) => totals.lines[index]!.discounted.minor === (bonus ? 0 : worth[index]! - off[index]!),
    ),
    'what codes saved is what they took off':
      sum([...applied.byCode.values()]) === sum(coded.map(({ minor }) => minor)),
    'no budget is overspent': usesOf(calculation, goods).every(
      ({ promotionId, minor }) => minor <= budgetOf(promotionId),
    ),
    'cards and money together pay all': remaining.minor + sum(covered.map(({ minor }) => minor)) === total.minor,
    'nothing is paid back': remaining.minor >= 0,
    'no card pays more than is on it': covered.every(({ cardId, minor }) => minor <= balanceOf(cardId)),
  }
  return Object.entries(laws).find(([, holds]) => !holds)?.[0]
}

test('adds up to the smallest unit in 100,000 baskets of currencies with no, two and three decimals [C-BSK-O5, C-TAX-O1, C-PRO-O5]', () => {
  const checked = fc.check(
    fc.property(anyBasket, (any) => brokenLaw(any) === undefined),
    { numRuns: 100_000 },
  )
  const [basket] = checked.counterexample ?? []

  expect(basket && { law: brokenLaw(basket), basket }).toBeUndefined()
  expect(checked.numRuns).toBe(100_000)
  // On a busy machine this takes longer than the usual limit.
}, 600_000)

test('sends exactly the same sums in the response [C-BSK-O5]', () => {
  fc.assert(
    fc.property(anyBasket, (any) => {
      const { basket, goods, market } = laidOut(any)
      const told = basketResponse(basket, { goods, market, now, t: (key) => key }).basket
      const minor = (amount: { amount: number; currency: string }) => fromWire(amount).minor

      expect(minor(told.total)).toBe(
        minor(told.subtotal) -
          minor(told.totalDiscount) +
          minor(told.shippingTotal) +
          (any.included ? 0 : minor(told.totalVat)),
      )
      expect(minor(told.remainingTotal)).toBe(
        minor(told.total) - sum(told.giftCards.map(({ covered }) => (covered ? minor(covered) : 0))),
      )
      expect(Number.isInteger(told.total.amount * 10 ** exponentOf(any.currency)) || told.total.amount % 1 !== 0).toBe(
        true,
      )
    }),
    { numRuns: 1_000 },
  )
})

test('splits any amount without losing or inventing a unit, none getting more than its weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 990_000_000 }), { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const amount = Math.floor(sum(weights) * share)
        const parts = allocate(money(amount, 'EUR'), weights).map(({ minor }) => minor)

        expect(sum(parts)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(weights[index]!)
        }
      },
    ),
    { numRuns: 5_000 },
  )
})
