import { expect, test } from 'vitest'
import { askLinkAgainMs, mostOnIcon, paymentErrorMs } from './fixed-values.ts'

test('goes on five seconds after a payment failed, or a link was looked at [C-PRS-02, C-CST-13]', () => {
  expect([paymentErrorMs, askLinkAgainMs]).toEqual([5000, 5000])
})

test('counts to 99 on an icon [C-CST-05]', () => {
  expect(mostOnIcon).toBe(99)
})
