import { expect, test } from 'vitest'
import { basketWith } from './basket.fakes.ts'
import { mergeBaskets } from './merge-baskets.ts'

const agreed = (version: string) => ({ version, at: '2026-06-15T12:00:00Z' })

test('adds up the pieces of both baskets up to the limit of a line, and keeps different lines apart [C-BSK-O4]', () => {
  const bonus = { promotionId: 'gift', rewardId: 'r' }
  const own = basketWith([{ sku: 'shirt', quantity: 60 }, { sku: 'dress' }])
  const guests = basketWith([
    { sku: 'shirt', quantity: 50 },
    { sku: 'dress', quantity: 2 },
    { sku: 'dress', stockLocation: 'store', storeId: 'aarhus' },
    { sku: 'socks', bonus },
  ])

  expect(mergeBaskets(own, guests).lines).toMatchObject([
    { id: '1', sku: 'shirt', quantity: 99 },
    { id: '2', sku: 'dress', quantity: 3 },
    { id: '3', sku: 'dress', quantity: 1, storeId: 'aarhus' },
    { id: '4', sku: 'socks', bonus },
  ])
})

test('merges no more lines than a basket may have [C-BSK-O4]', () => {
  const lines = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({ sku: `${name}-${index}`, quantity: 1 }))
  const { lines: joined } = mergeBaskets(basketWith(lines(99, 'own')), basketWith(lines(2, 'guest')))

  expect(joined).toHaveLength(100)
  expect(joined.at(-1)).toMatchObject({ id: '100', sku: 'guest-0' })
})

test('merges no more codes and gift cards than a basket may have, those of the account first [C-BSK-O4]', () => {
  const names = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of}${index}`)
  const both = (count: number, of: string) => ({ promoCodes: names(count, of), giftCards: names(count, of) })
  const { promoCodes, giftCards } = mergeBaskets(basketWith([], both(9, 'own')), basketWith([], both(9, 'guest')))

  expect([promoCodes, giftCards]).toEqual(Array(2).fill([...names(9, 'own'), 'guest0']))
})

test('keeps the codes and cards of both baskets once, and prefers the newer choices of the guest [C-BSK-O4]', () => {
  const own = basketWith([], {
    ...{ promoCodes: ['A', 'B'], giftCards: ['1'], optedOut: { bag: 1, socks: 1 }, note: 'own', email: 'own@x.dk' },
    addresses: { shipping: { city: 'Own' }, useBillingForShipping: false },
    shipments: { all: { shippingMethodId: 'own' } },
    ...{ terms: agreed('own'), newsletter: agreed('own') },
  })
  const guests = basketWith([], {
    ...{ promoCodes: ['B', 'C'], giftCards: ['1', '2'], optedOut: { socks: 2 }, note: 'new', email: 'new@x.dk' },
    addresses: { billing: { city: 'New' }, useBillingForShipping: true },
    shipments: { all: { shippingMethodId: 'new' } },
    ...{ terms: agreed('new'), newsletter: agreed('new') },
  })

  expect(mergeBaskets(own, guests)).toMatchObject({
    ...{ promoCodes: ['A', 'B', 'C'], giftCards: ['1', '2'], optedOut: { bag: 1, socks: 2 } },
    ...{ note: 'new', email: 'new@x.dk', addresses: guests.addresses, shipments: guests.shipments },
    ...{ terms: agreed('new'), newsletter: agreed('new') },
  })
  const silent = basketWith([])
  expect(mergeBaskets(own, silent)).toEqual({ ...own })
  const elsewhere = { ...silent, market: 'yy-yy' }
  expect(mergeBaskets(own, elsewhere)).toMatchObject({ market: 'yy-yy', terms: null, newsletter: agreed('own') })
  const toHome = { ...silent, addresses: { shipping: { city: 'New' }, useBillingForShipping: false } }
  expect(mergeBaskets(own, toHome).addresses).toEqual(toHome.addresses)
})

test('remembers from either basket that the shopper was asked for the newsletter [C-CHK-O1]', () => {
  const [asked, notYet] = [basketWith([], { newsletterAsked: true }), basketWith([])]
  const merged = [mergeBaskets(asked, notYet), mergeBaskets(notYet, asked), mergeBaskets(notYet, notYet)]

  expect(merged.map(({ newsletterAsked }) => newsletterAsked)).toEqual([true, true, false])
})

test('leaves a consent to the newsletter with the address it was given for [C-BSK-O4]', () => {
  const own = basketWith([], { email: 'own@x.dk', newsletter: agreed('own') })
  const consentFor = (email: string | null) => mergeBaskets(own, basketWith([], { email })).newsletter

  expect([consentFor('new@x.dk'), consentFor('OWN@x.dk'), consentFor(null)]).toEqual([
    null,
    agreed('own'),
    agreed('own'),
  ])
})
