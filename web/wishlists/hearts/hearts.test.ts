import { expect, test } from 'vitest'
import { choosesAmongLists } from './hearts.ts'

test('lets a member choose a list where the market has several; every other heart uses the default list [B-WISH-O5] [B-FT-33]', () => {
  const chooses = (several: boolean, signedIn: boolean) =>
    choosesAmongLists(
      { toggle: (key) => key === 'createWishlist' && several },
      { ...{ basket: { quantity: 0 }, wishlist: { skus: [] } }, signedIn },
    )

  expect([chooses(true, true), chooses(true, false), chooses(false, true)]).toEqual([true, false, false])
})
