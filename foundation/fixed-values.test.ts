import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as fixed from './fixed-values.ts'

test('shows more severe messages longer, with a pause between two messages [B-CON-10, B-TOAST-03, C-TST-01, C-TST-02, C-CST-01, B-CON-08]', () => {
  expect(fixed.toastMs).toEqual({ danger: 7000, warning: 5000, info: 4000, success: 3000 })
  expect(fixed.toastGapMs).toBe(700)
})

test('continues five seconds after a failed payment, and checks a payment link every five seconds [C-PRS-02, C-CST-13]', () => {
  expect([fixed.paymentErrorMs, fixed.paymentLinkPollMs]).toEqual([5000, 5000])
})

test('counts to 99 on an icon, and offers three products of a bonus [C-CST-05, C-CST-06, B-CON-07]', () => {
  expect([fixed.mostOnIcon, fixed.mostBonusProducts]).toEqual([99, 3])
})

test('a store device shows the idle question after 30 seconds and waits 60 seconds for an answer [C-CST-03, C-CST-04, C-BSK-06, C-ISO-02]', () => {
  expect([fixed.idleMs, fixed.deleteBasketSeconds]).toEqual([30_000, 60])
})

test('closes every flyout within half a second, each part of it at the same pace [C-CST-02, B-CON-08, B-FLY-03, C-RTE-27]', () => {
  expect(readFileSync('ui/tokens.css', 'utf8')).toMatch(/--flyout: 500ms /)
  expect(readFileSync('ui/tokens.css', 'utf8')).toMatch(/prefers-reduced-motion: reduce\) \{[^}]*--flyout: 120ms /)
  for (const flyout of ['drawer', 'bottom-flyout']) {
    const [, moves = ''] = /transition:([^;]*);/.exec(readFileSync(`ui/drawer/${flyout}.module.css`, 'utf8')) ?? []
    const paces = ['opacity', 'translate', 'overlay', 'display'].map(
      (part) => new RegExp(`${part} (var\\(--[a-z]+\\))`).exec(moves)?.[1],
    )
    expect([flyout, ...paces]).toEqual([flyout, ...Array(4).fill('var(--flyout)')])
  }
})

test('shows a sign of loading that is 60 px wide and high [B-CON-06, B-PAGE-45]', () => {
  const [, loader = ''] = /\.loader \{([^}]*)\}/.exec(readFileSync('web/accounts/accounts.module.css', 'utf8')) ?? []

  expect(loader.match(/(inline|block)-size: [^;]+/g)).toEqual(['inline-size: 60px', 'block-size: 60px'])
})

test('sets the waiting times for scrolling, elements, consent, the check of terms and reloads [B-CON-09, B-PAGE-57, B-PAGE-O2, C-TRM-02, B-FLY-06, C-CST-07, B-CONS-06]', () => {
  expect([fixed.scrollMs, fixed.scrollEndMs, fixed.pollMs]).toEqual([200, 200, 500])
  expect([fixed.consentWaitMs, fixed.setUpAgainMs]).toEqual([2_000, 150])
  expect([fixed.idleMs, fixed.termsPollMs, fixed.reloadGuardMs]).toEqual([30_000, 180_000, 60_000])
})

test('sets the house code, and uses unisex for products without a gender [B-CON-14, B-SYS-O1]', () => {
  expect([fixed.companyCode, fixed.usualGender]).toEqual(['on', 'unisex'])
})

test('offers the app after three and a half seconds [B-APP-03, B-CON-08]', () => {
  expect(fixed.appBannerMs).toBe(3500)
})

test('waits three seconds before it suggests another market [B-GEO-03, B-CON-08]', () => {
  expect(fixed.marketQuestionMs).toBe(3000)
})

test('keeps in one place the values that no shop sets [C-CST-O1, C-CST-08]', () => {
  expect({ ...fixed }).toEqual({
    toastMs: { danger: 7000, warning: 5000, info: 4000, success: 3000 },
    toastGapMs: 700,
    paymentErrorMs: 5000,
    paymentLinkPollMs: 5000,
    mostOnIcon: 99,
    mostBonusProducts: 3,
    fewPieces: 3,
    scrollMs: 200,
    scrollEndMs: 200,
    pollMs: 500,
    consentWaitMs: 2_000,
    setUpAgainMs: 150,
    termsPollMs: 180_000,
    reloadGuardMs: 60_000,
    idleMs: 30_000,
    appBannerMs: 3500,
    marketQuestionMs: 3000,
    deleteBasketSeconds: 60,
    memberCodeAfterMs: 900,
    memberCodeTickMs: 1000,
    memberSearchDelayMs: 250,
    companyCode: 'on',
    usualGender: 'unisex',
    affiliation: 'Online Store',
  })
})
