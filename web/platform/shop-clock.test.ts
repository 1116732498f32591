import { expect, test } from 'vitest'
import { setShopClock, shopNow } from './shop-clock.ts'

test('uses the time of the shop’s answer instead of a wrong device clock [B-CNT-O1]', () => {
  const wrong = Date.now() - 3_600_000

  setShopClock(new Response(null, { headers: { date: new Date(wrong + 3_600_000).toUTCString() } }), wrong)
  expect(Math.abs(shopNow() - Date.now() - 3_600_000)).toBeLessThan(2000)
  setShopClock(new Response(null), 0)
  expect(Math.abs(shopNow() - Date.now() - 3_600_000)).toBeLessThan(2000)
})
