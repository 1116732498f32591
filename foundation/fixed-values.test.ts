import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as fixed from './fixed-values.ts'

test('leaves messages up the longer the graver they are, and a pause between two [B-CON-10, C-TST-01, C-TST-02, C-CST-01]', () => {
  expect(fixed.toastMs).toEqual({ danger: 7000, warning: 5000, info: 4000, success: 3000 })
  expect(fixed.toastGapMs).toBe(700)
})

test('goes on five seconds after a payment failed, or a link was looked at [C-PRS-02, C-CST-13]', () => {
  expect([fixed.paymentErrorMs, fixed.askLinkAgainMs]).toEqual([5000, 5000])
})

test('counts to 99 on an icon, and offers three products of a bonus [C-CST-05, C-CST-06]', () => {
  expect([fixed.mostOnIcon, fixed.mostBonusProducts]).toEqual([99, 3])
})

test('asks in a store after half a minute whether anybody is there, and gives a minute to answer [C-CST-03, C-CST-04, C-BSK-06, C-ISO-02]', () => {
  expect([fixed.idleMs, fixed.deleteBasketSeconds]).toEqual([30_000, 60])
})

test('closes a flyout within half a second [C-CST-02]', () => {
  expect(readFileSync('ui/tokens.css', 'utf8')).toMatch(/--flyout: 500ms /)
  expect(readFileSync('ui/drawer/drawer.module.css', 'utf8')).toMatch(/overlay var\(--flyout\)/)
})

test('keeps in one place the values that no shop sets [C-CST-O1]', () => {
  expect({ ...fixed }).toEqual({
    toastMs: { danger: 7000, warning: 5000, info: 4000, success: 3000 },
    toastGapMs: 700,
    paymentErrorMs: 5000,
    askLinkAgainMs: 5000,
    mostOnIcon: 99,
    mostBonusProducts: 3,
    idleMs: 30_000,
    deleteBasketSeconds: 60,
    affiliation: 'Online Store',
  })
})
