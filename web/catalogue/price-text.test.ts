import { expect, test } from 'vitest'
import type { PriceView } from '#contracts/pricing.ts'
import { marketView } from '#web/markets/index.ts'
import { currencyOf } from '../pages/browsing.fakes.ts'
import { exampleShell } from '../pages/buying.fakes.ts'
import { priceText } from './price-text.ts'

type Id = 'en-gb' | 'en-us' | 'tr-tr' | 'ar-ae'
const told = (id: Id, amount: number, more: Partial<PriceView> = {}) =>
  priceText({ now: { amount, currency: currencyOf(id) }, ...more }, marketView(exampleShell(id)))
const usd = (amount: number) => ({ amount, currency: 'USD' })

test('shows a plain price as one figure', () => {
  expect(told('en-gb', 49)).toMatchObject({ now: '£49.00', notes: [] })
  expect(told('en-gb', 49)).not.toHaveProperty('reduced')
})

test('shows a reduced price with the previous price, the current price and the reduction [B-FT-04, B-CAT-04]', () => {
  expect(told('en-us', 35, { isReduced: true, before: usd(50), isBeforeFirst: true, percent: 30 })).toMatchObject({
    now: '$35.00',
    reduced: true,
    localized: 'Now',
    was: { label: 'Was', figure: '$50.00' },
    wasFirst: true,
    cut: '−30%',
  })
})

test('shows the lowest price of the last 30 days, and the reduction from it when that differs [B-FT-02, D-04]', () => {
  expect(told('en-us', 35, { prior: usd(50) }).notes).toEqual(['Lowest price last 30 days: $50.00'])
  expect(told('en-us', 35, { prior: usd(50), priorPercent: 30 }).notes).toEqual([
    'Lowest price last 30 days: $50.00 (−30%)',
  ])
})

test('names each discount, and a promotion without a name by that word [B-CAT-08, B-FT-41, B-CAT-07]', () => {
  const discounts = [
    { kind: 'markdown' as const, off: usd(5) },
    { kind: 'promotion' as const, off: usd(3), callout: 'Until Sunday' },
    { kind: 'promotion' as const, name: 'Autumn offer', off: usd(2) },
  ]

  expect(told('en-us', 40, { discounts }).notes).toEqual([
    'Sale −$5.00',
    'Promotion −$3.00',
    'Until Sunday',
    'Autumn offer −$2.00',
  ])
})

test('shows on a tile one price with one percentage, and below it only the lowest price of the last 30 days [B-FT-02, D-04]', () => {
  const shown: PriceView = {
    ...{ now: usd(35), isReduced: true, before: usd(50), percent: 30, prior: usd(45), priorPercent: 22 },
    discounts: [{ kind: 'promotion', name: 'Autumn offer', off: usd(2), callout: 'Until Sunday' }],
  }
  const view = marketView(exampleShell('en-us'))

  expect(priceText(shown, view, true)).toEqual({
    ...priceText(shown, view),
    notes: ['Lowest price last 30 days: $45.00'],
  })
  expect(priceText({ ...shown, prior: undefined }, view, true).notes).toEqual([])
})

test('says that other sizes cost more', () => {
  expect(told('en-gb', 149, { isFrom: true }).now).toBe('From £149.00')
})

test('writes prices and percentages the way of the market', () => {
  expect(told('tr-tr', 1299.9).now).toBe('1.299,90\u00a0TL')
  expect(told('ar-ae', 109, { percent: 50 }).cut).toContain('50')
})

test('shows the member price beside the public price, on a tile too [D-05, B-FT-31]', () => {
  const member = { label: 'Member price', figure: '$40.00' }

  expect(told('en-us', 50, { member: usd(40) }).member).toEqual(member)
  expect(priceText({ now: usd(50), member: usd(40) }, marketView(exampleShell('en-us')), true).member).toEqual(member)
})
