import { expect, test } from 'vitest'
import { alreadyApplied } from './already-applied.ts'

test('sends no code twice, whatever its spelling [C-PRO-02, C-TST-25]', () => {
  const told = (typed: string) => alreadyApplied('promoCode', typed, ['WELCOME10'])

  expect(['WELCOME10', 'welcome_10', ' Welcome 10 '].map(told)).toEqual(
    Array(3).fill('basket.promo_code_already_applied'),
  )
  expect(['WELCOME1', '', 'DRESS20'].map(told)).toEqual([undefined, undefined, undefined])
})

test('does not send the same gift card twice, but sends another card with the same last digits [C-GFT-01, C-TST-27]', () => {
  const told = (typed: string) => alreadyApplied('giftCard', typed, ['6006 0000 0000 0029'])

  expect(['6006000000000029', '6006-0000-0000-0029'].map(told)).toEqual(
    Array(2).fill('basket.gift_card_already_applied'),
  )
  expect(['6006 0000 9900 0029', '0029', ''].map(told)).toEqual([undefined, undefined, undefined])
})
