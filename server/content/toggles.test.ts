import { expect, test } from 'vitest'
import { toggleKeys } from '#contracts/toggles.ts'
import { togglesOf } from './toggles.ts'

test('has every toggle off by default [C-GEN-06, C-TGL-O1, C-TGL-17, B-FT-12, B-FT-35, B-FT-49]', () => {
  const toggles = togglesOf({}, {})
  expect(Object.keys(toggles)).toHaveLength(toggleKeys.length)
  expect(Object.values(toggles).some(Boolean)).toBe(false)
  expect(toggles).toMatchObject({ requireLoginForWishlist: false, giftCardsInListings: false })
})

test('has a toggle for each part of signing in that a shop may leave out [C-AUT-08]', () => {
  expect(toggleKeys).toEqual(
    expect.arrayContaining([
      ...['authInCheckout', 'socialLogin', 'loginFlyout', 'signupTermsAndDoubleOptIn', 'birthdayField'],
      ...['loginMaintenanceMode', 'accountMaintenanceMode'],
    ]),
  )
})

test('lets a market override the toggles of the shop [C-TGL-O1]', () => {
  expect(togglesOf({ wishlist: true, memberPrice: true }, { memberPrice: false, stockCheck: true })).toMatchObject({
    wishlist: true,
    memberPrice: false,
    stockCheck: true,
  })
})

test.each([
  ['wishlist', ['requireLoginForWishlist', 'shareWishlist', 'createWishlist']],
  ['completeTheLook', ['listingCompleteTheLook', 'detailCompleteTheLook', 'completeTheLookTiles']],
  ['recommendations', ['detailRecommendations']],
] as const)('the parts of %s work only with it: %o [B-FT-O1]', (whole, parts) => {
  const on = Object.fromEntries(parts.map((part) => [part, true]))
  const off = Object.fromEntries(parts.map((part) => [part, false]))

  expect(togglesOf(on, {})).toMatchObject(off)
  expect(togglesOf({ ...on, [whole]: true }, { [whole]: false })).toMatchObject(off)
  expect(togglesOf({ ...on, [whole]: true }, {})).toMatchObject({ ...on, [whole]: true })
  expect(togglesOf({ [whole]: true }, {})).toMatchObject(off)
})

test('switches off every part of a feature that is off as a whole [B-FT-11, B-FT-O1]', () => {
  expect(
    togglesOf(
      { shareWishlist: true, completeTheLookTiles: true, recommendations: true, detailRecommendations: true },
      {},
    ),
  ).toMatchObject({
    shareWishlist: false,
    completeTheLookTiles: false,
    detailRecommendations: true,
  })
  expect(togglesOf({ detailRecommendations: true }, {})).toMatchObject({ detailRecommendations: false })
})

test('ignores a toggle that is not in the list [C-TGL-O1]', () => {
  expect(togglesOf({ teleport: true }, {})).not.toHaveProperty('teleport')
})
