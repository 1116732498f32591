import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { basketWith, goodsOf } from '../../basket/basket.fakes.ts'
import { firstIncomplete, isComplete, outsideThreshold, type Progress, readyToPay } from './steps.ts'

const american = (minimumMinor: number, maximumMinor: number) =>
  ({ currency: 'USD', choices: { threshold: { minimumMinor, maximumMinor } } }) as unknown as Market
const usd = (minor: number) => money(minor, 'USD')

test('blocks a total at or beyond a limit, and shows the range [C-THR-02, C-THR-O1]', () => {
  const market = american(5_000, 80_000)

  expect(outsideThreshold(market, usd(5_001))).toBeUndefined()
  expect(outsideThreshold(market, usd(79_999))).toBeUndefined()
  expect(outsideThreshold(market, usd(5_000))).toEqual({
    code: 'checkout.outside-range',
    minimum: usd(5_000),
    maximum: usd(80_000),
  })
  expect(outsideThreshold(market, usd(80_000))).toMatchObject({ code: 'checkout.outside-range' })
})

test('shows only the minimum if there is no maximum, and treats a limit of 0 as none [C-THR-03, D-29]', () => {
  expect(outsideThreshold(american(10_000, 0), usd(9_999))).toEqual({
    code: 'checkout.below-minimum',
    minimum: usd(10_000),
  })
  expect(outsideThreshold(american(10_000, 0), usd(9_999_999))).toBeUndefined()
  expect(outsideThreshold(american(0, 0), usd(0))).toBeUndefined()
  expect(outsideThreshold(american(0, 80_000), usd(0))).toBeUndefined()
  expect(outsideThreshold(american(0, 80_000), usd(80_001))).toEqual({
    code: 'checkout.outside-range',
    minimum: usd(0),
    maximum: usd(80_000),
  })
})

const market = fakeMarket('da-dk')
const address = {
  ...{
    firstName: 'Ane',
    lastName: 'Holm',
    line1: 'Nørregade',
    houseNumber: '12',
    postalCode: '1165',
    city: 'København K',
  },
  ...{ mobilePhoneNumber: '+4512345678', country: 'DK' },
}
const home = { method: { deliveryType: 'home' } }
const parcel = { id: 'warehouse', choice: { shippingMethodId: 'home' }, chosen: home }
const complete = {
  ...{ email: 'ane@example.com', addresses: { shipping: address, useBillingForShipping: false } },
  terms: { version: market.choices.termsVersion, at: '2026-06-15T12:00:00Z' },
}
interface Asked {
  readonly basket?: Parameters<typeof basketWith>[1]
  readonly lines?: Parameters<typeof basketWith>[0]
  readonly shipments?: readonly object[]
  readonly isDigital?: boolean
}
const progress = ({ basket = {}, lines = [{ sku: 'dress' }], shipments = [parcel], isDigital = false }: Asked = {}) =>
  ({
    ...{ market, goods: goodsOf([{ sku: 'dress', minor: 8000, pieces: 1 }]) },
    basket: basketWith(lines, { ...complete, ...basket }),
    calculation: { isDigital, shipments, totals: { total: money(8000, market.currency) } },
  }) as unknown as Progress
const problem = (asked: Asked) => {
  const ready = readyToPay(progress(asked))
  return ready.ok ? undefined : ready.problem.code
}

test('leads to the first step that is not complete, and to paying once all are [C-CHK-01]', () => {
  const addresses = { useBillingForShipping: true }
  const step = (asked: Asked) => firstIncomplete(progress(asked))

  expect(step({})).toBe('payment')
  expect(step({ basket: { terms: null } })).toBe('summary')
  expect(step({ basket: { terms: null }, shipments: [{ id: 'warehouse' }] })).toBe('shipping')
  expect(step({ basket: { addresses }, shipments: [{ id: 'warehouse' }] })).toBe('details')
  expect(step({ basket: { addresses, email: null } })).toBe('customer')
  const halfway = progress({ basket: { addresses } })
  expect([isComplete(halfway, 'customer'), isComplete(halfway, 'details')]).toEqual([true, false])
})

test('allows no payment before goods, address, delivery and consent are complete [C-CHK-O3]', () => {
  const sentTo = (more: object) => ({
    basket: { addresses: { shipping: { ...address, ...more }, useBillingForShipping: false } },
  })

  expect(problem({})).toBeUndefined()
  expect(problem({ lines: [] })).toBe('checkout.basket-empty')
  expect(problem({ basket: { email: null } })).toBe('checkout.email-missing')
  expect(problem(sentTo({ line1: '' }))).toBe('checkout.address-missing')
  expect(problem(sentTo({ postalCode: '1' }))).toBe('checkout.address-must-be-corrected')
  expect(problem({ shipments: [{ id: 'warehouse' }] })).toBe('checkout.shipping-method-missing')
  expect(problem({ shipments: [{ ...parcel, chosen: undefined }] })).toBe('checkout.shipping-method-not-offered')
  const atPoint = { ...parcel, chosen: { method: { deliveryType: 'pickup' } } }
  expect(problem({ shipments: [atPoint] })).toBe('checkout.pickup-point-missing')
  expect(problem({ shipments: [{ ...atPoint, choice: { pickupPointId: 'kiosk' } }] })).toBeUndefined()
  expect(problem({ basket: { terms: null } })).toBe('checkout.terms-not-accepted')
  expect(problem({ basket: { terms: { ...complete.terms, version: '0' } } })).toBe('checkout.terms-changed')
  expect(problem({ lines: [{ sku: 'dress', quantity: 2 }] })).toBe('basket.not-enough-stock')
})

test('requires the buyer’s name for goods sent by email, but no address or parcel [C-CHK-O2]', () => {
  const buyer = { firstName: 'Ane', lastName: 'Holm' }
  const online = (addresses: object) =>
    problem({
      ...{ isDigital: true, shipments: [{ id: 'online' }] },
      basket: { addresses: { useBillingForShipping: true, ...addresses } },
    })

  expect([online({ billing: buyer }), online({ shipping: buyer })]).toEqual([undefined, undefined])
  for (const nobody of [{}, { billing: { firstName: 'Ane' } }, { billing: { lastName: 'Holm' } }])
    expect(online(nobody)).toBe('checkout.address-missing')
})
