import { expect, test } from 'vitest'
import { toggleKeys } from '#contracts/toggles.ts'
import { togglesOf } from './toggles.ts'

test('has every toggle off by default [C-GEN-06, C-TGL-O1, C-TGL-17, B-FT-12, B-FT-35]', () => {
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

test('switches off every part of a feature that is off as a whole [B-FT-11]', () => {
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
