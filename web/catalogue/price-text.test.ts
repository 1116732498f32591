import { expect, test } from 'vitest'
import type { Price } from '#contracts/pricing.ts'
import { marketView } from '#web/markets/index.ts'
import { examplePrice } from '../pages/browsing.fakes.ts'
import { exampleShell } from '../pages/buying.fakes.ts'
import { priceText } from './price-text.ts'

type Id = 'en-gb' | 'en-us' | 'tr-tr' | 'ar-ae'
type Toggles = Record<string, boolean>
const shellWith = (id: Id, featureToggles: Toggles) => ({ ...exampleShell(id), featureToggles })
const usual: Toggles = { promotionDiscountDisplay: true }
const told = (id: Id, amount: number, more: Partial<Price> = {}, toggles: Toggles = usual) =>
  priceText(examplePrice(id, amount, more), marketView(shellWith(id, toggles)))
const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const usd = (amount: number) => ({ amount, currency: 'USD' })

test('tells a plain price as one figure', () => {
  expect(told('en-gb', 49)).toMatchObject({ now: '£49.00', notes: [] })
  expect(told('en-gb', 49)).not.toHaveProperty('reduced')
})

test('tells a reduction against the lowest price of the last 30 days where the law asks for it', () => {
  const price = told('en-gb', 35, {
    historicPrice: gbp(50),
    historicPercentage: 30,
    listPrice: gbp(60),
    percentage: 42,
  })

  expect(price).toMatchObject({
    now: '£35.00',
    reduced: true,
    localized: 'Now',
    cut: '−30%',
    notes: ['Lowest price last 30 days: £50.00'],
  })
  expect(price.was).toBeUndefined()
})

test('claims no offer for a price that has been as low before', () => {
  const price = told('en-gb', 35, { historicPrice: gbp(35), historicPercentage: 0, listPrice: gbp(60), percentage: 42 })

  expect(price.reduced).toBeUndefined()
  expect(price.cut).toBeUndefined()
  expect(price.notes).toEqual(['Lowest price last 30 days: £35.00'])
})

test('strikes the list price elsewhere, and says that it was', () => {
  expect(told('en-us', 35, { listPrice: usd(50), percentage: 30 })).toMatchObject({
    now: '$35.00',
    reduced: true,
    localized: 'Now',
    was: { label: 'Was', figure: '$50.00' },
    cut: '−30%',
  })
})

test('takes a list price equal to the price for none [B-CAT-06]', () => {
  const price = told('en-us', 50, { listPrice: usd(50), percentage: 0 })

  expect(price.was).toBeUndefined()
  expect(price.reduced).toBeUndefined()
})

const markdown = { ...usd(5), reference: 'markdown' }
const promotion = { ...usd(3), reference: 'autumn', promotionName: 'Autumn offer' }

test('tells the lowest price of 30 days outside the EU where the shop wants it, and in the EU whatever it wants [B-FT-02]', () => {
  const british = { listPrice: gbp(70), percentage: 50, historicPrice: gbp(50), historicPercentage: 30 }
  const on = { priceTransparency: true }

  expect(told('en-us', 35, british, on).notes).toEqual(['Lowest price last 30 days: £50.00 (−30%)'])
  expect(told('en-us', 35, british, {}).notes).toEqual([])
  expect(told('en-gb', 35, british, {}).notes).toEqual(['Lowest price last 30 days: £50.00'])
})

test('puts the list price before the price to pay where the shop wants it [B-FT-04]', () => {
  const reduced = { listPrice: usd(50), percentage: 30 }

  expect(told('en-us', 35, reduced, { listPriceBeforeSalesPrice: true }).wasFirst).toBe(true)
  expect(told('en-us', 35, reduced).wasFirst).toBeUndefined()
})

test('tells reductions below 10 percent only where the shop wants it [B-FT-06]', () => {
  const little = { listPrice: usd(50), percentage: 9 }

  expect(told('en-us', 45.5, little).cut).toBeUndefined()
  expect(told('en-us', 45.5, little, { singleDigitDiscountBadge: true }).cut).toBe('−9%')
  expect(told('en-us', 45, { ...little, percentage: 10 }).cut).toBe('−10%')
})

test('names a promotion with its price where the shop wants it, and what it says of itself [B-FT-41]', () => {
  const discounts = [{ ...promotion, callout: 'Until Sunday' }]

  expect(told('en-us', 42, { discounts }).notes).toEqual(['Autumn offer −$3.00', 'Until Sunday'])
  expect(told('en-us', 42, { discounts }, {}).notes).toEqual([])
  expect(told('en-us', 42, { discounts: [markdown, promotion] }, {}).notes).toEqual([
    'Markdown −$5.00',
    'Promotion −$3.00',
  ])
})

test('hides what an offer wants hidden, and never what the law wants told', () => {
  const callout = { hideDiscountBadge: true, hideListPrice: true }
  const american = priceText(
    examplePrice('en-us', 35, { listPrice: usd(50), percentage: 30 }),
    marketView(exampleShell('en-us')),
    { callout },
  )
  const european = priceText(
    examplePrice('en-gb', 35, { historicPrice: gbp(50), historicPercentage: 30 }),
    marketView(exampleShell('en-gb')),
    { callout },
  )

  expect([american.was, american.cut]).toEqual([undefined, undefined])
  expect(european.notes).toEqual(['Lowest price last 30 days: £50.00'])
})

test('says that other sizes cost more', () => {
  expect(priceText(examplePrice('en-gb', 149), marketView(exampleShell('en-gb')), { isFrom: true }).now).toBe(
    'From £149.00',
  )
})

test('names two discounts one by one when the first is a markdown, and only then [B-CAT-07] [B-CAT-08]', () => {
  expect(told('en-us', 42, { listPrice: usd(50), discounts: [markdown, promotion] }).notes).toEqual([
    'Markdown −$5.00',
    'Autumn offer −$3.00',
  ])
  expect(told('en-us', 42, { discounts: [markdown] }).notes).toEqual([])
  expect(told('en-us', 42, { discounts: [promotion, markdown] }, {}).notes).toEqual([])
})

test('writes prices and percentages the way of the market', () => {
  expect(told('tr-tr', 1299.9).now).toBe('1.299,90\u00a0TL')
  expect(told('ar-ae', 109, { listPrice: { amount: 219, currency: 'AED' }, percentage: 50 }).cut).toContain('50')
})

test('tells the price of members beside the public one, which stays unstruck', () => {
  const price = priceText(examplePrice('en-us', 50), marketView(exampleShell('en-us')), { memberPrice: usd(40) })

  expect(price.member).toEqual({ label: 'Member price', figure: '$40.00' })
  expect(price.was).toBeUndefined()
})

test('sets a member price in Turkey beside the public one with nothing struck and no word of saving [B-FT-31]', () => {
  const lira = (amount: number) => ({ amount, currency: 'TRY' })
  const turkish = exampleShell('tr-tr')
  const view = marketView({ ...turkish, market: { ...turkish.market, reductions: 'list', plainMemberPrice: true } })
  const reduced = examplePrice('tr-tr', 1000, { listPrice: lira(1500), percentage: 33, discounts: [] })

  expect(priceText(reduced, view, { memberPrice: lira(900) })).toMatchObject({
    was: undefined,
    cut: undefined,
    notes: [],
    member: { figure: '900,00\u00a0TL' },
  })
  expect(priceText(reduced, view).was).toBeDefined()
})
