import { expect, test } from 'vitest'
import type { ToggleKey } from '#contracts/toggles.ts'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { plainDisplay, priceDisplay } from './price-display.ts'
import { comparedPrice, type PriceCircumstances, shownPrice } from './price-view.ts'
import type { CurrentPrice } from './pricing.ts'

type Id = 'da-dk' | 'en-us' | 'tr-tr'
interface Told extends Partial<CurrentPrice>, PriceCircumstances {
  readonly toggles?: readonly ToggleKey[]
}

/** The price a market shows for an amount in minor units. */
function shownIn(id: Id, minor: number, { isFrom = false, promotion, callout, toggles = [], ...price }: Told = {}) {
  const current = { sku: '1_navy_01_38', listMinor: null, memberMinor: null, priorMinor: null, ...price, minor }
  const display = priceDisplay((toggle) => toggles.includes(toggle))
  return shownPrice(current, { market: marketNamed(id), display }, { isFrom, promotion, callout }).shown
}
const usd = (amount: number) => ({ amount, currency: 'USD' })
const dkk = (amount: number) => ({ amount, currency: 'DKK' })
const promotion = { reference: 'autumn', percent: 10, promotionName: 'Autumn offer' }

test('shows a plain price as one figure', () => {
  expect(shownIn('en-us', 4900)).toEqual({ now: usd(49) })
})

test('compares a reduction with the lowest price of the last 30 days where the law asks for it, and strikes nothing [B-CAT-04, D-04]', () => {
  expect(shownIn('da-dk', 3500, { priorMinor: 5000, listMinor: 6000 })).toEqual({
    now: dkk(35),
    isReduced: true,
    percent: 30,
    prior: dkk(50),
  })
})

test('shows a reduction from the lowest price of 30 days in the EEA, whether or not there is a list price [D-04]', () => {
  const reduced = { now: dkk(35), isReduced: true, percent: 30, prior: dkk(50) }

  for (const listMinor of [null, 3500, 5000, 6000])
    expect(shownIn('da-dk', 3500, { priorMinor: 5000, listMinor })).toEqual(reduced)
})

test('shows no offer for a price that has been as low before', () => {
  expect(shownIn('da-dk', 3500, { priorMinor: 3500, listMinor: 6000 })).toEqual({ now: dkk(35), prior: dkk(35) })
})

test('strikes the list price elsewhere [B-CAT-04]', () => {
  expect(shownIn('en-us', 3500, { listMinor: 5000 })).toEqual({
    now: usd(35),
    isReduced: true,
    before: usd(50),
    percent: 30,
  })
})

test('treats a list price equal to the price as no list price [B-CAT-06]', () => {
  expect(shownIn('en-us', 5000, { listMinor: 5000 })).toEqual({ now: usd(50) })
  expect(shownIn('en-us', 5000, { listMinor: 4000 })).toEqual({ now: usd(50) })
})

test('tells the lowest price of 30 days outside the EU where the shop wants it, and in the EU whatever it wants [B-FT-02, D-04]', () => {
  const reduced = { listMinor: 7000, priorMinor: 5000 }

  expect(shownIn('en-us', 3500, { ...reduced, toggles: ['priceTransparency'] })).toMatchObject({
    prior: usd(50),
    priorPercent: 30,
    percent: 50,
  })
  expect(shownIn('en-us', 3500, reduced)).not.toHaveProperty('prior')
  expect(shownIn('da-dk', 3500, reduced)).toMatchObject({ prior: dkk(50) })
})

test('puts the list price before the price to pay where the shop wants it [B-FT-04]', () => {
  const toggles = ['listPriceBeforeSalesPrice'] as const

  expect(shownIn('en-us', 3500, { listMinor: 5000, toggles }).isBeforeFirst).toBe(true)
  expect(shownIn('en-us', 3500, { toggles })).not.toHaveProperty('isBeforeFirst')
  expect(shownIn('en-us', 3500, { listMinor: 5000 })).not.toHaveProperty('isBeforeFirst')
})

test('tells reductions below 10 percent only where the shop wants it [B-FT-06, B-BADGE-O1]', () => {
  const little = { listMinor: 5000 }

  expect(shownIn('en-us', 4550, little)).toEqual({ now: usd(45.5), isReduced: true, before: usd(50) })
  expect(shownIn('en-us', 4550, { ...little, toggles: ['singleDigitDiscountBadge'] }).percent).toBe(9)
  expect(shownIn('en-us', 4500, little).percent).toBe(10)
  const least = { priorMinor: 5000, toggles: ['singleDigitDiscountBadge'] } as const
  expect([shownIn('da-dk', 4950, least).percent, shownIn('da-dk', 4950, { priorMinor: 5000 }).percent]).toEqual([
    ...[1, undefined],
  ])
})

test('shows with no feature switched on a price and what it was, and the lowest price of 30 days in the EEA alone [B-FT-49]', () => {
  const told = { listMinor: 5000, priorMinor: 4800, memberMinor: 3000 }

  expect(shownIn('en-us', 4600, told)).toEqual({ now: usd(46), isReduced: true, before: usd(50) })
  expect(shownIn('da-dk', 4600, told)).toEqual({ now: dkk(46), isReduced: true, prior: dkk(48) })
})

test('names a promotion with its price where the shop wants it, and what it says of itself [B-FT-41]', () => {
  const told = { listMinor: 5000, promotion: { ...promotion, callout: 'Until Sunday' } }

  expect(shownIn('en-us', 4500, { ...told, toggles: ['promotionDiscountDisplay'] }).discounts).toEqual([
    { kind: 'promotion', name: 'Autumn offer', off: usd(5), callout: 'Until Sunday' },
  ])
  expect(shownIn('en-us', 4500, told)).not.toHaveProperty('discounts')
})

test('names two discounts one by one when the first is a markdown, and only then [B-CAT-07] [B-CAT-08, C-ENT-02]', () => {
  expect(shownIn('en-us', 3600, { listMinor: 5000, promotion }).discounts).toEqual([
    { kind: 'markdown', off: usd(10) },
    { kind: 'promotion', off: usd(4) },
  ])
  expect(shownIn('en-us', 4000, { listMinor: 5000 })).not.toHaveProperty('discounts')
})

test('hides what an offer wants hidden, and never what the law wants told [B-CAT-O3]', () => {
  const callout = { hideDiscountBadge: true, hideListPrice: true }

  expect(shownIn('en-us', 3500, { listMinor: 5000, callout })).toEqual({ now: usd(35), isReduced: true })
  expect(shownIn('da-dk', 3500, { priorMinor: 5000, callout })).toEqual({
    now: dkk(35),
    isReduced: true,
    prior: dkk(50),
  })
  const each = (hidden: 'hideDiscountBadge' | 'hideListPrice', id: Id = 'en-us') =>
    shownIn(id, 3500, { listMinor: 5000, priorMinor: 5000, callout: { [hidden]: true } })
  expect(each('hideDiscountBadge')).toEqual({ now: usd(35), isReduced: true, before: usd(50) })
  expect(each('hideListPrice')).toEqual({ now: usd(35), isReduced: true, percent: 30 })
  expect(each('hideListPrice', 'da-dk')).toMatchObject({ percent: 30, prior: dkk(50) })
})

test('shows none of the optional parts of a price unless the shop wants them', () => {
  expect(plainDisplay).toEqual({
    memberPrice: false,
    priceTransparency: false,
    listPriceBeforeSalesPrice: false,
    singleDigitDiscountBadge: false,
    promotionDiscountDisplay: false,
  })
})

test('says that other sizes cost more', () => {
  expect(shownIn('en-us', 14900, { isFrom: true })).toEqual({ now: usd(149), isFrom: true })
})

test('tells the price of members beside the public one where the shop wants it and members pay less [D-05, B-FT-31]', () => {
  expect(shownIn('en-us', 5000, { memberMinor: 4000, toggles: ['memberPrice'] }).member).toEqual(usd(40))
  expect(shownIn('en-us', 5000, { memberMinor: 5000, toggles: ['memberPrice'] })).not.toHaveProperty('member')
  expect(shownIn('en-us', 5000, { memberMinor: 4000 })).not.toHaveProperty('member')
})

test('sets a member price in Turkey beside the public one with nothing struck and no word of saving [B-FT-31, D-05]', () => {
  const reduced = { listMinor: 150_000, memberMinor: 90_000 }
  const lira = (amount: number) => ({ amount, currency: 'TRY' })

  expect(shownIn('tr-tr', 100_000, { ...reduced, toggles: ['memberPrice'] })).toEqual({
    now: lira(1000),
    member: lira(900),
  })
  expect(shownIn('tr-tr', 100_000, reduced).before).toEqual(lira(1500))
})

test('names beside a member price in Turkey no discount and no percentage, not even of the lowest price of 30 days [D-05]', () => {
  const reduced = { listMinor: 150_000, priorMinor: 120_000, memberMinor: 90_000, promotion }
  const toggles = ['memberPrice', 'promotionDiscountDisplay', 'priceTransparency', 'singleDigitDiscountBadge'] as const
  const lira = (amount: number) => ({ amount, currency: 'TRY' })

  expect(shownIn('tr-tr', 100_000, { ...reduced, toggles })).toEqual({
    ...{ now: lira(1000), member: lira(900), prior: lira(1200) },
  })
})

test('compares for search engines with the price that the page shows, and with none it hides', () => {
  const compared = (id: Id, told: Told) => comparedPrice(shownIn(id, 3500, told))

  expect(compared('da-dk', { priorMinor: 5000, listMinor: 6000 })).toEqual(dkk(50))
  expect(compared('en-us', { priorMinor: 4000, listMinor: 5000 })).toEqual(usd(50))
  expect(compared('en-us', { listMinor: 5000, callout: { hideListPrice: true } })).toBeUndefined()
  expect(compared('da-dk', { priorMinor: 3500 })).toBeUndefined()
})
