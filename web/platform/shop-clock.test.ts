import { expect, test } from 'vitest'
import { setShopClock, shopNow } from './shop-clock.ts'

test('goes by the time the shop answered, and not by a clock that is wrong', () => {
  const wrong = Date.now() - 3_600_000

  setShopClock(new Response(null, { headers: { date: new Date(wrong + 3_600_000).toUTCString() } }), wrong)
  expect(Math.abs(shopNow() - Date.now() - 3_600_000)).toBeLessThan(2000)
  setShopClock(new Response(null), 0)
  expect(Math.abs(shopNow() - Date.now() - 3_600_000)).toBeLessThan(2000)
})
